import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projects, sectorsWithProjects } from '../../../content/projects.ts';
import { metaDescription } from './meta-description.ts';
import { phaseSpans } from './Phases.tsx';
import { completedText } from './ProjectCard.tsx';
import { equipmentRow, familiesUsed, filesNaming } from './ProjectFacts.tsx';
import { sectorPath, sectorSlug } from './ProjectsPage.tsx';

describe('sectors in an address', () => {
  it.each([
    ['Heritage Conservation', 'heritage-conservation'],
    ['Cultural & Entertainment', 'cultural-entertainment'],
    ['Retail & Commercial', 'retail-commercial'],
  ] as const)('[PR2] writes %s as %s', (sector, slug) => {
    expect(sectorSlug(sector)).toBe(slug);
    expect(sectorPath(sector)).toBe(`/projects?sector=${slug}`);
  });

  it('[PR2] tells every sector from the others, and from "all"', () => {
    const slugs = sectorsWithProjects.map(({ sector }) => sectorSlug(sector));
    expect(new Set([...slugs, 'all']).size).toBe(slugs.length + 1);
  });
});

describe('a project in words', () => {
  it('[PR1] says when a project was completed, or that it goes on', () => {
    expect(completedText({ completedDate: 'June 2025' })).toBe('Completed June 2025');
    expect(completedText({ completedDate: 'Ongoing' })).toBe('Ongoing');
  });

  it('[PR4] names and links the product of a line of equipment', () => {
    expect(
      equipmentRow({
        count: 4,
        productId: 'calderstile-300-double-extension-ladder-2x12-rung',
      }),
    ).toEqual({
      count: '4 ×',
      name: 'Calderstile 300 Double Extension Ladder, 2 × 12 rung',
      href: '/product/calderstile-300-double-extension-ladder-2x12-rung',
      load: '150\u00a0kg',
    });
  });

  it('[PR4] shows no load for what carries nobody', () => {
    const row = equipmentRow({ count: 4, productId: 'calderstile-inspection-tag-kit' });
    expect(row.load).toBeUndefined();
  });

  it('[PR4] stops the build at a product that is not sold', () => {
    expect(() => equipmentRow({ count: 1, productId: 'no-such-thing' })).toThrow('no-such-thing');
  });

  it('[PR4] names the files of the projects that use a product', () => {
    for (const { slug, detailedEquipmentList } of projects) {
      for (const { productId } of detailedEquipmentList) {
        expect(filesNaming(productId)).toContain(`content/projects/${slug}.json`);
      }
      expect(existsSync(new URL(`../../../content/projects/${slug}.json`, import.meta.url))).toBe(
        true,
      );
    }
  });

  it('[PR4] offers each family once, and spare parts not as a family', () => {
    for (const { detailedEquipmentList } of projects) {
      const hrefs = familiesUsed(detailedEquipmentList).map(({ href }) => href);
      expect(hrefs.length).toBeGreaterThan(0);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(hrefs).not.toContain('/shop?family=accessories');
    }
  });
});

describe('a project in a search result', () => {
  it('[PR4] keeps whole sentences, as many as fit', () => {
    const words = 'Word '.repeat(24).trim();
    expect(metaDescription({ description: `One is 0.80 m. Two. ${words}.` })).toBe(
      `One is 0.80 m. Two. ${words}.`,
    );
    expect(metaDescription({ description: `One. ${words} ${words}.` })).toBe('One.');
  });

  it('[PR4] is never empty', () => {
    for (const project of projects) expect(metaDescription(project).length).toBeGreaterThan(40);
  });
});

describe('phases on a line', () => {
  it('[PR4] gives each phase its share of the time', () => {
    expect(phaseSpans([{ duration: '1 week' }, { duration: '3 weeks' }])).toEqual([
      { from: 0, to: 25 },
      { from: 25, to: 100 },
    ]);
  });

  it('[PR4] ends every project’s line at its end', () => {
    for (const { phases } of projects) expect(phaseSpans(phases).at(-1)?.to).toBe(100);
  });

  it('[PR4] refuses a duration without weeks', () => {
    expect(() => phaseSpans([{ duration: 'Ongoing' }])).toThrow('Ongoing');
  });
});
