import { describe, expect, it } from 'vitest';
import {
  addressLines,
  dispatchLabel,
  lastChangeText,
  pluralize,
  timelineText,
  vatLabel,
} from './order-texts.ts';

describe('order texts', () => {
  it.each([
    [7, 7, 'Dispatch all 7 items'],
    [3, 7, 'Dispatch 3 items'],
    [1, 1, 'Dispatch 1 item'],
    [0, 7, 'Dispatch 0 items'],
  ])('[OF5] label the dispatch button: %i of %i', (chosen, left, words) => {
    expect(dispatchLabel(chosen, left)).toBe(words);
  });

  it.each([
    [[20, 20], 'VAT 20%'],
    [[5], 'VAT 5%'],
    [[20, 5, 0], 'VAT'],
  ])('[OF5] label VAT of lines at %j%%', (rates, words) => {
    expect(vatLabel(rates.map((vatPercent) => ({ vatPercent })))).toBe(words);
  });

  it('[OF5] pluralize counts', () => {
    expect([pluralize(1, 'item'), pluralize(2, 'item')]).toEqual(['1 item', '2 items']);
  });

  it('[OF13] name who changed an order last, and when', () => {
    const change = {
      at: '2026-11-18T09:44:00Z',
      by: 'Dan',
      action: 'order.dispatch',
      fields: [],
    } as const;
    expect(lastChangeText('RM-000402', [{ ...change, fields: [] }])).toBe(
      'Dan dispatched RM-000402 at 09:44',
    );
    expect(lastChangeText('RM-000402', [])).toBe('RM-000402 was changed');
  });

  it('[OF5] distinguish waiting and failed emails', () => {
    const email = {
      kind: 'email',
      key: 'email-1',
      at: '2026-11-18T09:44:00Z',
      by: null,
      email: 'order-dispatched',
      recipient: 'a@firm.example',
      sendsAt: undefined,
      error: undefined,
    } as const;
    expect(timelineText({ ...email, state: 'queued' })).toEqual({
      title: 'Dispatch email waits to be sent',
      text: 'a@firm.example',
    });
    expect(timelineText({ ...email, state: 'dead', error: 'It was rejected.' })).toEqual({
      title: 'Dispatch email failed',
      text: 'a@firm.example. It was rejected.',
    });
  });

  it('[OF5] format an address, with the country only abroad', () => {
    const address = {
      line1: '1 Quay',
      line2: '',
      town: 'Hull',
      postcode: 'HU1 1AA',
      country: 'GB',
    };
    expect(addressLines(address)).toEqual(['1 Quay', 'Hull', 'HU1 1AA']);
    expect(addressLines({ ...address, country: 'IM' })).toContain('IM');
    expect(addressLines(null)).toEqual([]);
  });
});
