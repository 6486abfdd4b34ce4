import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { rowScale } from '../../../pictures/drawings/elevation-cell.ts';
import { Elevation } from './Elevation.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { ToScaleDrawing } from './ToScaleDrawing.tsx';

function found(words: string) {
  const product = products.find(({ name }) => name.includes(words));
  if (!product) throw new Error(`no product is called ${words}`);
  return product;
}

const steps = found('GRP Step Ladder, 8 tread');

describe('the scale from 0 to 14 m', () => {
  it('has a text alternative', () => {
    const html = renderToStaticMarkup(<ScaleBar product={found('AGR Tower, 2.2 m')} />);
    expect(html).toContain(
      'aria-label="Platform 2.2 m, working height 4.2 m, on a scale of 0 to 14 m"',
    );
    expect(renderToStaticMarkup(<ScaleBar product={steps} />)).toContain('Highest place to stand');
  });

  it('caps reaches beyond its end', () => {
    const html = renderToStaticMarkup(
      <ScaleBar product={{ height: 15, heightKind: 'platform', workingHeight: 17 }} />,
    );
    const ends = [...html.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x));
    expect(Math.max(...ends)).toBe(300);
    expect(html).toContain('working height 17.0 m');
  });
});

describe('elevations in the page', () => {
  it('[PD10] share one scale and show their own height', () => {
    const row = [steps, found('GRP Step Ladder, 12 tread')];
    const scale = rowScale(row);
    for (const product of row) {
      const html = renderToStaticMarkup(
        <Elevation product={product} scale={scale} className="h-100" />,
      );
      expect(html).toContain(`>${product.height.toFixed(1)}\u00a0m<`);
    }
  });

  it('[PD10] have a text alternative and no style attribute, which the CSP forbids', () => {
    const equipment = products.filter(({ category }) => category !== 'Accessories');
    const oneOfEachModel = new Map(equipment.map((product) => [product.model, product])).values();
    for (const product of oneOfEachModel) {
      const html = renderToStaticMarkup(<ToScaleDrawing product={product} />);
      expect(html, product.id).not.toMatch(/style=|NaN|undefined/);
      expect(html, product.id).toContain(`>${product.sku}<`);
    }
    expect(renderToStaticMarkup(<ToScaleDrawing product={steps} />)).toContain(
      `Top tread height ${Math.round(steps.height * 1000)} mm`,
    );
  });

  it('[PD10] show both positions and heights of a combination ladder', () => {
    const ladder = found('300 Combination Ladder, 3 × 10 rung');
    const html = renderToStaticMarkup(<ToScaleDrawing product={ladder} />);
    expect(html).toContain('>Side, as A-frame<');
    expect(html).toContain(': front, extended; side, as A-frame; person, 1.75 m. Extended length');
    expect(html).toContain('height as A-frame 4810 mm');
    expect(html).toContain('>4810<');
  });
});
