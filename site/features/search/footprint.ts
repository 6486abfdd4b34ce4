import { inMetres, units } from './units.ts';
import { isNumber } from './words.ts';

/** The floor that something stands on, in metres. */
export type Footprint = { kind: 'footprint'; width: number; length: number };

export const multiplication = new Set(['x', 'by']);

const feet = units.get('ft');

/** '0.85 x 1.8', '1450mm x 2500mm': sections and rungs are neither broken nor so many. */
export function footprintAt(
  tokens: readonly string[],
  from: number,
): { size: Footprint; taken: number } | undefined {
  const width = lengthAt(tokens, from);
  if (!width || !multiplication.has(tokens[width.end] ?? '')) return;
  const length = lengthAt(tokens, width.end + 1);
  if (!length || [width, length].every(({ value }) => Number.isInteger(value))) return;
  // A third one is the height, which is read by itself.
  const more =
    multiplication.has(tokens[length.end] ?? '') && isNumber(tokens[length.end + 1] ?? '');
  return {
    size: { kind: 'footprint', width: width.value, length: length.value },
    taken: length.end + (more ? 1 : 0) - from,
  };
}

/** Metres or millimetres, with their unit or without; no floor is measured in feet: '2 x 8ft ladder'. */
function lengthAt(
  tokens: readonly string[],
  at: number,
): { value: number; end: number } | undefined {
  const token = tokens[at] ?? '';
  if (!isNumber(token)) return;
  const unit = units.get(tokens[at + 1] ?? '');
  if (unit === feet) return;
  if (unit?.kind === 'metres')
    return { value: Math.round(Number(token) * unit.metre * 1000) / 1000, end: at + 2 };
  return { value: inMetres(Number(token)), end: at + 1 };
}
