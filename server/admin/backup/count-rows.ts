/** How many rows of how many tables. */
export function countRows(rows: Readonly<Record<string, number>>): string {
  const counts = Object.values(rows);
  const filled = counts.filter((count) => count > 0).length;
  return `${counts.reduce((sum, count) => sum + count, 0)} rows in ${filled} tables`;
}
