import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affectedQueryKeys } from '../app/live-updates.ts';
import { chartGridStep } from '../ui/ChartGrid.tsx';
import { groupDays } from './DayRule.tsx';
import {
  collapsedSection,
  collapsedText,
  dueText,
  filterByDueDay,
  keepRowPositions,
  newRowsText,
  rowReason,
  rowTitle,
  sectionTitle,
  type TodayItem,
  type TodaySection,
  toGauge,
  visibleSections,
} from './queue.ts';

const today = '2026-11-18';

function item(more: Partial<TodayItem> = {}): TodayItem {
  return {
    kind: 'order',
    key: 'order RM-000398',
    id: 'RM-000398',
    order: 'RM-000398',
    name: 'Oakmere Facilities Ltd',
    why: '4 × Swingback Steps',
    since: '2026-11-11T09:00:00.000Z',
    due: today,
    left: 0,
    pence: 768_50,
    action: 'dispatch',
    openBy: [],
    ...more,
  };
}

const section = (name: TodaySection['name'], keys: readonly string[]): TodaySection => ({
  name,
  total: keys.length,
  items: keys.map((key) => item({ key })),
});
const keysOf = (sections: readonly { items: readonly { key: string }[] }[]) =>
  sections.map(({ items }) => items.map(({ key }) => key));

describe('[OF3] rows while the list is hovered', () => {
  const shown = [section('late', ['a', 'b']), section('today', ['c'])];

  it('keep their positions when a new row is added before them', () => {
    const next = [section('late', ['new', 'a', 'b']), section('today', ['c'])];
    const { sections, fresh } = keepRowPositions(shown, next, new Set());
    expect(keysOf(sections)).toEqual([['a', 'b'], ['c']]);
    expect(fresh.map(({ key }) => key)).toEqual(['new']);
  });

  it('stay when a colleague handles one, and are removed when handled here', () => {
    const next = [section('late', ['b']), section('today', ['c'])];
    const [late] = keepRowPositions(shown, next, new Set()).sections;
    expect(late?.items.map(({ key, isGone }) => [key, isGone])).toEqual([
      ['a', true],
      ['b', undefined],
    ]);
    const { sections } = keepRowPositions(shown, next, new Set(['a']));
    expect(keysOf(sections)).toEqual([['b'], ['c']]);
  });

  it('never change their order', () => {
    const names = ['late', 'stuck', 'today'] as const;
    const list = fc
      .uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 20 })
      .map((keys) =>
        names.map((name, at) =>
          section(
            name,
            keys.filter((_, n) => n % 3 === at),
          ),
        ),
      );
    fc.assert(
      fc.property(list, list, fc.array(fc.integer({ min: 0, max: 30 }).map(String)), (...given) => {
        const [before, next, done] = given;
        const doneHere = new Set(done);
        const { sections, fresh } = keepRowPositions(before, next, doneHere);
        const all = keysOf(next).flat();
        const kept = keysOf(before).map((keys) =>
          keys.filter((key) => all.includes(key) || !doneHere.has(key)),
        );
        expect(keysOf(sections)).toEqual(kept);
        const known = keysOf(before).flat();
        expect(fresh.map(({ key }) => key)).toEqual(all.filter((key) => !known.includes(key)));
      }),
    );
  });

  it('announce new rows', () => {
    expect(newRowsText([item()])).toBe('1 new order, show it');
    expect(newRowsText([item(), item()])).toBe('2 new orders, show them');
    expect(newRowsText([item({ kind: 'quote' })])).toBe('1 new row, show it');
    expect(newRowsText([item(), item({ kind: 'quote' })])).toBe('2 new rows, show them');
  });
});

it.each([
  [{ left: -1 }, 'Late by 1 day'],
  [{ left: -3 }, 'Late by 3 days'],
  [{}, 'Send today'],
  [{ due: '2026-11-19', left: 1 }, 'Send by Thu 19'],
  [{ due: '2026-12-01', left: 9 }, 'Send by Tue 1 Dec'],
  [{ kind: 'quote' }, 'Answer today'],
  [{ kind: 'issue', due: '2026-11-20', left: 2 }, 'Answer by Fri 20'],
  [{ kind: 'issue', due: undefined, left: undefined }, 'Since Wed 11'],
  [
    { kind: 'email', due: undefined, left: undefined, since: '2026-11-18T08:52:00Z' },
    'Since 08:52',
  ],
  [{ due: undefined, left: undefined }, 'No day promised'],
] as const)('[OF3] formats the due text of %o as %s', (more, words) => {
  expect(dueText(item(more), today)).toBe(words);
});

it('[OF3] the gauge has five cells, and a sixth if late', () => {
  expect([9, 5, 4, 1, 0, -1].map((left) => toGauge(left))).toEqual([
    { used: 0, late: false },
    { used: 0, late: false },
    { used: 1, late: false },
    { used: 4, late: false },
    { used: 5, late: false },
    { used: 5, late: true },
  ]);
});

it('[OF3] rows have a title and a reason', () => {
  const titles = [
    item(),
    item({ kind: 'issue', issue: 'dispute' }),
    item({ kind: 'email', name: 'j@ormrod.example', why: 'It was rejected.' }),
    item({ kind: 'quote', id: 58, order: undefined }),
    item({ kind: 'question', id: 31, order: undefined }),
    item({ kind: 'sold-out', order: undefined, name: 'Tower', people: 7 }),
  ].map((one) => [rowTitle(one).title, rowReason(one, today)]);
  expect(titles).toEqual([
    ['RM-000398', '4 × Swingback Steps'],
    ['Dispute on RM-000398', '4 × Swingback Steps'],
    ['Email not delivered for RM-000398', 'To j@ormrod.example. It was rejected.'],
    ['Quote request 58', '4 × Swingback Steps'],
    ['Part question 31', '4 × Swingback Steps'],
    ['Tower', 'Sold out since Wed 11'],
  ]);
  expect(rowReason(item({ isPart: true }), today)).toBe('Still to dispatch: 4 × Swingback Steps');
});

it('[OF3] section titles name the day', () => {
  expect(sectionTitle('today', today, '2026-11-19')).toBe('Today, Wednesday 18');
  expect(sectionTitle('next', today, '2026-11-19')).toBe('Tomorrow');
  expect(sectionTitle('next', '2026-11-20', '2026-11-23')).toBe('Monday 23');
  const later = {
    ...section('later', ['a']),
    total: 9,
    items: [item({ due: '2026-11-20' }), item({ due: '2026-11-25' })],
  };
  expect(collapsedText(later, today)).toBe('Show 9 more, due Fri 20 to Wed 25');
});

it('[OF3] filters rows by due day', () => {
  const sections = [
    { ...section('late', []), items: [item({ key: 'a', due: '2026-11-17', left: -1 })] },
    {
      ...section('stuck', []),
      items: [
        item({ key: 'b', kind: 'issue', due: '2026-11-20', left: 2 }),
        item({ key: 'c', due: undefined, left: undefined }),
      ],
    },
    {
      ...section('later', []),
      items: [
        item({ key: 'd', due: '2026-11-20', left: 2 }),
        item({ key: 'e', due: '2026-12-20', left: 22 }),
      ],
    },
  ];
  const on = (day: string | undefined) => keysOf(filterByDueDay(sections, day, '2026-11-25'));
  expect(on(undefined)).toEqual([['a'], ['b', 'c'], ['d', 'e']]);
  expect(on('late')).toEqual([['a']]);
  expect(on('2026-11-20')).toEqual([['b'], ['d']]);
  expect(on('later')).toEqual([['e']]);
  expect(on('2026-11-19')).toEqual([]);
});

it('[OF3] collapses later rows, except new ones', () => {
  const sections = [section('today', ['a']), section('later', ['b', 'c', 'new'])];
  const known = new Set(['a', 'b', 'c']);
  expect(keysOf(visibleSections(sections, known))).toEqual([['a'], ['new']]);
  expect(collapsedSection(sections, known)).toMatchObject({
    total: 2,
    items: [{ key: 'b' }, { key: 'c' }],
  });
  expect(collapsedSection([section('later', ['new'])], known)).toBeUndefined();
});

it('[OF3] groups consecutive closed days', () => {
  const day = (iso: string, isOpen: boolean) => ({
    day: iso,
    isOpen,
    orders: 0,
    enquiries: 0,
    stuck: 0,
  });
  const groups = groupDays([day('sat', false), day('sun', false), day('mon', true)]);
  expect(groups.map(({ isOpen, days }) => [isOpen, days.length])).toEqual([
    [true, 1],
    [false, 1],
    [true, 1],
  ]);
});

it('[OF3] scales the chart to its highest bar', () => {
  expect([0, 300_00, 301_00, 78_000_00].map((pence) => chartGridStep(pence, 100_00))).toEqual([
    100_00, 100_00, 200_00, 30_000_00,
  ]);
});

it('[OF3] maps events to query keys without duplicates', () => {
  const events = [
    { kind: 'order', record: 'RM-000001' },
    { kind: 'order', record: 'RM-000002' },
    { kind: 'email', record: '' },
  ] as const;
  expect(affectedQueryKeys(events)).toEqual([
    ['today'],
    ['sales'],
    ['orders'],
    ['customers'],
    ['stock'],
    ['activity'],
    ['order', 'RM-000001'],
    ['order', 'RM-000002'],
    ['emails'],
    ['enquiry'],
  ]);
});
