import {
  type InputEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { optionId } from './open-search.ts';

type Loaded = typeof import('./SearchResults.tsx');

const initialCount = 8;
const moreCount = 16;
/** If only this many more results are left, they are shown at once. */
const maxLeftover = 4;

/** The typed query, its results, and the one that the arrow keys have selected. */
export function useSearch() {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [entered, setEntered] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState<number>();
  const [shown, setShown] = useState(initialCount);

  function change(text: string) {
    setQuery(text.trim());
    setEntered(false);
    setActive(undefined);
    setShown(initialCount);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the island wakes
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Input from before hydration is kept, including a final Enter.
    change(input.current?.value ?? '');
    if (element.dataset.entered !== undefined) setEntered(true);
    const isOpen = () => element.matches(':popover-open');
    const load = () =>
      import('./SearchResults.tsx').then(
        (module) => {
          setLoaded(module);
          setFailed(false);
        },
        () => setFailed(true),
      );
    const handleToggle = () => {
      if (!isOpen()) return;
      // The previous query is selected, so that typing replaces it.
      input.current?.select();
      load();
    };
    // If opening it caused the hydration, the visitor may be typing, so the text is not selected.
    if (isOpen()) load();
    element.addEventListener('toggle', handleToggle);
    return () => element.removeEventListener('toggle', handleToggle);
  }, []);

  const deferredQuery = useDeferredValue(query);
  const answer = useMemo(
    () => (deferredQuery ? loaded?.search(deferredQuery) : undefined),
    [loaded, deferredQuery],
  );
  const { pages = [], hits = [] } = answer ?? {};
  const visible = hits.length - shown <= maxLeftover ? hits.length : shown;
  const options = pages.length + visible;
  // Stable while the results are the same, so that they are not rendered again.
  const showMore = useCallback(
    ({ detail }: MouseEvent) => {
      setShown((before) => before + moreCount);
      // Only for keyboard users, because focusing the field opens a phone's keyboard. The button may
      // disappear, and the first new result is the one that the arrow keys reach next.
      if (detail > 0) return;
      setActive(options);
      input.current?.focus();
    },
    [options],
  );

  // Enter may come before the results, for example from a scanner that types a SKU and Enter.
  useEffect(() => {
    if (!entered || !answer || deferredQuery !== query) return;
    setEntered(false);
    // The only possible result. A product found by its SKU comes before similar ones.
    if (options === 1 || (answer.exact && pages.length === 0))
      document.getElementById(optionId(0))?.click();
    else if (options > 0) setActive(0);
  }, [entered, answer, deferredQuery, query, options, pages.length]);

  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The field is up to date before the query is.
      if (active === undefined) setEntered(input.current?.value.trim() !== '');
      else openResult(active, event);
      return;
    }
    const place = options > 0 ? nextIndex(event.key, active, options - 1) : undefined;
    if (place === undefined) return;
    event.preventDefault();
    setActive(place);
  }

  return {
    dialog,
    input,
    query,
    deferredQuery,
    type: (event: InputEvent<HTMLInputElement>) => change(event.currentTarget.value),
    handleKeyDown,
    loaded,
    failed,
    answer,
    options,
    active,
    visible,
    showMore,
  };
}

/** The result that a key selects, wrapping around; undefined if the key is not for the results. */
function nextIndex(key: string, active: number | undefined, last: number): number | undefined {
  if (key === 'ArrowDown') return active === undefined || active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active ? active - 1 : last;
  // If no result is selected, Home and End move within the text.
  if (active === undefined) return;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Opens a result as a click on it would, in a new tab with Ctrl or Cmd. */
function openResult(place: number, { ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  document.getElementById(optionId(place))?.dispatchEvent(new MouseEvent('click', click));
}
