import type { Product } from '../../../catalogue/product.ts';
import { guidanceFor, guidanceSource } from '../../../content/ladder-guidance.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** How the HSE asks a ladder to be used, in three lines; nothing beside towers, podiums and parts. */
export function LadderGuidance({ product }: { product: Product }) {
  const guidance = guidanceFor(product.family);
  if (!guidance) return null;
  return (
    <section aria-labelledby="safe-use" className="mt-10" data-screen-only="">
      <h3 id="safe-use" className="title mb-3 text-18">
        Safe use
      </h3>
      <ul className="grid gap-x-gutter border-ink border-t sm:grid-cols-3">
        {guidance.map(({ title, text }) => (
          <li key={title} className="border-line py-3 max-sm:not-last:border-b">
            <h4 className="font-[560] text-14">{title}</h4>
            <p className="small mt-0.5 text-pretty">{text}</p>
          </li>
        ))}
      </ul>
      <p className="small border-line border-t pt-3">
        After{' '}
        <TextLink href={guidanceSource.href} className="-my-3">
          {guidanceSource.name}
        </TextLink>
        , {guidanceSource.title}
      </p>
    </section>
  );
}
