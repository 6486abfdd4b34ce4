import { describe, expect, it } from 'vitest';
import { formatUkTime, pageAgeMessage } from './message-bar.ts';
import { statusText } from './send-queued.ts';

const winter = Date.UTC(2026, 10, 15, 9, 12);
const summer = Date.UTC(2026, 6, 1, 23, 30);

describe('offline words', () => {
  it('use UK time, including summer time', () => {
    expect(formatUkTime(winter)).toBe('15 November at 09:12');
    expect(formatUkTime(summer)).toBe('2 July at 00:30');
  });

  it('show when a page was fetched', () => {
    const page = { fetchedAt: winter, fromDevice: true };
    expect(pageAgeMessage({ ...page, online: false })).toBe(
      "You're offline. This page was saved on 15 November at 09:12, so prices and stock may have changed.",
    );
    expect(pageAgeMessage({ ...page, online: true })).toMatch(/^You're offline\. This page/);
  });

  it('warn on a page that was open when it went offline, not on a fresh one', () => {
    const page = { fetchedAt: winter, fromDevice: false };
    expect(pageAgeMessage({ ...page, online: false })).toContain('saved on 15 November');
    expect(pageAgeMessage({ ...page, online: true })).toBe('');
  });

  it('never call an unsent request sent', () => {
    const request = { key: 'k', path: '/api/bulk-quote', what: 'Your quote request', at: winter };
    expect(statusText({ ...request, state: 'waiting' })).toBe(
      'Saved on this device, not sent yet: Your quote request from 15 November at 09:12.',
    );
    expect(statusText({ ...request, state: 'sent' })).toMatch(/^Sent: /);
    expect(statusText({ ...request, state: 'rejected', reason: 'It is back in stock.' })).toMatch(
      /^Not accepted: .*It is back in stock\.$/,
    );
  });
});
