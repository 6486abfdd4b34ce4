/**
 * How many slips of the finger lie between two words: a letter left out, added, changed, or two
 * swapped. Gives up beyond `most`. With `begun`, what is typed may stop before the word does.
 */
export function slipsBetween(typed: string, word: string, most: number, begun = false): number {
  if (typed.length - word.length > most) return most + 1;
  if (!begun && word.length - typed.length > most) return most + 1;
  const letters = begun ? word.slice(0, typed.length + most) : word;
  let before: number[] = [];
  let above = Array.from({ length: letters.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= letters.length; at += 1) {
      const same = typed[row - 1] === letters[at - 1];
      let slips = Math.min(
        cell(above, at) + 1,
        cell(line, at - 1) + 1,
        cell(above, at - 1) + (same ? 0 : 1),
      );
      if (row > 1 && typed[row - 1] === letters[at - 2] && typed[row - 2] === letters[at - 1]) {
        slips = Math.min(slips, cell(before, at - 2) + 1);
      }
      line.push(slips);
    }
    if (Math.min(...line) > most) return most + 1;
    before = above;
    above = line;
  }
  return begun ? Math.min(...above) : cell(above, letters.length);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}
