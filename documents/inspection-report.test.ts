import { expect, it } from 'vitest';
import { makeInspectionReport } from './inspection-report.ts';
import { readPdf } from './testing/pdf-text.ts';
import { reportParticulars } from './texts.ts';

const inspection = {
  when: '16 November 2026 at 07:40',
  by: 'J. Okafor, site foreman',
  why: 'Regular inspection',
  passed: false,
  wrong: 'Stabiliser bent, front left',
  done: 'Tagged red, taken out of use',
  todo: 'Replace the stabiliser',
  checks: [
    ['Braces: all fitted', 'Good'],
    ['Stabilisers: all four', 'Not good: bent'],
  ],
  day: 'Mon 16 Nov',
  dayNumber: 20_773,
} as const;

const report = {
  client: 'Oakmere Facilities Ltd, Unit 4, Parkside, Leeds LS1 0XX',
  number: 'T-03',
  location: 'Leeds, Wellington Street, level 3',
  description: 'Mobile tower: Narrow Tower, 3.2 m platform, EN 1004-1 Class 3',
  next: 'Not to be used until it is inspected again and passed.',
  printed: '18 November 2026 at 08:01',
  inspections: [
    inspection,
    {
      ...inspection,
      passed: true,
      wrong: '',
      done: '',
      todo: '',
      when: '9 November 2026 at 08:00',
      day: 'Mon 9 Nov',
      dayNumber: 20_766,
    },
  ],
} as const;

it('[BU7] says on paper what schedule 7 of the Work at Height Regulations 2005 asks for, point by point', async () => {
  const { pages } = readPdf(
    await makeInspectionReport({ ...report, inspections: [...report.inspections] }, false),
  );
  const text = pages
    .map((page) => page.text)
    .join('\n')
    .replaceAll(/\s+/g, ' ');
  const points: Readonly<Record<keyof typeof reportParticulars, string>> = {
    1: report.client,
    2: report.location,
    3: report.description,
    4: inspection.when,
    5: inspection.wrong,
    6: inspection.done,
    7: `${inspection.todo}. ${report.next}`,
    8: inspection.by,
  };
  for (const [number, value] of Object.entries(points)) {
    const label = reportParticulars[Number(number) as keyof typeof reportParticulars];
    expect(text, label).toContain(`${number} ${label} ${value}`);
  }
  expect(text).toContain('Failed: do not use');
  expect(text).toContain('Stabilisers: all four Not good: bent');
  expect(text).toContain('9 November 2026 at 08:00');
  expect(pages.flatMap(({ untagged }) => untagged).join(' ')).not.toContain('Oakmere');
});
