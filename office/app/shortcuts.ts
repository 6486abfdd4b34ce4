import { useEffect, useRef, useSyncExternalStore } from 'react';

/** An action that a shortcut or the palette runs. */
export type Shortcut = {
  /** 'd', 'shift+x', 'ctrl+k', 'g t', '?'; undefined if only the palette offers it. */
  key: string | undefined;
  label: string;
  action: () => void;
  /** Runs while a dialog is open as well. */
  anywhere?: boolean;
  /** Moves within a list: listed with the keys, but not in the palette. */
  movement?: boolean;
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

type KeyContext = {
  /** Whether a field has the focus, where letters are text. */
  typing: boolean;
  /** Whether a button or a link has the focus, which handles Enter itself. */
  onControl: boolean;
  inDialog: boolean;
  /** Single characters are switched on. */
  letters: boolean;
  /** The first of two keys, such as G. */
  prefix: string | undefined;
};

/** A key press in the format of a shortcut's key. */
export function formatKeyPress({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyPress): string | undefined {
  if (altKey) return undefined;
  const name = key.toLowerCase();
  const shift = shiftKey && /^([a-z]|enter)$/.test(name) ? 'shift+' : '';
  return `${ctrlKey || metaKey ? 'ctrl+' : ''}${shift}${name}`;
}

/** The shortcut for a key press, 'prefix' for the first of two keys, or undefined. */
export function findShortcut(
  shortcuts: readonly Shortcut[],
  pressed: KeyPress,
  { typing, onControl, inDialog, letters, prefix }: KeyContext,
): Shortcut | 'prefix' | undefined {
  const name = formatKeyPress(pressed);
  if (name === undefined) return undefined;
  const isCharacter = /^(shift\+)?.$/u.test(name);
  if (typing && !name.startsWith('ctrl+')) return undefined;
  if (isCharacter && !letters) return undefined;
  if (name === 'enter' && onControl) return undefined;
  const key = prefix === undefined ? name : `${prefix} ${name}`;
  const here = shortcuts.filter(({ anywhere }) => anywhere || !inDialog);
  const found = here.findLast((each) => each.key === key);
  if (found) return found;
  const isPrefix = prefix === undefined && here.some((each) => each.key?.startsWith(`${name} `));
  return isPrefix ? 'prefix' : undefined;
}

const textTypes = /^(?!(?:button|checkbox|radio|submit|reset|range|file|color)$)/;

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return textTypes.test(target.type);
  return target.matches('textarea, select') || target.isContentEditable;
}

let shortcuts: readonly Shortcut[] = [];
const shortcutEvents = new EventTarget();

function setShortcuts(next: readonly Shortcut[]) {
  shortcuts = next;
  shortcutEvents.dispatchEvent(new Event('change'));
}

/** All actions available now, the newest last. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(
    (listener) => {
      shortcutEvents.addEventListener('change', listener);
      return () => shortcutEvents.removeEventListener('change', listener);
    },
    () => shortcuts,
  );
}

type Options = Pick<Shortcut, 'anywhere' | 'movement'> & {
  /** Offered only while this holds. */
  when?: boolean;
};

/** Registers a shortcut while the calling component is mounted: its key, the list of keys, the palette. */
export function useShortcut(
  key: string | undefined,
  label: string,
  action: () => void,
  { when = true, anywhere = false, movement = false }: Options = {},
): void {
  const latestAction = useRef(action);
  useEffect(() => {
    latestAction.current = action;
  });
  useEffect(() => {
    if (!when) return undefined;
    const shortcut = { key, label, action: () => latestAction.current(), anywhere, movement };
    setShortcuts([...shortcuts, shortcut]);
    return () => setShortcuts(shortcuts.filter((each) => each !== shortcut));
  }, [key, label, when, anywhere, movement]);
}

/** How long to wait for the second of two keys. */
const prefixTimeoutMs = 1500;

/** Listens for key presses; used once, in the app. */
export function useShortcutListener(letters: boolean): void {
  useEffect(() => {
    let prefix: { key: string; until: number } | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || event.isComposing) return;
      if (/^(shift|control|alt|meta)$/i.test(event.key)) return;
      const found = findShortcut(shortcuts, event, {
        typing: isTyping(target),
        onControl: target.matches('a, button, input, select, textarea, summary'),
        inDialog: document.querySelector('dialog:modal') !== null,
        letters,
        prefix: prefix && event.timeStamp < prefix.until ? prefix.key : undefined,
      });
      prefix =
        found === 'prefix'
          ? { key: formatKeyPress(event) ?? '', until: event.timeStamp + prefixTimeoutMs }
          : undefined;
      if (found === undefined) return;
      event.preventDefault();
      if (found !== 'prefix') found.action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [letters]);
}
