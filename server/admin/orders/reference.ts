import { UsageError } from '../command.ts';

/** Reads an order's reference however it was typed: RM-000123, rm-123 or 123. */
export function readReference(typed: string): string {
  const [, digits] = /^(?:rm-?)?0*(\d{1,9})$/i.exec(typed) ?? [];
  if (digits === undefined) throw new UsageError(`${typed} is not a reference like RM-000123.`);
  return `RM-${digits.padStart(6, '0')}`;
}
