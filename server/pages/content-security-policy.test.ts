import { describe, expect, it } from 'vitest';
import * as policy from './content-security-policy.ts';
import { parseHtmlTags } from './html-tags.ts';

const contentSecurityPolicy = (html: string) => policy.contentSecurityPolicy(parseHtmlTags(html));
const blockedByPolicy = (html: string) => policy.findBlockedTags(parseHtmlTags(html));

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const sourcesOf = (html: string, directive: string) =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

describe('contentSecurityPolicy', () => {
  it('allows a plain page its own files and nothing else', () => {
    expect(contentSecurityPolicy('<p>Hello</p>')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; " +
        "require-trusted-types-for 'script'; trusted-types offline-worker",
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<script type="module">alert(1)</script>',
    '<script type="text/javascript" defer>alert(1)</script>',
    '<script type="importmap">alert(1)</script>',
    '<script type="speculationrules">alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
  ])('names the hash of %s', (html) => {
    expect(sourcesOf(html, 'script-src')).toEqual(["'self'", alertHash]);
  });

  it.each([
    '<script src="/a.js"></script>',
    '<script type="application/json">alert(1)</script>',
    '<script type="application/ld+json">alert(1)</script>',
    '<!-- <script>alert(1)</script> -->',
  ])('names no hash for %s', (html) => {
    expect(sourcesOf(html, 'script-src')).toEqual(["'self'"]);
  });

  it('lists the hash of a repeated script once', () => {
    const twice = '<script>alert(1)</script>'.repeat(2);
    expect(sourcesOf(twice, 'script-src')).toHaveLength(2);
  });

  it('lists the hash of a style', () => {
    expect(sourcesOf('<style>alert(1)</style>', 'style-src')).toEqual(["'self'", alertHash]);
  });

  it('hashes Windows line breaks as browsers do', () => {
    expect(sourcesOf('<script>a\r\nb</script>', 'script-src')).toEqual(
      sourcesOf('<script>a\nb</script>', 'script-src'),
    );
  });

  it('never allows inline code as such', () => {
    const html = '<style>a{}</style><script>b</script><script type="module">c</script>';
    expect(contentSecurityPolicy(html)).not.toMatch(/unsafe|\*/);
  });
});

describe('findBlockedTags', () => {
  it.each([
    '<p style="color:red">',
    "<p class='a' STYLE='color:red'>",
    '<button onclick="buy()">',
    '<img src="/a.png" onerror=x>',
    '<a href=" JavaScript:void 0">',
  ])('finds %s', (tag) => {
    expect(blockedByPolicy(`<main>${tag}text</main>`)).toEqual([tag]);
  });

  it.each([
    '<p data-style="x" class="on style=">',
    '<style>a{}</style>',
    '<script>const tag = `<p style="a">`;</script>',
    '<astro-island props="{&quot;style&quot;:1}"></astro-island>',
    '<a href="/javascript:">',
    '<!-- <p style="a"> -->',
  ])('allows %s', (tag) => {
    expect(blockedByPolicy(tag)).toEqual([]);
  });
});
