import { describe, expect, it } from 'vitest';
import { brands } from '../catalogue/brands.ts';
import { categories } from '../catalogue/categories.ts';
import { familyKeys } from '../catalogue/families.ts';
import { heroSlides } from './hero.ts';

describe('hero', () => {
  it('[HO2] has three slides, one for each action, each with a button', () => {
    expect(heroSlides.map(({ action }) => action)).toEqual([
      'access-equipment',
      'spare-parts',
      'all-equipment',
    ]);
    expect(new Set(heroSlides.map(({ id }) => id)).size).toBe(3);
    for (const { cta } of heroSlides) expect(cta).toMatch(/^Shop /);
  });

  it('[HO2a] opens accessories from the spare-parts slide and links the spare-parts page', () => {
    const [, spareParts] = heroSlides;
    expect(categories[spareParts.action].families).toEqual(['accessories']);
    expect(spareParts.link?.href).toBe('/spare-parts');
  });

  it('counts makers and families as the catalogue does', () => {
    const [, , all] = heroSlides;
    expect(brands).toHaveLength(3);
    expect(all.description).toContain(`Three makers, ${familyKeys.length} families`);
  });
});
