import { expect, it } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('[PL14] accepts only the primary button without modifiers', () => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('[PL14] is not plain with %s', (key) => {
  expect(isPlainClick({ ...click, [key]: true })).toBe(false);
});
