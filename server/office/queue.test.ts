import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ukDay } from '../../content/working-days.ts';
import { workingDaysUntil } from '../orders/dispatch-due-day.ts';
import { buildQueue, getSection, maxListed, type QueueEntry, queueSections } from './queue.ts';

/** 9:30 on a Wednesday. */
const now = new Date('2026-11-18T09:30:00Z');
const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const since = day('2026-11-11');

const waiting = (kind: QueueEntry['kind'], due?: string): QueueEntry => ({
  kind,
  key: `${kind} ${due}`,
  due: due === undefined ? undefined : day(due),
  since,
});

describe('[OF3] queue section', () => {
  it.each([
    ['order', '2026-11-17', 'late'],
    ['order', '2026-11-18', 'today'],
    ['quote', '2026-11-19', 'next'],
    ['question', '2026-11-20', 'later'],
    ['order', undefined, 'later'],
    ['issue', '2026-11-17', 'stuck'],
    ['issue', undefined, 'stuck'],
    ['email', undefined, 'stuck'],
    ['sold-out', undefined, 'sold-out'],
  ] as const)('%s due %s is in %s', (kind, due, section) => {
    expect(getSection(waiting(kind, due), now)).toBe(section);
  });

  it('on a Friday, Monday is the next working day', () => {
    const friday = new Date('2026-11-20T16:00:00Z');
    expect(getSection(waiting('order', '2026-11-23'), friday)).toBe('next');
    expect(getSection(waiting('order', '2026-11-23'), new Date('2026-11-21T10:00:00Z'))).toBe(
      'next',
    );
  });
});

it('[OF3] the day rule has five working days, and the closed days between them', () => {
  const { days, late, later } = buildQueue(
    [
      waiting('order', '2026-11-17'),
      waiting('order', '2026-11-18'),
      waiting('quote', '2026-11-18'),
      waiting('issue', '2026-11-20'),
      waiting('question', '2026-12-01'),
    ],
    now,
  );
  expect(days.map(({ day: iso, isOpen }) => `${iso.slice(8)}${isOpen ? '' : ' closed'}`)).toEqual([
    '18',
    '19',
    '20',
    '21 closed',
    '22 closed',
    '23',
    '24',
    '25',
  ]);
  expect(late).toEqual({ orders: 0, enquiries: 0, stuck: 1 });
  expect(days[0]).toMatchObject({ orders: 1, enquiries: 1, stuck: 0 });
  expect(days[2]).toMatchObject({ orders: 0, enquiries: 0, stuck: 1 });
  expect(later).toEqual({ orders: 0, enquiries: 1, stuck: 0 });
});

const arbitraryDay = fc.integer({ min: -30, max: 40 }).map((n) => n * 86_400_000);
const arbitraryItem = fc.record({
  kind: fc.constantFrom('order', 'quote', 'question', 'issue', 'email', 'sold-out'),
  due: fc.option(
    arbitraryDay.map((n) => new Date(ukDay(now).getTime() + n)),
    { nil: undefined },
  ),
  since: arbitraryDay.map((n) => new Date(now.getTime() + n)),
});
const arbitraryItems = fc
  .array(arbitraryItem, { maxLength: 120 })
  .map((items) => items.map((item, at) => ({ ...item, key: `${at}` })));
const arbitraryNow = fc
  .integer({ min: 0, max: 21 * 24 })
  .map((h) => new Date(+now + h * 3_600_000));

it('[OF3] the queue lists each item once, most urgent first, with its due day', () => {
  fc.assert(
    fc.property(arbitraryItems, arbitraryNow, (items, at) => {
      const { sections, needed, canWait, late, days, later } = buildQueue(items, at);
      expect(sections.map(({ name }) => name)).toEqual(queueSections);
      expect(sections.reduce((sum, { total }) => sum + total, 0)).toBe(items.length);
      expect(needed + canWait).toBe(items.length);
      for (const { name, total, items: listed } of sections) {
        expect(listed.length).toBe(Math.min(total, maxListed));
        for (const item of listed) expect(getSection(item, at)).toBe(name);
        const dues = listed.map(({ due }) => due?.getTime() ?? Number.POSITIVE_INFINITY);
        expect(dues).toEqual(dues.toSorted((one, other) => one - other));
      }
      const marks = [late, ...days, later];
      const squares = marks.reduce((n, each) => n + each.orders + each.enquiries + each.stuck, 0);
      expect(squares).toBe(items.filter(({ due }) => due).length);
      const lateOnes = sections[0]?.items ?? [];
      for (const { due } of lateOnes) expect(due && workingDaysUntil(due, at)).toBeLessThan(0);
    }),
  );
});

it('[OF3] the queue does not depend on the order of its input', () => {
  fc.assert(
    fc.property(arbitraryItems, (items) => {
      expect(buildQueue(items.toReversed(), now)).toEqual(buildQueue(items, now));
    }),
  );
});
