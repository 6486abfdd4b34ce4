import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

it('[SH13] shows the shop’s own name, drawn or not', () => {
  expect(renderToStaticMarkup(<Logo className="" />)).not.toContain('<text');
  const other = renderToStaticMarkup(<Logo className="" name="Fellgate & Son" />);
  expect(other).toMatch(/aria-label="Fellgate &amp; Son".*<text[^>]*>Fellgate &amp; Son<\/text>/);
});
