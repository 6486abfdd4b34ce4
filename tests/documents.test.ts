import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { readHtml } from './support/built-site.ts';

const dist = path.join(import.meta.dirname, '../dist');
const pdfFiles = globSync('product/*.pdf', { cwd: dist }).sort();

describe('built documents', () => {
  it('[CO5] are one for every product and no other, each of at most 150 KB', () => {
    expect(pdfFiles).toEqual(products.map(({ id }) => `product/${id}.pdf`).sort());
    const sizes = pdfFiles.map((file) => ({
      file,
      size: readFileSync(path.join(dist, file)).length,
    }));
    expect(sizes.filter(({ size }) => size > 150_000)).toEqual([]);
  });

  it('[CO5] are linked from their page, with their size and the page where each part begins', () => {
    for (const { id } of products) {
      const pdf = readFileSync(path.join(dist, `product/${id}.pdf`));
      const pages = pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
      const html = readHtml(`product/${id}.html`);
      const [, statedPages, kilobytes] =
        /One PDF, (\d+) pages?, (\d+) KB/.exec(html.replace(/<!-- -->/g, '')) ?? [];
      expect([Number(statedPages), Number(kilobytes)], id).toEqual([
        pages,
        Math.ceil(pdf.length / 1024),
      ]);
      const pdfLinks = [...html.matchAll(/href="(\/product\/[^"]+\.pdf)(?:#page=(\d+))?"/g)];
      expect(new Set(pdfLinks.map(([, address]) => address)), id).toEqual(
        new Set([`/product/${id}.pdf`]),
      );
      expect(
        pdfLinks.every(([, , page = '1']) => Number(page) <= pages),
        id,
      ).toBe(true);
    }
  });
});
