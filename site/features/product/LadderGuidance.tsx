import type { Product } from '../../../catalogue/product.ts';
import { guidanceFor, guidanceSource } from '../../../content/ladder-guidance.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** The HSE's guidance on using ladders; null for towers, podiums and parts. */
export function LadderGuidance({ product }: { product: Product }) {
  const guidance = guidanceFor(product.family);
  if (!guidance) return null;
  return (
    <section aria-labelledby="safe-use" className="mt-8" data-screen-only="">
      <h3 id="safe-use" className="title text-18">
        Safe use
      </h3>
      <p className="mt-1 text-pretty">
        {`${guidance} After `}
        <TextLink href={guidanceSource.href}>{guidanceSource.name}</TextLink>
      </p>
    </section>
  );
}
