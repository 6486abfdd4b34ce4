import { nameInLines } from '../listed-products/product-words.ts';
import type { CartChange } from './cart-storage.ts';
import { inWords, sentencesOf } from './change-sentences.ts';

/** What has happened to the cart since the buyer last saw it. The panel's live region reads it out. */
export function CartChanges({ changes }: { changes: readonly CartChange[] }) {
  if (changes.length === 0) return null;
  return (
    <div className="mt-5 border-ink border-l-4 bg-plate px-4 py-3 text-14">
      <h3 className="font-[560]">Since you were last here</h3>
      <ul className="mt-1 grid gap-1 text-pretty text-ink-2">
        {sentencesOf(changes).map((sentence) => (
          <li key={inWords(sentence)}>
            {sentence.subject && (
              <a href={sentence.subject.href} className="text-ink underline">
                {nameInLines(sentence.subject.name)}
              </a>
            )}{' '}
            {sentence.rest}
          </li>
        ))}
      </ul>
    </div>
  );
}
