/** The edit distance between two words, up to `max`. With `begun`, the typed word may be incomplete. */
export function editDistance(typed: string, word: string, max: number, begun = false): number {
  if (typed.length - word.length > max) return max + 1;
  if (!begun && word.length - typed.length > max) return max + 1;
  const letters = begun ? word.slice(0, typed.length + max) : word;
  let before: number[] = [];
  let above = Array.from({ length: letters.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= letters.length; at += 1) {
      const same = typed[row - 1] === letters[at - 1];
      let edits = Math.min(
        cell(above, at) + 1,
        cell(line, at - 1) + 1,
        cell(above, at - 1) + (same ? 0 : 1),
      );
      if (row > 1 && typed[row - 1] === letters[at - 2] && typed[row - 2] === letters[at - 1]) {
        edits = Math.min(edits, cell(before, at - 2) + 1);
      }
      line.push(edits);
    }
    if (Math.min(...line) > max) return max + 1;
    before = above;
    above = line;
  }
  return begun ? Math.min(...above) : cell(above, letters.length);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}
