import { describe, expect, it } from 'vitest';
import { productById } from '../catalogue/catalogue.ts';
import leeds from './projects/leeds-shopping-ladders.json' with { type: 'json' };
import { projectSchema, sectors } from './projects/project.ts';
import {
  findProject,
  firstProjects,
  projects,
  projectsInSector,
  sectorsWithProjects,
} from './projects.ts';
import { readRecords } from './read-records.ts';
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

  it('[PR1] has one project under way', () => {
    expect(projects.filter(({ completedDate }) => completedDate === 'Ongoing')).toHaveLength(1);
  });

  it('[PR1] has a picture of its own for each', () => {
    const pictures = projects.map(({ image }) => sceneOf(image));
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(projects.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(projects.length);
  });

  it.each(projects.map((project) => [project.slug, project] as const))(
    '[PR1] %s works at a height that its equipment reaches',
    (_slug, { height, detailedEquipmentList }) => {
      const reaches = detailedEquipmentList.map(
        ({ productId }) => productById(productId)?.workingHeight,
      );
      expect(reaches).toContain(Number.parseFloat(height));
    },
  );
});

describe('what a project’s file may say', () => {
  const read = (changes: object) => () =>
    readRecords('content/projects', projectSchema, { leeds: { ...leeds, ...changes } });
  const [first] = leeds.detailedEquipmentList;

  it.each([
    ['completedDate', 'Soon', "Write 'Ongoing'"],
    ['projectValue', '300,000', 'Write a value such as'],
    ['location', 'Leeds', 'Write a place'],
    ['sector', 'Farming', ''],
    ['height', '7 m', 'Write a height'],
    ['duration', '2 months', 'Write weeks'],
    ['duration', '99 weeks', 'The phases take another time'],
    ['equipment', 'Steps', 'Begin with the count'],
    ['equipment', '1 × steps', 'Counts other than'],
    ['phases', leeds.phases.slice(0, 2), 'Use all of detailedEquipmentList'],
    ['phases', usingMore(), 'Use all of detailedEquipmentList'],
    ['challenges', leeds.challenges.slice(1), 'There have to be 3 to 6'],
    ['results', [], 'There have to be 3 to 6'],
    ['title', 'Ladders {here}', 'There is no fact {here}'],
  ])('[PR1] [PR4] is refused for its %s: %#', (field, value, fault) => {
    expect(read({ [field]: value })).toThrow(`content/projects/leeds.json, ${field}: ${fault}`);
  });

  it('[PR4] is refused with the words of somebody else than the client', () => {
    const testimonial = { ...leeds.testimonial, company: 'Another' };
    expect(read({ testimonial })).toThrow('testimonial.company: Name the client');
    expect(read({ testimonial: { ...testimonial, quote: '' } })).toThrow('quote: Write something');
    expect(read({})()).toHaveLength(1);
  });

  /** The phases, with a product in the first one that was never supplied. */
  function usingMore() {
    const [phase, ...rest] = leeds.phases;
    return [
      { ...phase, equipment: [...(phase?.equipment ?? []), { ...first, productId: 'lift' }] },
      ...rest,
    ];
  }
});
