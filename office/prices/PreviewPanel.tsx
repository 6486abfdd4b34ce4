import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { useMe } from '../app/session.tsx';
import { counted } from '../order/words.ts';
import { alertIcon } from '../ui/icons.ts';
import { Section } from '../ui/Panel.tsx';
import { Flag, Loaded } from '../ui/states.tsx';
import { ProductCard } from './ProductCard.tsx';
import {
  type Draft,
  type DraftPreview,
  subjectHref as hrefOf,
  usePreview,
  valueWords,
} from './prices-data.ts';
import { ConfirmPanel } from './WasNote.tsx';

type Props = { draft: Draft; onClose: () => void };

/** What a draft does before it is live: what keeps it back, the new cards, the pages it touches. */
export function PreviewPanel({ draft: { problems, products }, onClose }: Props) {
  const load = usePreview();
  const isOwner = useMe().role === 'owner';
  const [confirming, setConfirming] = useState<Draft['problems'][number]>();
  return (
    <SlideOver title={`Preview of ${counted(products, 'change')}`} onClose={onClose}>
      <div className="grid gap-5">
        {problems.map((problem) => (
          <Flag
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
              <a href={hrefOf(problem.productId)}>{problem.name}</a>.
            </strong>{' '}
            {problem.message}
          </Flag>
        ))}
        <Loaded load={load}>
          {({ cards, products: all, texts, pages }) => (
            <>
              {texts.length > 0 && <Texts texts={texts} />}
              {all > 0 && (
                <Section title="Product pages" note={counted(all, 'page')}>
                  <div className="preview-cards">
                    {cards.map((card) => (
                      <ProductCard key={card.id} card={card} />
                    ))}
                  </div>
                  {all > cards.length && <p>and {all - cards.length} more.</p>}
                </Section>
              )}
              {all > 0 && (
                <Section title="Other pages">
                  <ul className="preview-pages">
                    {pages.map(({ name, href }) => (
                      <li key={href}>
                        <a href={href} target="_blank" rel="noreferrer" className="text-link">
                          {name}
                        </a>
                      </li>
                    ))}
                    <li>Pages that show these products as related</li>
                  </ul>
                </Section>
              )}
            </>
          )}
        </Loaded>
      </div>
      {confirming?.confirms !== undefined && (
        <ConfirmPanel
          productId={confirming.productId}
          name={confirming.name}
          pence={confirming.confirms}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </SlideOver>
  );
}

/** Texts before and after, and the pages on which they stand. */
function Texts({ texts }: Pick<DraftPreview, 'texts'>) {
  const hrefs = new Map(texts.flatMap(({ pages }) => pages.map(({ path, href }) => [path, href])));
  return (
    <>
      <Section title="Texts and figures" note={counted(texts.length, 'field')}>
        {texts.map(({ productId, field, name, label, before, after, input }) => (
          <div key={`${productId} ${field}`} className="preview-text">
            <p className="label">
              {name}, {label.toLowerCase()}
            </p>
            <p>
              <del>{valueWords(field, before, input)}</del>
            </p>
            <p>
              <ins>{valueWords(field, after, input)}</ins>
            </p>
          </div>
        ))}
      </Section>
      <Section title="Pages that say them">
        <ul className="preview-pages">
          {[...hrefs].map(([path, href]) => (
            <li key={path}>
              <a href={href} target="_blank" rel="noreferrer" className="text-link">
                {path === '/' ? 'Home' : path}
              </a>
            </li>
          ))}
          {texts.some(({ isEverywhere }) => isEverywhere) && (
            <li>Every page, emails, the cart and search engines’ data</li>
          )}
        </ul>
      </Section>
    </>
  );
}
