import { describe, expect, it } from 'vitest';
import {
  addressLines,
  changeSentence,
  counted,
  dispatchWords,
  entryWords,
  vatName,
} from './order-texts.ts';

describe('the words of an order', () => {
  it.each([
    [7, 7, 'Dispatch all 7 items'],
    [3, 7, 'Dispatch 3 items'],
    [1, 1, 'Dispatch 1 item'],
    [0, 7, 'Dispatch 0 items'],
  ])('[OF5] name what leaves: %i of %i', (chosen, left, words) => {
    expect(dispatchWords(chosen, left)).toBe(words);
  });

  it.each([
    [[20, 20], 'VAT 20%'],
    [[5], 'VAT 5%'],
    [[20, 5, 0], 'VAT'],
  ])('[OF5] name the VAT of lines at %j%%', (rates, words) => {
    expect(vatName(rates.map((vatPercent) => ({ vatPercent })))).toBe(words);
  });

  it('[OF5] count', () => {
    expect([counted(1, 'item'), counted(2, 'item')]).toEqual(['1 item', '2 items']);
  });

  it('[OF13] say who changed an order last, and when', () => {
    const change = {
      at: '2026-11-18T09:44:00Z',
      by: 'Dan',
      action: 'order.dispatch',
      fields: [],
    } as const;
    expect(changeSentence('RM-000402', [{ ...change, fields: [] }])).toBe(
      'Dan dispatched RM-000402 at 09:44',
    );
    expect(changeSentence('RM-000402', [])).toBe('RM-000402 was changed');
  });

  it('[OF5] tell an email that waits from one that failed', () => {
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
    expect(entryWords({ ...email, state: 'queued' })).toEqual({
      title: 'Dispatch email waits to be sent',
      text: 'a@firm.example',
    });
    expect(entryWords({ ...email, state: 'dead', error: 'It was rejected.' })).toEqual({
      title: 'Dispatch email failed',
      text: 'a@firm.example. It was rejected.',
    });
  });

  it('[OF5] write an address as on a label, with its country only abroad', () => {
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
