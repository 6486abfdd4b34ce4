import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../storage-keys.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeliveryDays } from './DeliveryDays.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { deliveryBlocker, estimateDelivery } from './delivery-estimate.ts';
import { createDeliveryStore } from './delivery-store.ts';

// A past year, for which no new holidays are announced.
const wednesday = new Date('2020-11-18T09:00Z');
const steps = [{ product: { closedLength: 2, weight: 12 }, quantity: 1 }];
const standard = (postcode: string) => ({ postcode, service: 'standard' }) as const;
const express = (postcode: string) => ({ postcode, service: 'express' }) as const;
const day = (iso: string) => new Date(`${iso}T00:00Z`);

describe('delivery estimate', () => {
  it('[CO3] has price, zone, size and day', () => {
    expect(estimateDelivery(standard('IV27 4HB'), steps, wednesday)).toMatchObject({
      kind: 'price',
      zone: { name: 'Highlands' },
      size: 'up to 3 m and 50 kg',
      chosen: { pence: 48_00, day: day('2020-11-27') },
    });
    expect(estimateDelivery(standard('M1 7AB'), steps, wednesday)).toMatchObject({
      chosen: { pence: 0, day: day('2020-11-25') },
      offers: [{ service: 'standard' }],
    });
  });

  it('[CO4] offers express in its zones, otherwise standard', () => {
    expect(estimateDelivery(express('EC1A 1BB'), steps, wednesday)).toMatchObject({
      offers: [{ service: 'standard' }, { service: 'express' }],
      chosen: { service: 'express', pence: 24_00, day: day('2020-11-19') },
    });
    expect(estimateDelivery(express('M1 7AB'), steps, wednesday)).toMatchObject({
      chosen: { service: 'standard' },
    });
  });

  it('[CO3] handles missing, unserved and unknown postcodes', () => {
    const kindOf = (postcode: string) =>
      estimateDelivery(standard(postcode), steps, wednesday).kind;
    expect([kindOf(''), kindOf('JE2 3AB'), kindOf('ZZ9 9ZZ')]).toEqual([
      'none',
      'not-served',
      'unknown',
    ]);
    expect(deliveryBlocker(standard(''))).toBeUndefined();
    expect(deliveryBlocker(standard('M1 7AB'))).toBeUndefined();
    expect(deliveryBlocker(standard('ZZ9 9ZZ'))).toContain('0808 157 0142');
  });
});

describe('stored postcode', () => {
  const open = (kept?: string) => {
    const storage = memoryStorage(kept === undefined ? {} : { [storageKeys.delivery]: kept });
    const page = new EventTarget();
    return { storage, page, store: createDeliveryStore({ storage: () => storage, page }) };
  };

  it('[CO3] is stored, formatted and synced with other tabs', () => {
    const { storage, page, store } = open();
    const heard = vi.fn();
    store.subscribe(heard);
    store.choose({ postcode: ' iv274hb' });
    expect(store.get()).toEqual(standard('IV27 4HB'));
    expect(open(storage.getItem(storageKeys.delivery) ?? '').store.get().postcode).toBe('IV27 4HB');
    storage.setItem(storageKeys.delivery, JSON.stringify(express('EC1A 1BB')));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.delivery }));
    expect(store.get()).toEqual(express('EC1A 1BB'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('[CO3] is not stored if invalid and removed if empty', () => {
    const { storage, store } = open(JSON.stringify(standard('M1 7AB')));
    expect(store.get().postcode).toBe('M1 7AB');
    store.choose({ postcode: 'zz9 9zz' });
    expect(store.get().postcode).toBe('ZZ9 9ZZ');
    expect(storage.getItem(storageKeys.delivery)).toBeNull();
    store.choose({ postcode: 'M1 7AB' });
    store.choose({ postcode: '' });
    expect(storage.getItem(storageKeys.delivery)).toBeNull();
  });

  it.each(['{', '[]', '7', '{"postcode":7}', '{"postcode":"<b>"}', '{"service":"express"}'])(
    '[CO3] is ignored if storage contains %s',
    (kept) => expect(open(kept).store.get()).toEqual(standard('')),
  );

  it('[CO3] keeps state for the page’s lifetime without storage', () => {
    const shut = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const store = createDeliveryStore({ storage: shut, page: new EventTarget() });
    store.choose({ postcode: 'BT1 5GS', service: 'standard' });
    expect(store.get().postcode).toBe('BT1 5GS');
  });
});

it('[CO3] the server-rendered panel has a labelled field, links to the terms and sends nothing', () => {
  const html = renderToStaticMarkup(<DeliveryPanel lines={steps} />);
  expect(html).toMatch(/<form[^>]* action="\/terms#delivery"/);
  expect(html).toMatch(/autoComplete="postal-code"/i);
  const [field = ''] = /<input[^>]*>/.exec(html) ?? [];
  expect(field).not.toMatch(/ name=/);
  const [, id] = / id="([^"]+)"/.exec(field) ?? [];
  expect(html).toContain(`<label for="${id}"`);
  expect(html).toContain('role="status"');
});

it('[CO3] the calendar has a cell for each day, and counts the working ones', () => {
  const html = renderToStaticMarkup(<DeliveryDays ordered={wednesday} day={day('2020-11-25')} />);
  const [line = ''] = html.split('</svg>');
  expect(line.match(/<rect/g)).toHaveLength(8 + 1);
  expect(line.match(/url\(#/g)).toHaveLength(2);
  expect(line).toContain('5 working days');
  expect(line).toContain('Wed 25');
  expect(line).toContain('aria-hidden="true"');
});
