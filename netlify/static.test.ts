import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildHeadersFile } from './headers-file.ts';
import { handleMissingPage } from './missing-page.ts';
import { moveFeed } from './move-feed.ts';

describe('headers of static files', () => {
  it('hold the security headers once and the policy of each page under both of its addresses', () => {
    const rules = new Map(
      buildHeadersFile({ 'index.html': 'p1', 'product/a.html': 'p2' }, [
        'index.html',
        '_astro/shop.B2x9.js',
        'product/a.html',
        'pictures/0a1b2c3d4e5f-480.avif',
        'pictures/scenes/city-leeds-0a1b2c3d-960.avif',
        'pictures/scenes/city-leeds-0a1b2c3d-phone.avif',
      ])
        .trim()
        .split('\n\n')
        .map((rule) => [rule.split('\n')[0], rule]),
    );
    expect([...rules.keys()]).toEqual([
      '/*',
      '/_astro/:file',
      '/pictures/:file',
      '/pictures/scenes/city-leeds-0a1b2c3d-960.avif',
      '/index.html',
      '/',
      '/product/a.html',
      '/product/a',
    ]);
    expect(rules.get('/*')).toContain('  strict-transport-security: max-age=63072000');
    expect(rules.get('/*')).toContain('  x-permitted-cross-domain-policies: none');
    expect(rules.get('/*')).toContain('  origin-agent-cluster: ?1');
    expect(rules.get('/pictures/:file')).toContain('immutable');
    expect(rules.get('/product/a')).toBe('/product/a\n  content-security-policy: p2');
  });
});

it('[OT6] moves the built merchant feed from the published folder to its function, once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-feed-'));
  const [dist, built] = [path.join(folder, 'dist'), path.join(folder, 'built')];
  mkdirSync(path.join(dist, 'feeds'), { recursive: true });
  for (const ending of ['', '.br', '.gz'])
    writeFileSync(path.join(dist, `feeds/google.xml${ending}`), 'feed');
  for (let turn = 0; turn < 2; turn += 1) moveFeed(dist, built);
  expect(readdirSync(path.join(dist, 'feeds'))).toEqual([]);
  expect(readFileSync(path.join(built, 'feeds/google.xml'), 'utf8')).toBe('feed');
  rmSync(folder, { recursive: true });
});

describe('a page that is missing', () => {
  const pages: Record<string, string> = {
    '/product-fallback': 'the first product',
    '/project-not-found': 'no project "{slug}"',
    '/404': 'nothing here',
  };
  const read = async (url: URL) =>
    new Response(pages[url.pathname], {
      headers: {
        'content-type': 'text/html',
        'content-security-policy': 'p',
        'origin-agent-cluster': '?1',
        'x-permitted-cross-domain-policies': 'none',
        age: '7',
      },
    });
  const ask = (path: string) => handleMissingPage(new Request(`https://shop.example${path}`), read);

  it('shows the first product with noindex for an unknown product', async () => {
    const answer = await ask('/product/gone');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).toBe('p');
    expect(answer.headers.get('origin-agent-cluster')).toBe('?1');
    expect(answer.headers.get('x-permitted-cross-domain-policies')).toBe('none');
    expect(answer.headers.has('age')).toBe(false);
    expect(await answer.text()).toBe('the first product');
  });

  it('[PR5] is a 404 that names the project', async () => {
    const answer = await ask('/projects/%3Cb%3Egone');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('no project "&lt;b&gt;gone"');
  });

  it.each(['/product/a/b', '/product/gone.html', '/projects/%ff'])('%s is a 404', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('nothing here');
  });
});
