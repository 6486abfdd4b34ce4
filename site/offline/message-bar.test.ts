import { describe, expect, it } from 'vitest';
import { ageOfPage, ukTime } from './message-bar.ts';
import { newsOf } from './send-and-tell.ts';

const winter = Date.UTC(2026, 10, 15, 9, 12);
const summer = Date.UTC(2026, 6, 1, 23, 30);

describe('offline words', () => {
  it('tell the time as it is in the United Kingdom, summer time included', () => {
    expect(ukTime(winter)).toBe('15 November at 09:12');
    expect(ukTime(summer)).toBe('2 July at 00:30');
  });

  it('say when a page was fetched, and that its prices may be old', () => {
    const page = { fetchedAt: winter, fromDevice: true };
    expect(ageOfPage({ ...page, online: false })).toBe(
      "You're offline. This page was saved on 15 November at 09:12, so prices and stock may have changed.",
    );
    expect(ageOfPage({ ...page, online: true })).toMatch(/^You're offline\. This page/);
  });

  it('say it of a page that was open when the signal went, and nothing of a fresh one', () => {
    const page = { fetchedAt: winter, fromDevice: false };
    expect(ageOfPage({ ...page, online: false })).toContain('saved on 15 November');
    expect(ageOfPage({ ...page, online: true })).toBe('');
  });

  it('call nothing sent that is not', () => {
    const request = { key: 'k', path: '/api/bulk-quote', what: 'Your quote request', at: winter };
    expect(newsOf({ ...request, state: 'waiting' })).toBe(
      'Saved on this device, not sent yet: Your quote request from 15 November at 09:12.',
    );
    expect(newsOf({ ...request, state: 'sent' })).toMatch(/^Sent: /);
    expect(newsOf({ ...request, state: 'rejected', reason: 'It is back in stock.' })).toMatch(
      /^Not accepted: .*It is back in stock\.$/,
    );
  });
});
