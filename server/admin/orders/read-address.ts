import { deliverable, tidyPostcode } from '../../../content/postcode.ts';
import type { PostalAddress } from '../../database/schema.ts';
import { UsageError } from '../command.ts';

/** An address as it is typed on one line: street, more of it if there is any, town, postcode. */
export function readAddress(typed: string): PostalAddress {
  const parts = typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [line1, ...others] = parts;
  const postcode = tidyPostcode(others.pop() ?? '');
  const town = others.pop();
  if (!line1 || !town) {
    throw new UsageError('Write the address with commas: --address "9 Mill Lane, Kendal, LA9 4XX"');
  }
  if (!deliverable(postcode)) {
    throw new UsageError(
      `${postcode} is no full postcode of the United Kingdom. It comes last: --address "9 Mill Lane, Kendal, LA9 4XX"`,
    );
  }
  return { line1, line2: others.join(', ') || undefined, town, postcode, country: 'GB' };
}
