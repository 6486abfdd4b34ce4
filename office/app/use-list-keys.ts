import { useEffect, useState } from 'react';
import { useShortcut } from './shortcuts.ts';

/** The key after or before another; the same one at either end. */
export function adjacentKey(keys: readonly string[], key: string | undefined, step: 1 | -1) {
  const at = key === undefined ? -1 : keys.indexOf(key);
  if (at < 0) return keys[0];
  return keys[Math.min(Math.max(at + step, 0), keys.length - 1)];
}

/** The selected row after rows were added or removed: the same, or the next one that remains. */
export function keepChosen(
  before: readonly string[],
  keys: readonly string[],
  chosen: string | undefined,
): string | undefined {
  if (chosen === undefined || keys.includes(chosen)) return chosen ?? keys[0];
  const place = before.indexOf(chosen);
  const next = before.slice(place + 1).find((key) => keys.includes(key));
  return next ?? keys.at(-1);
}

/** Finds an element within the row whose `data-row` is the key. */
function findInRow(key: string, within: string): HTMLElement | null {
  return document.querySelector(`[data-row="${CSS.escape(key)}"] ${within}`);
}

type Options = {
  /** Selects the row for a bulk action: X, or Shift X for a range. */
  onSelect?: (key: string, isRange: boolean) => void;
};

/**
 * J and K move through a list, and the one yellow button moves with them: `<Button data-main look={key ===
 * chosen ? 'signal' : 'quiet'}>` in an element with `data-row={key}`. Enter presses it, O opens `[data-open]`.
 */
export function useListKeys(keys: readonly string[], { onSelect }: Options = {}) {
  const [state, setState] = useState({ keys, chosen: keys[0] });
  // While rendering, so that no frame shows a list without its yellow button.
  if (state.keys.join('\n') !== keys.join('\n'))
    setState({ keys, chosen: keepChosen(state.keys, keys, state.chosen) });
  const { chosen } = state;
  const [moveCount, setMoveCount] = useState(0);
  const choose = (key: string | undefined) => setState({ keys, chosen: key });
  const move = (step: 1 | -1) => () => {
    choose(moveCount === 0 ? (chosen ?? keys[0]) : adjacentKey(keys, chosen, step));
    setMoveCount((times) => times + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a press of J or K, not after a click
  useEffect(() => {
    if (moveCount === 0 || chosen === undefined) return;
    const target = findInRow(chosen, '[data-main]') ?? findInRow(chosen, 'a, button');
    target?.focus();
    target?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  }, [moveCount]);
  const clickInRow = (within: string) => () => chosen && findInRow(chosen, within)?.click();
  const when = keys.length > 0;
  useShortcut('j', 'Down the list', move(1), { when, movement: true });
  useShortcut('k', 'Up the list', move(-1), { when, movement: true });
  useShortcut('enter', 'Do what the yellow button says', clickInRow('[data-main]'), {
    when,
    movement: true,
  });
  useShortcut('o', 'Open', clickInRow('[data-open]'), { when, movement: true });
  const select = (isRange: boolean) => () => chosen && onSelect?.(chosen, isRange);
  const canSelect = when && onSelect !== undefined;
  useShortcut('x', 'Select the row', select(false), { when: canSelect, movement: true });
  useShortcut('shift+x', 'Select to here', select(true), { when: canSelect, movement: true });
  return { chosen, choose };
}
