import { describe, expect, it } from 'vitest';
import { keyText } from './Keys.tsx';
import { matches } from './Palette.tsx';
import { type keyOf, type Shortcut, shortcutFor } from './shortcuts.ts';

const press = (key: string, modifiers: Partial<Parameters<typeof keyOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});

const page = {
  typing: false,
  onControl: false,
  inDialog: false,
  letters: true,
  prefix: undefined,
};

const shortcut = (key: string | undefined, label: string, more: Partial<Shortcut> = {}) => ({
  key,
  label,
  action: () => undefined,
  ...more,
});

const offered = [
  shortcut('ctrl+k', 'Palette', { anywhere: true }),
  shortcut('d', 'Dispatch'),
  shortcut('shift+x', 'Select a run'),
  shortcut('?', 'Keys'),
  shortcut('enter', 'Yellow button'),
  shortcut('escape', 'Back'),
  shortcut('g t', 'Today'),
  shortcut('t', 'Something else'),
  shortcut(undefined, 'Only in the palette'),
  shortcut('d', 'Dispatch this one'),
];

function labelFor(pressed: ReturnType<typeof press>, place: Partial<typeof page> & object = {}) {
  const found = shortcutFor(offered, pressed, { ...page, ...place });
  return typeof found === 'object' ? found.label : found;
}

describe('a press of a key', () => {
  it('[OF14] does what the newest shortcut of that key says', () => {
    expect(labelFor(press('d'))).toBe('Dispatch this one');
    expect(labelFor(press('D', { shiftKey: false }))).toBe('Dispatch this one');
    expect(labelFor(press('q'))).toBeUndefined();
  });

  it('[OF14] tells Shift from no Shift for letters, and takes ? as it is', () => {
    expect(labelFor(press('X', { shiftKey: true }))).toBe('Select a run');
    expect(labelFor(press('x'))).toBeUndefined();
    expect(labelFor(press('?', { shiftKey: true }))).toBe('Keys');
  });

  it('[OF14] is text in a field, where only Ctrl works', () => {
    for (const key of ['d', '?', 'Escape', 'Enter'])
      expect(labelFor(press(key), { typing: true })).toBeUndefined();
    expect(labelFor(press('k', { ctrlKey: true }), { typing: true })).toBe('Palette');
    expect(labelFor(press('k', { metaKey: true }))).toBe('Palette');
  });

  it('[OF14] leaves what the browser does with Ctrl or Alt alone', () => {
    expect(labelFor(press('d', { ctrlKey: true }))).toBeUndefined();
    expect(labelFor(press('d', { altKey: true }))).toBeUndefined();
  });

  it('[OF14] does nothing by single characters once they are switched off', () => {
    const off = { letters: false };
    for (const key of ['d', '?', 'g']) expect(labelFor(press(key), off)).toBeUndefined();
    expect(labelFor(press('X', { shiftKey: true }), off)).toBeUndefined();
    expect(labelFor(press('k', { ctrlKey: true }), off)).toBe('Palette');
    expect(labelFor(press('Enter'), off)).toBe('Yellow button');
  });

  it('[OF14] leaves Enter to the button or link that has the focus', () => {
    expect(labelFor(press('Enter'), { onControl: true })).toBeUndefined();
    expect(labelFor(press('Enter'))).toBe('Yellow button');
  });

  it('[OF14] reaches nothing under an open dialog but what works anywhere', () => {
    expect(labelFor(press('d'), { inDialog: true })).toBeUndefined();
    expect(labelFor(press('k', { ctrlKey: true }), { inDialog: true })).toBe('Palette');
  });

  it('[OF14] begins a pair with G, whose second key means nothing else', () => {
    expect(labelFor(press('g'))).toBe('prefix');
    const after: Partial<Parameters<typeof shortcutFor>[2]> = { prefix: 'g' };
    const found = (key: string) => shortcutFor(offered, press(key), { ...page, ...after });
    expect(found('t')).toMatchObject({ label: 'Today' });
    expect(found('d')).toBeUndefined();
    expect(labelFor(press('t'))).toBe('Something else');
  });
});

describe('the words for keys and actions', () => {
  it('[OF14] writes a key as it is pressed', () => {
    expect(['g t', 'shift+x', 'ctrl+k', '?'].map(keyText)).toEqual([
      'G then T',
      'Shift X',
      'Ctrl K',
      '?',
    ]);
  });

  it('[OF14] finds an action by parts of its words in any order', () => {
    expect(matches('Go to Orders', 'ord go')).toBe(true);
    expect(matches('Go to Orders', 'stock')).toBe(false);
    expect(matches('Go to Orders', '')).toBe(true);
  });
});
