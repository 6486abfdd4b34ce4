import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePolicies } from './write-policies.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'rungmoor-policies-'));
  mkdirSync(path.join(dist, 'product'));
});
afterEach(() => rmSync(dist, { recursive: true }));
const write = (name: string, html: string) => writeFileSync(path.join(dist, name), html);

describe('writePolicies', () => {
  it('writes one policy per page', () => {
    write('index.html', '<h1>Home</h1>');
    write('product/a.html', '<script>a</script>');
    expect(writePolicies(dist)).toBe(2);
    const { contentSecurityPolicy } = JSON.parse(
      readFileSync(path.join(dist, '.manifest.json'), 'utf8'),
    );
    expect(Object.keys(contentSecurityPolicy)).toEqual(['index.html', 'product/a.html']);
    expect(contentSecurityPolicy['product/a.html']).toContain("script-src 'self' 'sha256-");
  });

  it('names the page and the tag that the policy would block', () => {
    write('index.html', '<h1>Home</h1>');
    write('product/a.html', '<p><b style="color:red">a</b>');
    expect(() => writePolicies(dist)).toThrow('product/a.html: <b style="color:red">');
  });
});
