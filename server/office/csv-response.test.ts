import { afterEach, expect, it, vi } from 'vitest';
import { csvResponse } from './csv-response.ts';

afterEach(() => vi.useRealTimers());

it('[OF4] names an export by the UK date', () => {
  vi.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z') });
  const { headers } = csvResponse('orders', {}, []);
  expect(headers.get('content-disposition')).toContain('rungmoor-orders-2026-07-01.csv');
});
