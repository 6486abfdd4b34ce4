/** A measured height as a drawing letters it, number and unit kept together. */
export function measureText(name: string, metres: number): string {
  return `${name} ${metres.toFixed(1)}\u00a0m`;
}
