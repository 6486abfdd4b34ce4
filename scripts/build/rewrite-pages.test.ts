import { expect, it } from 'vitest';
import { slimTags } from './rewrite-pages.ts';

it.each([
  ['<a href="/x" class=" b  c ">', '<a class="b c" href="/x">'],
  ['<img alt="" src="/a.png"/>', '<img alt="" src="/a.png">'],
  ['<p>a<br/>b</p>', '<p>a<br>b</p>'],
  ['<path d="M0 0" />', '<path d="M0 0"/>'],
  [
    '<astro-island uid="Z1" props="{}" opts="{&quot;name&quot;:&quot;Cart&quot;,&quot;value&quot;:1}">',
    '<astro-island opts="{&quot;value&quot;:1}">',
  ],
  [
    '<script>x = \'<br/><a href="/x" class="b">\'</script>',
    '<script>x = \'<br/><a href="/x" class="b">\'</script>',
  ],
])('writes %s as %s', (before, after) => {
  expect(slimTags(before)).toBe(after);
});
