import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projects, sectorsWithProjects } from '../../../content/projects.ts';
import { phaseSpans } from './Phases.tsx';
import { completedText } from './ProjectCard.tsx';
import { equipmentRow, familiesUsed, findContentFiles } from './ProjectFacts.tsx';
import { metaDescription } from './ProjectPage.tsx';
import { sectorPath, sectorSlug } from './ProjectsPage.tsx';

describe('sector slugs', () => {
  it.each([
    ['Heritage Conservation', 'heritage-conservation'],
    ['Cultural & Entertainment', 'cultural-entertainment'],
    ['Retail & Commercial', 'retail-commercial'],
  ] as const)('[PR2] writes %s as %s', (sector, slug) => {
    expect(sectorSlug(sector)).toBe(slug);
    expect(sectorPath(sector)).toBe(`/projects?sector=${slug}`);
  });

  it('[PR2] are unique and not "all"', () => {
    const slugs = sectorsWithProjects.map(({ sector }) => sectorSlug(sector));
    expect(new Set([...slugs, 'all']).size).toBe(slugs.length + 1);
  });
});

describe('project texts', () => {
  it('[PR1] state the completion date or ongoing', () => {
    expect(completedText({ completedDate: 'June 2025' })).toBe('Completed June 2025');
    expect(completedText({ completedDate: 'Ongoing' })).toBe('Ongoing');
  });

  it('[PR4] name and link the products of equipment lines', () => {
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

  it('[PR4] show no load for equipment without a rating', () => {
    const row = equipmentRow({ count: 4, productId: 'calderstile-inspection-tag-kit' });
    expect(row.load).toBeUndefined();
  });

  it('[PR4] throw for a product that is not sold', () => {
    expect(() => equipmentRow({ count: 1, productId: 'no-such-thing' })).toThrow('no-such-thing');
  });

  it('[PR4] name the content files that use a product', () => {
    for (const { slug, detailedEquipmentList } of projects) {
      for (const { productId } of detailedEquipmentList) {
        expect(findContentFiles(productId)).toContain(`content/projects/${slug}.json`);
      }
      expect(existsSync(new URL(`../../../content/projects/${slug}.json`, import.meta.url))).toBe(
        true,
      );
    }
  });

  it('[PR4] list each family once, without spare parts', () => {
    for (const { detailedEquipmentList } of projects) {
      const hrefs = familiesUsed(detailedEquipmentList).map(({ href }) => href);
      expect(hrefs.length).toBeGreaterThan(0);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(hrefs).not.toContain('/shop?family=accessories');
    }
  });
});

describe('project meta description', () => {
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

describe('phase spans', () => {
  it('[PR4] are proportional to the duration', () => {
    expect(phaseSpans([{ duration: '1 week' }, { duration: '3 weeks' }])).toEqual([
      { from: 0, to: 25 },
      { from: 25, to: 100 },
    ]);
  });

  it('[PR4] end at 100 percent for every project', () => {
    for (const { phases } of projects) expect(phaseSpans(phases).at(-1)?.to).toBe(100);
  });

  it('[PR4] throw for a duration without weeks', () => {
    expect(() => phaseSpans([{ duration: 'Ongoing' }])).toThrow('Ongoing');
  });
});
