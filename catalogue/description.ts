import type { Product } from './product.ts';
import { getStandardRules } from './standards.ts';

interface DescriptionInput
  extends Pick<
    Product,
    'weight' | 'closedLength' | 'standard' | 'standardClass' | 'inBox' | 'loadRating'
  > {
  /** The row's own sentence: what this size is for. */
  readonly use: string;
  /** The range's sentence: how it is built. */
  readonly text: string;
  readonly closing?: string;
}

/** What this size is for, how it is built, what is in the box, then standard, weight and closed size. */
export function buildDescription(product: DescriptionInput): string {
  const box = `In the box: ${formatList(product.inBox)}.`;
  return [product.use, product.text, box, formatStandardAndWeight(product)].join(' ');
}

function formatStandardAndWeight(product: DescriptionInput): string {
  const { standard, standardClass, loadRating, weight, closedLength, closing } = product;
  const weighs = `${weight} kg`;
  const closes = closing && `${closing} ${closedLength.toFixed(2)} m`;
  if (standard === undefined) return `${[`Weighs ${weighs}`, closes].filter(Boolean).join(', ')}.`;
  const wording = getStandardRules(standard).wording.replace('{load}', String(loadRating));
  const made = [wording, standardClass].filter(Boolean).join(' ');
  return `${made}; ${[weighs, closes].filter(Boolean).join(', ')}.`;
}

function formatList(things: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(things);
}

// A full stop, a space and a capital: '2.5 m' and 'approx. 3 m' do not end a sentence.
const sentenceEnd = /(?<=[.!?])\s+(?=[A-Z])/;

/** The first sentence of a description. */
export function firstSentence(text: string): string {
  return text.split(sentenceEnd, 1)[0] ?? '';
}
