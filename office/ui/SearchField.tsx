import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { Kbd } from './marks.tsx';

/** Milliseconds without typing before the search starts: too short to notice. */
const debounceMs = 80;

type Props = { label: string; value: string; onSearch: (text: string) => void };

/** Searches a list while the user types; the / key focuses it. Typing never waits for the list. */
export function SearchField({ label, value, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [syncedValue, setSyncedValue] = useState(value);
  // Another view was opened.
  if (syncedValue !== value) {
    setSyncedValue(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const latestOnSearch = useRef(onSearch);
  useEffect(() => {
    latestOnSearch.current = onSearch;
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => latestOnSearch.current(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useShortcut('/', 'Search here', () => field.current?.select());
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <Kbd>/</Kbd>
    </div>
  );
}
