import { familyLabel } from '../../../catalogue/families.ts';
import type { Found } from './found.ts';
import { ownWords } from './lexicon.ts';

/**
 * Its feet are cheaper than any ladder, and a frame as long as one is high: who names a family means
 * no parts for it, and nobody means the item for testing.
 */
export function withoutParts(found: readonly Found[]): Found[] {
  const [best] = found;
  const family = best ? ownWords(familyLabel(best.product.family)) : [];
  const named = best && best.words.length > 0 && best.words.every((word) => family.includes(word));
  return found.filter(
    ({ product }) => !product.isTest && (!named || product.category === best.product.category),
  );
}
