import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

const widthOf = (name: string) => {
  const html = renderToStaticMarkup(<Logo className="" name={name} />);
  const [, box, length] = /viewBox="0 0 (\d+) 200".*textLength="(\d+)"/.exec(html) ?? [];
  return { box: Number(box), length: Number(length) };
};

it('[SH13] shows any shop name', () => {
  const html = renderToStaticMarkup(<Logo className="" name="Fellgate & Son" />);
  expect(html).toMatch(/aria-label="Fellgate &amp; Son".*<text[^>]*>Fellgate &amp; Son<\/text>/);
});

it('[SH13] sizes the box and the text to the name', () => {
  expect(widthOf('Rungmoor')).toEqual({ box: 902, length: 677 });
  expect(widthOf('Lift It').length).toBeLessThan(widthOf('Hamwood').length / 1.5);
});
