import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { pluralize } from '../order/order-texts.ts';
import { alertIcon } from '../ui/icons.ts';
import { Section } from '../ui/Panel.tsx';
import { Notice, QueryResult } from '../ui/states.tsx';
import { ProductCard } from './ProductCard.tsx';
import {
  type Draft,
  type DraftPreview,
  formatValue,
  subjectHref,
  usePreview,
} from './prices-data.ts';
import { ConfirmWasPricePanel } from './WasNote.tsx';

type Props = { draft: Draft; onClose: () => void };

/** The effects of a draft before it is live: what blocks it, the new cards, the changed pages. */
export function PreviewPanel({ draft: { problems, products }, onClose }: Props) {
  const load = usePreview();
  const isOwner = useSignedInUser().role === 'owner';
  const [confirming, setConfirming] = useState<Draft['problems'][number]>();
  return (
    <SlideOver title={`Preview of ${pluralize(products, 'change')}`} onClose={onClose}>
      <div className="grid gap-5">
        {problems.map((problem) => (
          <Notice
            key={`${problem.productId} ${problem.field} ${problem.message}`}
            tone="alert"
            icon={alertIcon}
            end={
              isOwner &&
              problem.confirms !== undefined && (
                <Button size="small" look="quiet" onClick={() => setConfirming(problem)}>
                  Confirm it<span className="sr-only"> for {problem.name}</span>
                </Button>
              )
            }
          >
            <strong>
              <a href={subjectHref(problem.productId)}>{problem.name}</a>.
            </strong>{' '}
            {problem.message}
          </Notice>
        ))}
        <QueryResult load={load}>
          {({ cards, products: all, ...rest }) => (
            <>
              {rest.texts.length > 0 && <Texts texts={rest.texts} />}
              {all > 0 && (
                <Section title="Products" note={pluralize(all, 'product')}>
                  <div className="grid gap-3">
                    {cards.map((card) => (
                      <ProductCard key={card.id} card={card} />
                    ))}
                  </div>
                  {all > cards.length && <p>and {all - cards.length} more.</p>}
                </Section>
              )}
              <Pages {...rest} isOfProducts={all > 0} />
            </>
          )}
        </QueryResult>
      </div>
      {confirming?.confirms !== undefined && (
        <ConfirmWasPricePanel
          productId={confirming.productId}
          name={confirming.name}
          pence={confirming.confirms}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </SlideOver>
  );
}

/** Texts before and after. */
function Texts({ texts }: Pick<DraftPreview, 'texts'>) {
  return (
    <Section title="Texts and figures" note={pluralize(texts.length, 'field')}>
      {texts.map(({ productId, field, name, label, before, after, input }) => (
        <div key={`${productId} ${field}`} className="border-line border-b py-2.5">
          <p className="label">
            {name}, {label.toLowerCase()}
          </p>
          <p>
            <del className="text-ink-2">{formatValue(field, before, input)}</del>
          </p>
          <p>
            <ins className="bg-signal no-underline">{formatValue(field, after, input)}</ins>
          </p>
        </div>
      ))}
    </Section>
  );
}

type PagesProps = Pick<DraftPreview, 'pages' | 'pagesInAll' | 'texts'> & { isOfProducts: boolean };

/** The changed pages, each linked to a preview. */
function Pages({ pages, pagesInAll, texts, isOfProducts }: PagesProps) {
  const isEverywhere = texts.some((each) => each.isEverywhere);
  return (
    <Section title="Pages" note={pluralize(pagesInAll, 'page')}>
      <ul className="preview-pages">
        {pages.map(({ path, title, href }) => (
          <li key={path}>
            <a href={href} target="_blank" rel="noreferrer" className="text-link">
              {title}
            </a>{' '}
            <span className="label wrap-anywhere">{path}</span>
          </li>
        ))}
        {pagesInAll > pages.length && (
          <li>and {pagesInAll - pages.length} more: links in a preview lead to them</li>
        )}
        {isOfProducts && <li>Search, comparison, cart and Google Merchant feed</li>}
        {isEverywhere && <li>Emails, the cart and search engines’ data</li>}
      </ul>
      <p className="mt-4 text-13 text-ink-2">
        Each opens in a tab as it will be once this is live, without scripts and stock. Only the
        office sees it.
      </p>
    </Section>
  );
}
