import { describe, expect, it } from 'vitest';
import { productById } from '../catalogue/catalogue.ts';
import { equipmentCount } from './portfolio.ts';
import { type EquipmentLine, sectors } from './projects/project.ts';
import {
  findProject,
  firstProjects,
  projects,
  projectsInSector,
  sectorsWithProjects,
} from './projects.ts';
import { sceneOf } from './scenes.ts';

const slugs = [
  'manchester-office-ladders',
  'birmingham-station-ladders',
  'london-maintenance-ladders',
  'edinburgh-heritage-ladders',
  'liverpool-warehouse-ladders',
  'bristol-station-ladders',
  'glasgow-science-ladders',
  'leeds-shopping-ladders',
];

const weeks = (duration: string): number => Number(/^(\d+) weeks?$/.exec(duration)?.[1]);

const countOf = (lines: readonly EquipmentLine[]): number =>
  lines.reduce((sum, { text }) => sum + equipmentCount(text), 0);

function productOf({ productId }: EquipmentLine) {
  const product = productById(productId);
  if (!product) throw new Error(`No product "${productId}" in the catalogue`);
  return product;
}

describe('projects', () => {
  it('[PR1] holds the eight projects of the specification, in its order', () => {
    expect(projects.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('[PR1] covers seven sectors, each with a project', () => {
    expect(sectors).toHaveLength(7);
    expect(sectorsWithProjects.map(({ sector }) => sector)).toEqual([...sectors]);
    expect(sectorsWithProjects.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });

  it('[PR1] finds a project by slug, and none for an unknown one', () => {
    for (const slug of slugs) expect(findProject(slug)?.slug).toBe(slug);
    expect(findProject('no-such-job')).toBeUndefined();
    expect(findProject('')).toBeUndefined();
  });

  it('[PR1] filters by sector, and "all" is everything', () => {
    expect(projectsInSector('all')).toHaveLength(8);
    expect(projectsInSector('Transport Infrastructure').map(({ slug }) => slug)).toEqual([
      'birmingham-station-ladders',
      'bristol-station-ladders',
    ]);
  });

  it('[PR1][HO13] takes the first four unless told otherwise', () => {
    expect(firstProjects().map(({ slug }) => slug)).toEqual(slugs.slice(0, 4));
    expect(firstProjects(2)).toHaveLength(2);
    expect(firstProjects(0)).toEqual([]);
    expect(firstProjects(99)).toHaveLength(8);
  });

  it('[PR1] has one project under way and dates the others by month and year', () => {
    const dates = projects.map(({ completedDate }) => completedDate);
    expect(dates.filter((date) => date === 'Ongoing')).toHaveLength(1);
    for (const date of dates) expect(date).toMatch(/^(Ongoing|[A-Z][a-z]+ 20\d\d)$/);
  });

  it('[PR1] writes value and place in the form the pages read', () => {
    for (const { projectValue, location } of projects) {
      expect(projectValue).toMatch(/^£\d+(\.\d)?[MK]$/);
      expect(location).toMatch(/^[^,]+, [A-Z][a-z]+$/);
    }
  });

  it('[PR1] has a picture of its own for each', () => {
    for (const { slug, image } of projects) expect(image).toBe(`project-${slug}`);
    const pictures = projects.map(({ image }) => sceneOf(image));
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(projects.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(projects.length);
  });

  describe.each(projects)('$slug', (project) => {
    const lines = project.detailedEquipmentList;

    it('[PR1] counts the same equipment in the summary and in the list', () => {
      expect(project.equipment).toMatch(/^\d+ × /);
      expect(countOf(lines)).toBe(equipmentCount(project.equipment));
    });

    it('[PR1] uses in its phases what the list holds, all of it, and no more', () => {
      for (const line of lines) {
        const used = project.phases.flatMap(({ equipment }) =>
          equipment.filter(({ productId }) => productId === line.productId),
        );
        const most = Math.max(0, ...used.map(({ text }) => equipmentCount(text)));
        expect(most, line.text).toBe(equipmentCount(line.text));
      }
      const listed = new Set(lines.map(({ productId }) => productId));
      for (const { productId } of project.phases.flatMap(({ equipment }) => equipment)) {
        expect(listed).toContain(productId);
      }
    });

    it('[PR1] has phases that add up to its duration', () => {
      const sum = project.phases.reduce((total, { duration }) => total + weeks(duration), 0);
      expect(sum).toBe(weeks(project.duration));
    });

    it('[PR1] names every product as the catalogue does', () => {
      for (const line of [...lines, ...project.phases.flatMap(({ equipment }) => equipment)]) {
        expect(line.text).toBe(`${equipmentCount(line.text)} × ${productOf(line).name}`);
      }
    });

    it('[PR1] works at a height that its equipment reaches', () => {
      const reaches = lines.map((line) => productOf(line).workingHeight);
      expect(project.height).toMatch(/^\d+\.\d m$/);
      expect(reaches).toContain(Number.parseFloat(project.height));
    });

    it('[PR4] has challenges, results and a testimonial to show', () => {
      expect(project.challenges.length).toBeGreaterThanOrEqual(3);
      expect(project.results.length).toBeGreaterThanOrEqual(3);
      for (const text of Object.values(project.testimonial)) expect(text).not.toBe('');
      expect(project.testimonial.company).toBe(project.client);
    });
  });
});
