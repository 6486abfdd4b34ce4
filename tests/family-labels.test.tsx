import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { categories } from '../catalogue/categories.ts';
import {
  type FamilyKey,
  familyDisplayName,
  familyKeys,
  familyLabel,
  loadNote,
} from '../catalogue/families.ts';
import { countFacets } from '../catalogue/filter.ts';
import { defaultListing } from '../catalogue/listing-query.ts';
import { partForm } from '../contract/part-enquiry.ts';
import { listFittedFamilies } from '../pictures/plans/fitted-families.ts';
import { Chips } from '../site/features/listing/Chips.tsx';
import { FilterPanel } from '../site/features/listing/FilterPanel.tsx';
import { modelsByFamily } from '../site/features/spare-parts/models.ts';
import { productData } from '../site/structured-data/product.ts';

const note = '250\u00a0kg per platform';
const familiesNamed500: readonly FamilyKey[] = ['500-standard', '500-agr'];
const toText = (html: string) => html.replace(/<small/g, ' <small').replace(/<[^>]*>/g, '');

describe('a family label with a number that is not its load', () => {
  it('[CO2] has beside it what every product of its families carries, and no other label has a note', () => {
    for (const family of familyKeys) {
      const labelledLoad = Number(/^(\d+)kg/.exec(familyLabel(family))?.[1]);
      const loads = products
        .filter((each) => each.family === family)
        .map((each) => each.loadRating);
      const minLoad = Math.min(...loads);
      expect(loadNote(family), family).toBe(
        labelledLoad > minLoad ? `${minLoad}\u00a0kg per platform` : undefined,
      );
    }
    const { label, families } = categories['industrial-towers'];
    expect(label).toBe('Industrial Towers (250kg & 500kg)');
    expect(loadNote('industrial-towers')).toBe(note);
    expect(families.some((family) => loadNote(family))).toBe(true);
  });

  it('[CO2] has it in the filters and beside its chip', () => {
    const counts = countFacets(products, {});
    const panel = toText(
      renderToStaticMarkup(<FilterPanel listing={defaultListing} counts={counts} />),
    );
    for (const family of familiesNamed500) {
      expect(panel).toContain(`${familyLabel(family)} ${note}`);
      const listing = { ...defaultListing, filters: { family: [family] } };
      const chips = toText(renderToStaticMarkup(<Chips listing={listing} />));
      expect(chips).toContain(`Remove filter ${familyLabel(family)} ${note}`);
    }
    const listing = { ...defaultListing, filters: { categoryKey: 'industrial-towers' } } as const;
    expect(toText(renderToStaticMarkup(<Chips listing={listing} />))).toContain(
      `Remove filter Industrial Towers (250kg & 500kg) ${note}`.replace('&', '&amp;'),
    );
  });

  it.each(familiesNamed500)(
    '[CO2] of %s has it in parts, enquiries and structured data',
    (family) => {
      const text = `${familyLabel(family)} (${note})`;
      expect(familyDisplayName(family)).toBe(text);
      expect(modelsByFamily(products).map(({ label }) => label)).toContain(text);
      expect(partForm.fields.family.choices.map(([, label]) => label)).toContain(text);
      const parts = products.filter(({ compatibleWith }) => compatibleWith?.includes(family));
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts)
        expect(listFittedFamilies(part, products).map(({ label }) => label)).toContain(text);
      for (const product of products.filter((each) => each.family === family))
        expect(productData(product).category).toBe(text);
    },
  );

  it('[CO2] is printed alone nowhere: what shows a family asks for its text', () => {
    const root = path.join(import.meta.dirname, '..');
    const unlabelledFiles = globSync('{site,content,contract,server,sandbox}/**/*.{ts,tsx,astro}', {
      cwd: root,
    })
      .filter((file) => !file.includes('.test.'))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('familyLabel'));
    // These parse the words and figures of a label.
    expect(unlabelledFiles.sort()).toEqual([
      'site/features/search/product-sizes.ts',
      'site/features/search/word-index.ts',
    ]);
  });
});
