import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { checkCatalogue } from '../../../catalogue/check.ts';
import manifest from '../../../catalogue/pictures.json' with { type: 'json' };
import { getStills } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { views } from '../../../catalogue/views.ts';
import sceneManifest from '../../../content/scenes.json' with { type: 'json' };
import { plateSize } from '../../../pictures/drawings/plate-size.ts';
import { toListed } from '../listed-products/listed-product.ts';
import { PictureDimension } from './PictureDimension.tsx';
import { fallbackWidth, pictureWidths } from './PlatePicture.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { getRuler } from './ruler.ts';
import { ScenePicture, sceneFallbackWidth, scenePhoneWidth, sceneWidths } from './ScenePicture.tsx';
import { ViewPicture } from './ViewPicture.tsx';

function found(name: string, test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error(`the catalogue has no ${name}`);
  return product;
}

const isRendered = ({ id }: Product) => getStills(id)['three-quarter'] !== undefined;
const rendered = found('rendered steps', (product) => product.treads === 8 && isRendered(product));
const added: Product = {
  ...rendered,
  id: 'calderstile-new-steps',
  name: 'Calderstile New Steps',
  image: '/drawings/calderstile-new-steps/three-quarter',
};

describe('a picture', () => {
  it('[PD3] has AVIF widths, a WebP fallback, alt text and lazy loading', () => {
    const html = renderToStaticMarkup(<ProductPicture product={rendered} />);
    for (const width of [240, 480, 960])
      expect(html).toContain(`${rendered.image}-${width}.avif ${width}w`);
    expect(html).toContain(`src="${rendered.image}-640.webp"`);
    expect(html).toContain(`alt="${rendered.name}: three-quarter view"`);
    expect(html).toContain('loading="lazy"');
    expect(html).toMatch(/width="\d+" height="\d+"/);
  });

  it('is eager if visible and high priority if first', () => {
    const eager = renderToStaticMarkup(<ProductPicture product={rendered} eager />);
    expect(eager).not.toMatch(/lazy|fetchpriority/i);
    const first = renderToStaticMarkup(<ProductPicture product={rendered} first />);
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).not.toContain('lazy');
  });

  it('has empty alt text if decorative', () => {
    expect(renderToStaticMarkup(<ProductPicture product={rendered} decorative />)).toContain(
      'alt=""',
    );
  });

  it('[PD3] falls back to a drawing', () => {
    expect(renderToStaticMarkup(<ProductPicture product={added} />)).toContain(
      'src="/drawings/calderstile-new-steps/three-quarter.svg"',
    );
    for (const view of views) {
      const html = renderToStaticMarkup(<ViewPicture product={added} view={view} />);
      expect(html).toContain(`src="/drawings/${added.id}/${view}.svg"`);
    }
  });

  it('[PD3] names its view', () => {
    const alts = views.map(
      (view) =>
        /alt="([^"]*)"/.exec(
          renderToStaticMarkup(<ViewPicture product={rendered} view={view} />),
        )?.[1],
    );
    expect(new Set(alts).size).toBe(4);
    for (const alt of alts) expect(alt?.startsWith(`${rendered.name}: `)).toBe(true);
  });

  it('has the widths that the studio makes', () => {
    expect(manifest.widths).toEqual(pictureWidths);
    expect(manifest.fallback).toEqual({ width: fallbackWidth, format: 'webp' });
  });
});

describe('the pictures of the catalogue', () => {
  it('[CA11] exist for every product', () => {
    const folder = new URL('../../public', import.meta.url);
    const hasPicture = (image: string) =>
      image.startsWith('/drawings/') || existsSync(`${folder.pathname}${image}-480.avif`);
    expect(() => checkCatalogue(products, { hasPicture })).not.toThrow();
  });
});

describe('picture dimension', () => {
  it('[PD10] shows the quoted height, highlighted only if requested', () => {
    const listed = toListed(rendered);
    const html = renderToStaticMarkup(<PictureDimension product={listed} />);
    expect(html).toContain(`>${rendered.height.toFixed(1)}\u00a0m<`);
    expect(html).not.toContain('fill-signal');
    expect(renderToStaticMarkup(<PictureDimension product={listed} highlight />)).toContain(
      'fill-signal',
    );
  });

  it('stands upright inside the plate, left of the product', () => {
    const measured = products.filter((product) => getRuler(product));
    expect(measured.length).toBeGreaterThan(200);
    for (const product of measured) {
      const [x = 0, foot = 0, head = 0, toHead = 0, lean = 0] = getRuler(product) ?? [];
      expect(x, product.id).toBeGreaterThan(35);
      expect(head, product.id).toBeGreaterThan(20);
      expect(foot, product.id).toBeGreaterThan(head);
      expect(foot, product.id).toBeLessThan(plateSize - 40);
      expect(toHead, product.id).toBeGreaterThan(x + lean);
      expect(lean === 0 || product.heightKind === 'extended', product.id).toBe(true);
    }
  });

  it('is not drawn on a part, which has no height', () => {
    for (const part of products.filter(({ heightKind }) => heightKind === 'size')) {
      expect(renderToStaticMarkup(<PictureDimension product={toListed(part)} />)).toBe('');
    }
  });
});

describe('scene picture', () => {
  const scene = {
    file: 'hero-access-equipment-0123abcd',
    width: 1600,
    height: 800,
    alt: 'A mobile tower on the pavement before a brick mill',
    position: [0.98, 0.31],
    placeholder: 'data:image/webp;base64,AAAA',
  } as const;

  it('fills its box without inline styles, which the CSP forbids', () => {
    const html = renderToStaticMarkup(<ScenePicture scene={scene} use="card" />);
    expect(html).toContain('[--x:100%] [--y:25%]');
    expect(html).not.toContain('style=');
    expect(html).toContain(`/pictures/scenes/${scene.file}-1600.avif 1600w`);
    expect(html).toContain(`src="/pictures/scenes/${scene.file}-960.webp"`);
    expect(html).toContain(`alt="${scene.alt}"`);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toContain('data:');
  });

  it('has a placeholder if full width and empty alt text if decorative', () => {
    const html = renderToStaticMarkup(<ScenePicture scene={scene} use="wide" first decorative />);
    expect(html).toContain(`src="${scene.placeholder}"`);
    expect(html).toMatch(/fetchpriority="high"/i);
    expect(html).not.toContain(scene.alt);
  });

  it('has a phone crop if it fills a phone screen', () => {
    const cut = `${scene.file}-phone.avif`;
    for (const use of ['wide', 'landscape', 'cell'] as const)
      expect(renderToStaticMarkup(<ScenePicture scene={scene} use={use} />)).toMatch(
        new RegExp(`${cut} ${scenePhoneWidth}w" sizes="100vw"`, 'i'),
      );
    expect(renderToStaticMarkup(<ScenePicture scene={scene} use="card" />)).not.toContain(cut);
  });

  it('has the widths that the studio makes', () => {
    expect(sceneManifest.widths).toEqual(sceneWidths);
    expect(sceneManifest.fallback).toEqual({ width: sceneFallbackWidth, format: 'webp' });
  });

  it('has phone crops of the declared width', async () => {
    const files = Object.values(sceneManifest.scenes).map(({ file }) => file);
    for (const file of files) {
      const cut = sharp(`site/public/pictures/scenes/${file}-phone.avif`);
      expect((await cut.metadata()).width, file).toBe(scenePhoneWidth);
    }
  });
});
