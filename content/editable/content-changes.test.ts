import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { UncheckedChange } from '../../catalogue/changes.ts';
import { contentId } from '../../catalogue/content-change.ts';
import { company } from '../company.ts';
import { deliveryPrice, zoneOf } from '../delivery.ts';
import { deliveryDay } from '../delivery-day.ts';
import { openingHours } from '../opening-hours.ts';
import { followContent } from '../owner-changes.ts';
import { applyContentChanges, contentErrorAt } from './apply-content-changes.ts';
import { contentRecords, valueAt } from './content-records.ts';

const change = (record: string, field: string, value: unknown): UncheckedChange => ({
  ...{ productId: contentId(record), field, value },
});
const everyField = [...contentRecords.values()].flatMap(({ id, fields }) =>
  fields.map((field) => ({ id, ...field })),
);
const messageOf = (...changes: UncheckedChange[]) =>
  applyContentChanges(changes).errors.map(({ message }) => message);

afterEach(() => followContent([]));

describe('changes to content', () => {
  it('[LC9] covers phone, hours, closed days, rates, texts and the ticker, each by its name', () => {
    const names = new Set(everyField.map(({ id, label }) => `${id} ${label}`));
    expect(names).toContain('company Phone');
    expect(names).toContain('company Closed days');
    expect(names).toContain('zone/highlands Order up to 1.5 m and 25 kg');
    expect(names).toContain('express/london Order up to 3 m and 50 kg');
    expect(names).toContain('faq/10 Answer');
    expect(names).toContain('testimonial/1 Words');
    expect(names).toContain('project/leeds-shopping-ladders Phase 4: text');
    expect(names).toContain('city/leeds Question 5');
    expect(names).toContain('ticker Shown on the home page');
  });

  it('[LC9] takes every field as the project has it, and changes nothing then', () => {
    const same = everyField.map(({ id, field, listed }) => change(id, field, listed));
    const { errors, records } = applyContentChanges(same);
    expect(errors).toEqual([]);
    for (const [id, record] of records) expect(record).toEqual(contentRecords.get(id)?.listed);
  });

  it('[LC9] refuses a bad value at every field with a sentence, and keeps the record', () => {
    const senseless = fc.oneof(
      fc.constantFrom(-1, 0.5, 1e9, ' x ', {}, [], [null], '{nothing}'),
      fc.string({ minLength: 700 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...everyField), senseless, ({ id, field, input }, value) => {
        // An empty list of closed days is valid.
        fc.pre(!(input === 'days' && Array.isArray(value) && value.length === 0));
        fc.pre(!(input === 'number' && value === 0.5));
        const bad = change(id, field, value);
        // A testimonial is only checked while it is shown.
        const shown = id.startsWith('testimonial/') ? [change(id, 'shown', true)] : [];
        const { errors, records, changes } = applyContentChanges([...shown, bad]);
        expect(errors.length).toBeGreaterThan(0);
        for (const { message } of errors) expect(message).toMatch(/^[A-Z].*\.$/s);
        expect(records.get(id)).toEqual(contentRecords.get(id)?.listed);
        expect(changes).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('[LC9] says what is wrong in words of the field', () => {
    expect(messageOf(change('company', 'phone', '12345'))).toEqual([
      'Enter a UK number with its spaces, such as 0161 496 0142.',
    ]);
    expect(messageOf(change('company', 'closes', '08:00'))).toEqual(['Close after you open.']);
    expect(messageOf(change('company', 'closedOn', ['2026-02-30']))).toEqual([
      'Enter days such as 2026-12-29.',
    ]);
    expect(messageOf(change('zone/highlands', 'rates.1', 100))).toEqual([
      'A larger order costs at least as much to deliver.',
    ]);
    expect(messageOf(change('city/leeds', 'features.0.title', 'x'.repeat(41)))[0]).toMatch(
      /^Longer than 40 characters/,
    );
    expect(messageOf(change('city/leeds', 'faqs.0.answer', 'Call 0113 496 0000'))[0]).toBe(
      'Phone and email stand in the company facts.',
    );
  });

  it('[LC9] holds a field against what else is drafted of its record', () => {
    const later = [change('company', 'saturdayOpens', '09:00')];
    const closing = change('company', 'saturdayCloses', '12:00');
    expect(contentErrorAt(closing, later)).toBeUndefined();
    expect(contentErrorAt(closing, [])?.message).toMatch(/^Enter both times/);
    expect(later.map((one) => contentErrorAt(one, []))).toEqual([undefined]);
  });

  it('[LC9] keeps at least one testimonial', () => {
    const hidden = [1, 2, 3, 4, 5, 6].map((at) => change(`testimonial/${at}`, 'shown', false));
    expect(messageOf(...hidden.slice(1))).toEqual([]);
    expect(messageOf(...hidden)).toEqual(['Show at least one testimonial.']);
  });

  it('[LC9] says and charges what is followed, at once', () => {
    const line = { product: { closedLength: 1, weight: 5 }, quantity: 1 };
    const highlands = () => zoneOf('IV1 1AA');
    const before = highlands();
    followContent([
      change('company', 'phone', '0161 496 0142'),
      change('company', 'closedOn', ['2026-12-29']),
      change('company', 'saturdayOpens', '09:00'),
      change('company', 'saturdayCloses', '12:30'),
      change('zone/highlands', 'rates.0', 2_150),
    ]);
    const zone = highlands();
    expect(company.phone).toEqual({
      shown: '0161 496 0142',
      href: 'tel:+441614960142',
      international: '+44 161 496 0142',
    });
    expect(openingHours().saturday).toBe('Saturday 9am-12:30pm');
    expect(zone && deliveryPrice(zone, [line])).toBe(2_150);
    expect(before && deliveryPrice(before, [line])).toBe(1_800);
    const ordered = new Date('2026-12-22T10:00Z');
    expect(deliveryDay(ordered).toISOString()).toBe('2027-01-04T00:00:00.000Z');
  });

  it('[LC9] reads a place in a list', () => {
    expect(valueAt({ faqs: [{ answer: 'a' }, { answer: 'b' }] }, 'faqs.1.answer')).toBe('b');
  });
});
