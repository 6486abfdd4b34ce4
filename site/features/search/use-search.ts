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

const firstShown = 8;
const moreShown = 16;
/** So few more are shown at once. */
const fewMore = 4;

/** What is typed, what it finds, and which result the arrow keys have reached. */
export function useSearch() {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [entered, setEntered] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [active, setActive] = useState<number>();
  const [shown, setShown] = useState(firstShown);

  function change(text: string) {
    setQuery(text.trim());
    setEntered(false);
    setActive(undefined);
    setShown(firstShown);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the island wakes
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // What was typed before that is kept, a return at its end included.
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
    const opened = () => {
      if (!isOpen()) return;
      // What was asked last time is ready to be typed over.
      input.current?.select();
      load();
    };
    // Woken by its own opening: someone may be typing, and nothing of it must be lost.
    if (isOpen()) load();
    element.addEventListener('toggle', opened);
    return () => element.removeEventListener('toggle', opened);
  }, []);

  const asked = useDeferredValue(query);
  const answer = useMemo(() => (asked ? loaded?.search(asked) : undefined), [loaded, asked]);
  const { pages = [], hits = [] } = answer ?? {};
  const visible = hits.length - shown <= fewMore ? hits.length : shown;
  const options = pages.length + visible;
  // The same one while the results are: they are not to be drawn anew for it.
  const showMore = useCallback(
    ({ detail }: MouseEvent) => {
      setShown((before) => before + moreShown);
      // By key alone, for the field would call up a phone's keyboard: the button may go, and the first
      // that is new is the next that the arrow keys reach.
      if (detail > 0) return;
      setActive(options);
      input.current?.focus();
    },
    [options],
  );

  // Enter may come before the answer, as from a scanner that types a SKU and a return.
  useEffect(() => {
    if (!entered || !answer || asked !== query) return;
    setEntered(false);
    // The one that can be meant and no other: a product by its SKU stands before those like it.
    if (options === 1 || (answer.exact && pages.length === 0))
      document.getElementById(optionId(0))?.click();
    else if (options > 0) setActive(0);
  }, [entered, answer, asked, query, options, pages.length]);

  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The field knows what was typed before the query does.
      if (active === undefined) setEntered(input.current?.value.trim() !== '');
      else follow(active, event);
      return;
    }
    const place = options > 0 ? placeAfter(event.key, active, options - 1) : undefined;
    if (place === undefined) return;
    event.preventDefault();
    setActive(place);
  }

  return {
    dialog,
    input,
    query,
    asked,
    type: (event: InputEvent<HTMLInputElement>) => change(event.currentTarget.value),
    press,
    loaded,
    failed,
    answer,
    options,
    active,
    visible,
    showMore,
  };
}

/** Where a key leads among the results, round and round; nowhere where it is not for them. */
function placeAfter(key: string, active: number | undefined, last: number): number | undefined {
  if (key === 'ArrowDown') return active === undefined || active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active ? active - 1 : last;
  // Without a result reached, Home and End are for the text.
  if (active === undefined) return;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Opens a result as a click on it would, in a new tab with Ctrl or Cmd. */
function follow(place: number, { ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  document.getElementById(optionId(place))?.dispatchEvent(new MouseEvent('click', click));
}
