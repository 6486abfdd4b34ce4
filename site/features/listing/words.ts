/** The shop calls whatever it lists towers. */
export function towers(count: number): string {
  return `${count} ${count === 1 ? 'tower' : 'towers'}`;
}
