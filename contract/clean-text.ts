/** Invisible marks that turn the direction of writing, so that a text reads as another than it is. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Takes out marks that turn the direction of writing; old records may hold them still. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, '');
}

/** Text as typed, fit to be kept and shown: whole characters, and no marks that turn its direction. */
export function cleanText(text: string): string {
  return withoutDirectionMarks(text.toWellFormed()).trim();
}
