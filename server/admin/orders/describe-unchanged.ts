/** What a command answers that found everything done: nothing, or that the note is kept. */
export function describeUnchanged(note: string | undefined): string {
  return note ? 'Nothing is changed; the note is in its history.' : 'Nothing is changed.';
}
