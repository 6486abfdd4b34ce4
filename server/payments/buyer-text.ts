import { cleanText } from '../../contract/clean-text.ts';

/** A line that a buyer typed at the provider's, fit to be kept and shown; nothing where it is empty. */
export function buyerText(typed: string | null | undefined): string | undefined {
  return cleanText((typed ?? '').replaceAll(/\p{Cc}+/gu, ' ')) || undefined;
}
