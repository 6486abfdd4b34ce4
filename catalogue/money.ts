/** Whole pence, VAT included unless a name says otherwise. */
export type Pence = number;

/** Formats a price as a page shows it, always with two decimals: £1,234.50. */
export function formatPrice(pence: Pence): string {
  // Not Intl.NumberFormat: browsers take long to create one, which delays the first page.
  const [whole = '', fraction] = (Math.abs(pence) / 100).toFixed(2).split('.');
  return `${pence < 0 ? '-' : ''}£${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

/** Formats a saving, without the pence if they are zero: £36, £35.51. */
export function formatSaving(pence: Pence): string {
  return formatPrice(pence).replace(/\.00$/, '');
}

/** The rate of everything in the shop. The VAT is a sixth of a price that includes it. */
export const vatRate = '20%';

/** The VAT inside a price, at the standard rate of 20%. */
export function vatInPrice(pence: Pence): Pence {
  return Math.round(pence / 6);
}

/** The price without VAT. It and `vatInPrice` always add up to the price. */
export function exVat(pence: Pence): Pence {
  return pence - vatInPrice(pence);
}

/** Parses pounds as the owner writes them, 283.49 or 118. Throws on anything else. */
export function penceFromPounds(text: string): Pence {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) {
    throw new Error(`"${text}" is not an amount in pounds with at most two decimals`);
  }
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Parses an amount as people type it, £1,283.40 or 118; undefined if it is not an amount. */
export function parsePounds(text: string): Pence | undefined {
  const plain = text.replace(/^\s*£|[,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? penceFromPounds(plain) : undefined;
}
