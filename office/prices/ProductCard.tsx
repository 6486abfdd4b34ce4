import { exVat, formatPrice, formatSaving } from '../../catalogue/money.ts';
import { Badge } from '../../ui/Badge.tsx';

type Card = {
  sku: string;
  name: string;
  picture?: string | undefined;
  price: number;
  originalPrice?: number | null | undefined;
  badges: readonly string[];
  withdrawn: boolean;
  /** The page as it is now; a new size has none yet. */
  href: string | undefined;
  /** Shown where it differs. */
  priceBefore?: number | undefined;
};

/** A product as the shop's listing shows it, with the draft applied. */
export function ProductCard({ card, large = false }: { card: Card; large?: boolean }) {
  const { sku, name, picture, price, originalPrice, badges, withdrawn, href, priceBefore } = card;
  return (
    <article className="product-card" data-large={large || undefined}>
      <span className="product-picture" aria-hidden="true">
        {picture && (
          <img src={`/pictures/${picture}-${large ? 480 : 240}.avif`} alt="" loading="lazy" />
        )}
      </span>
      <div>
        <p className="product-marks">
          <span>{sku}</span>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </p>
        <h3>
          {href ? (
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        {withdrawn ? (
          <p>Withdrawn: its page stays and suggests alternatives.</p>
        ) : (
          <>
            {originalPrice ? (
              <p className="product-was">
                <s>{formatPrice(originalPrice)}</s>{' '}
                <strong>Save {formatSaving(originalPrice - price)}</strong>
              </p>
            ) : null}
            <p className="product-price">{formatPrice(price)}</p>
            <p className="product-ex">
              {formatPrice(exVat(price))} ex VAT
              {priceBefore !== undefined &&
                priceBefore !== price &&
                `, now ${formatPrice(priceBefore)}`}
            </p>
          </>
        )}
      </div>
    </article>
  );
}
