import { expect, it } from 'vitest';
import { plainPseudoElements } from './plain-pseudo-elements.plugin.ts';

function transformed(css: string, id = '/shop/site/styles/site.css'): unknown {
  const { transform } = plainPseudoElements();
  if (typeof transform !== 'function')
    throw new Error('The plugin transforms by a plain function.');
  return Reflect.apply(transform, undefined, [css, id]);
}

it.each([
  [
    '*, ::after, ::before, ::backdrop, ::file-selector-button { margin: 0 }',
    '*, ::file-selector-button { margin: 0 }',
  ],
  ['@layer base{*,:after,:before,::backdrop{margin:0}}', '@layer base{*{margin:0}}'],
])('leaves pseudo-elements out of %s', (css, plain) => {
  expect(transformed(css)).toBe(plain);
});

it('says so when the reset reads otherwise', () => {
  expect(() => transformed('*{margin:0}')).toThrow(/reset/);
});

it('leaves other files alone', () => {
  expect(transformed('*, ::after, ::before, ::backdrop {}', '/other.css')).toBeUndefined();
});
