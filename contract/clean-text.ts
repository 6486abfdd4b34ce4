/** Invisible direction marks, which can make text read as something else. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes direction marks; old records may still hold them. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, '');
}

/** Typed text made safe to store and show: well-formed, without direction marks. */
export function cleanText(text: string): string {
  return withoutDirectionMarks(text.toWellFormed()).trim();
}
