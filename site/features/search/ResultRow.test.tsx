import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { markMatches, markSku, ResultRow } from './ResultRow.tsx';
import { parseSizes } from './sizes.ts';
import { tokenise } from './tokens.ts';

function textOf(sku: string): string {
  const product = products.map(toListed).find((each) => each.sku === sku);
  if (!product) throw new Error(`No ${sku}`);
  const hit = { product, words: [] };
  const row = <ResultRow hit={hit} sizes={[]} query="" place={0} isActive={false} />;
  return renderToStaticMarkup(row).replace(/<[^>]*>/g, '');
}

it('[PL14] shows what a part fits', () => {
  expect(textOf('HAW-C125M')).toContain('Fits Folding Towers, Stairwell Towers and 4 more');
  expect(textOf('CAL-GSL8T')).not.toContain('Fits');
});

const shown = (pieces: ReturnType<typeof markSku>) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

const marked = (name: string, query: string, words: readonly string[]) =>
  shown(markMatches(name, { words, query, sizes: parseSizes(tokenise(query)).sizes }));

describe('marked matches', () => {
  it('[PL14] marks whole words and typed prefixes', () => {
    const name = 'Calderstile 900 GRP Step Ladder, 8 tread';
    expect(marked(name, '8 grp', ['grp'])).toBe('Calderstile 900 [GRP] Step Ladder, [8] tread');
    expect(marked(name, 'lad', ['ladder'])).toBe('Calderstile 900 GRP Step [Lad]der, 8 tread');
    expect(marked(name, 'steps', ['step'])).toBe('Calderstile 900 GRP [Step] Ladder, 8 tread');
  });

  it('[PL14] marks synonyms as whole words', () => {
    expect(marked('Hawsgate Folding Tower', 'scaffold', ['tower'])).toBe(
      'Hawsgate Folding [Tower]',
    );
  });

  it('[PL14] marks both numbers of a set only', () => {
    expect(marked('Calderstile 300 Ladder, 2 × 8 rung', '2x8', [])).toBe(
      'Calderstile 300 Ladder, [2] × [8] rung',
    );
  });

  it('[PL14] marks a SKU typed in any format', () => {
    expect(shown(markSku('CAL-GSL8T', 'cal-gsl8t'))).toBe('[CAL-GSL8T]');
    expect(shown(markSku('CAL-GSL8T', 'calgs'))).toBe('[CAL-GS]L8T');
    expect(shown(markSku('CAL-GSL8T', 'cal'))).toBe('[CAL]-GSL8T');
    expect(shown(markSku('CAL-GSL8T', 'gsl8'))).toBe('CAL-[GSL8]T');
    expect(shown(markSku('CAL-GSL8T', 'tower'))).toBe('CAL-GSL8T');
    // A price is not part of a SKU.
    expect(shown(markSku('CAL-131T', '£131'))).toBe('CAL-131T');
  });
});
