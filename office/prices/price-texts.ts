import type { LeftOutReason, PriceMark } from '../../catalogue/price-rules.ts';

/** For example '+4.0 %' or '−12.5 %', from hundredths of a percent. */
export function formatPercent(hundredths: number): string {
  const [sign, size] = [hundredths < 0 ? '−' : '+', Math.abs(hundredths) / 100];
  return `${hundredths === 0 ? '' : sign}${size.toFixed(1)} %`;
}

/** Reads '+4', '-2.50' or '4 %' into hundredths; undefined if invalid. */
export function parseHundredths(text: string): number | undefined {
  const plain = text.replace(/[£%\s,]/g, '').replace('−', '-');
  if (!/^[+-]?\d{1,6}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

/** Warnings about a rule's effect on a price. */
export const markLabels: Readonly<Record<PriceMark, string>> = {
  'largest-rise': 'largest rise',
  'largest-fall': 'largest fall',
  'wrong-way': 'rounding reverses the change',
  'was-removed': 'loses its was-price, which would no longer be higher',
};

export const leftOutLabels: Readonly<Record<LeftOutReason, string>> = {
  unchanged: 'the price stays the same',
  'too-low': 'the price would be £0.00 or less',
  'too-high': 'the price would be over £99,999.99',
  'by-hand': 'typed by hand',
  'on-offer': 'on offer; its usual price would be lost',
};
