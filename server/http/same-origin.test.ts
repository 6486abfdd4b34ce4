import { describe, expect, it } from 'vitest';
import { isSameOrigin } from '../../contract/same-origin.ts';
import { openTestEnquiries } from '../testing/test-enquiries.ts';

const origin = 'https://shop.example';
const sentTo = (url: string, headers: Record<string, string>) =>
  isSameOrigin(new Request(`${url}/api/notify`, { method: 'POST', headers }), origin);

describe('a form', () => {
  it.each([
    {},
    { origin },
    { 'sec-fetch-site': 'same-origin', origin },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4321' },
    { 'sec-fetch-site': 'none' },
  ])('[QU4] is accepted from our own pages and from clients other than browsers: %j', (headers) => {
    expect(sentTo(origin, headers as Record<string, string>)).toBe(true);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' },
    { origin: 'https://evil.example' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'null' },
  ])('[QU4] is rejected from another site: %j', (headers) => {
    expect(sentTo(origin, headers as Record<string, string>)).toBe(false);
  });

  it('[QU4] is accepted under another host name or behind a proxy', () => {
    const local = 'http://127.0.0.1:3000';
    expect(sentTo(local, { origin: local })).toBe(true);
    expect(sentTo('http://shop.example', { origin })).toBe(true);
    expect(sentTo(local, { origin: 'http://127.0.0.1:4000' })).toBe(false);
  });

  it('[QU4] of another site is rejected without echoing its input', async () => {
    const never = new Promise<never>(() => {});
    const answer = await openTestEnquiries(never).postForm(
      '/api/bulk-quote',
      { 'form-name': 'bulk-quote', company: 'Win a prize' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    );
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain('from another website');
    expect(html).not.toContain('prize');
  });
});
