import { describe, expect, it } from 'vitest';
import { matchesQuery } from './CommandPalette.tsx';
import { formatKey } from './ShortcutHelp.tsx';
import { findShortcut, type formatKeyPress, type Shortcut } from './shortcuts.ts';

const press = (key: string, modifiers: Partial<Parameters<typeof formatKeyPress>[0]> = {}) => ({
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
  const found = findShortcut(offered, pressed, { ...page, ...place });
  return typeof found === 'object' ? found.label : found;
}

describe('key press', () => {
  it('[OF14] runs the newest shortcut of its key', () => {
    expect(labelFor(press('d'))).toBe('Dispatch this one');
    expect(labelFor(press('D', { shiftKey: false }))).toBe('Dispatch this one');
    expect(labelFor(press('q'))).toBeUndefined();
  });

  it('[OF14] distinguishes Shift for letters, but not for ?', () => {
    expect(labelFor(press('X', { shiftKey: true }))).toBe('Select a run');
    expect(labelFor(press('x'))).toBeUndefined();
    expect(labelFor(press('?', { shiftKey: true }))).toBe('Keys');
  });

  it('[OF14] is ignored in a text field, except with Ctrl', () => {
    for (const key of ['d', '?', 'Escape', 'Enter'])
      expect(labelFor(press(key), { typing: true })).toBeUndefined();
    expect(labelFor(press('k', { ctrlKey: true }), { typing: true })).toBe('Palette');
    expect(labelFor(press('k', { metaKey: true }))).toBe('Palette');
  });

  it("[OF14] does not override the browser's Ctrl and Alt shortcuts", () => {
    expect(labelFor(press('d', { ctrlKey: true }))).toBeUndefined();
    expect(labelFor(press('d', { altKey: true }))).toBeUndefined();
  });

  it('[OF14] ignores single characters if they are switched off', () => {
    const off = { letters: false };
    for (const key of ['d', '?', 'g']) expect(labelFor(press(key), off)).toBeUndefined();
    expect(labelFor(press('X', { shiftKey: true }), off)).toBeUndefined();
    expect(labelFor(press('k', { ctrlKey: true }), off)).toBe('Palette');
    expect(labelFor(press('Enter'), off)).toBe('Yellow button');
  });

  it('[OF14] ignores Enter on a focused button or link', () => {
    expect(labelFor(press('Enter'), { onControl: true })).toBeUndefined();
    expect(labelFor(press('Enter'))).toBe('Yellow button');
  });

  it('[OF14] runs only global shortcuts while a dialog is open', () => {
    expect(labelFor(press('d'), { inDialog: true })).toBeUndefined();
    expect(labelFor(press('k', { ctrlKey: true }), { inDialog: true })).toBe('Palette');
  });

  it('[OF14] treats G as a prefix of a two-key shortcut', () => {
    expect(labelFor(press('g'))).toBe('prefix');
    const after: Partial<Parameters<typeof findShortcut>[2]> = { prefix: 'g' };
    const found = (key: string) => findShortcut(offered, press(key), { ...page, ...after });
    expect(found('t')).toMatchObject({ label: 'Today' });
    expect(found('d')).toBeUndefined();
    expect(labelFor(press('t'))).toBe('Something else');
  });
});

describe('key and action names', () => {
  it('[OF14] formats a key', () => {
    expect(['g t', 'shift+x', 'ctrl+k', '?'].map(formatKey)).toEqual([
      'G then T',
      'Shift X',
      'Ctrl K',
      '?',
    ]);
  });

  it('[OF14] matches an action by parts of its words in any order', () => {
    expect(matchesQuery('Go to Orders', 'ord go')).toBe(true);
    expect(matchesQuery('Go to Orders', 'stock')).toBe(false);
    expect(matchesQuery('Go to Orders', '')).toBe(true);
  });
});
