import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { truckIcon } from '../../ui/page-icons.ts';
import { useModal } from '../../ui/use-modal.ts';
import { useCustomers } from '../customers/customers-data.ts';
import { customersIcon, ladderIcon } from '../ui/icons.ts';
import { Kbd } from '../ui/marks.tsx';
import { api, useApiQuery } from './api.ts';
import { navigate } from './router.tsx';
import { type Shortcut, useShortcut, useShortcuts } from './shortcuts.ts';

type PaletteEntry = { id: string; group: string; text: string; end?: string; icon: IconName } & (
  | { href: string }
  | { run: () => void }
);

const paletteEvents = new EventTarget();

/** Opens the palette; shown in a screen's header. */
export function CommandButton() {
  return (
    <button
      type="button"
      className="command-button"
      onClick={() => paletteEvents.dispatchEvent(new Event('open'))}
    >
      <Icon name="search" />
      <span className="words">Search or do anything</span>
      <Kbd>Ctrl K</Kbd>
    </button>
  );
}

/** Ctrl K: finds orders, customers and products, opens screens and runs the screen's actions. */
export function CommandPalette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    paletteEvents.addEventListener('open', show);
    return () => paletteEvents.removeEventListener('open', show);
  }, []);
  useShortcut('ctrl+k', 'Search or do anything', () => setOpen((before) => !before), {
    anywhere: true,
    movement: true,
  });
  return open && <PaletteDialog onClose={() => setOpen(false)} />;
}

/** Whether the text contains every word of the query. */
export function matchesQuery(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** The prefix of the label of a shortcut to a screen. */
const goToPrefix = 'Go to ';

function shortcutEntries(shortcuts: readonly Shortcut[], query: string): PaletteEntry[] {
  return shortcuts
    .filter(({ label, movement }) => !movement && matchesQuery(label, query))
    .map(({ key, label, action }) => ({
      id: `do-${label}`,
      group: label.startsWith(goToPrefix) ? 'Go to' : 'Do',
      text: label.replace(goToPrefix, ''),
      icon: 'arrow',
      run: action,
      ...(key && { end: key.toUpperCase() }),
    }));
}

/** What is typed, once it has not changed for a moment. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), 120);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

function usePaletteEntries(query: string): { entries: readonly PaletteEntry[]; loading: boolean } {
  const shortcuts = useShortcuts();
  const search = useDebounced(query);
  const enabled = search.length > 1;
  const orders = useApiQuery(
    ['orders', 'palette', search],
    () => api.orders.$get({ query: { tab: 'all', search } }),
    { enabled },
  );
  const customers = useCustomers(search, undefined, enabled);
  const products = useApiQuery(
    ['products', search],
    () => api.products.$get({ query: { search } }),
    {
      enabled,
    },
  );
  return {
    entries: [
      ...(orders.data?.rows ?? []).slice(0, 6).map<PaletteEntry>((order) => ({
        id: order.reference,
        group: 'Orders',
        text: `${order.reference} · ${order.buyer}, ${formatPrice(order.totalPence)}`,
        end: order.postcode,
        icon: truckIcon,
        href: `/orders/${order.reference}`,
      })),
      ...(enabled ? (customers.data?.rows ?? []) : []).slice(0, 5).map<PaletteEntry>((one) => ({
        id: `customer-${one.id}`,
        group: 'Customers',
        text: one.title,
        end: one.title === one.email ? '' : one.email,
        icon: customersIcon,
        href: `/customers/${one.id}`,
      })),
      ...shortcutEntries(shortcuts, query),
      ...(products.data?.products ?? []).slice(0, 5).map<PaletteEntry>(({ sku, name }) => ({
        id: sku,
        group: 'Orders with a product',
        text: name,
        end: sku,
        icon: ladderIcon,
        href: `/orders?tab=all&search=${encodeURIComponent(sku)}`,
      })),
    ],
    loading: search !== query || orders.isFetching || customers.isFetching || products.isFetching,
  };
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const modal = useModal(onClose);
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const { entries, loading } = usePaletteEntries(query.trim());
  const chosen = entries[Math.min(activeIndex, entries.length - 1)];

  function openEntry(entry: PaletteEntry, inNewTab: boolean) {
    onClose();
    if ('run' in entry) return entry.run();
    if (inNewTab) window.open(entry.href);
    else navigate(entry.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next =
        (Math.min(activeIndex, entries.length - 1) + step + entries.length) % entries.length;
      setActiveIndex(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      openEntry(chosen, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <dialog {...modal} closedby="any" aria-label="Search or do anything" className="palette">
      <div className="palette-field">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label="Search or do anything"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${entries.indexOf(chosen)}`}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Order, name, postcode, SKU or an action"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="min-h-tap px-3 font-[560] underline" onClick={onClose}>
          Close
        </button>
      </div>
      <div role="listbox" id={`${id}-list`} aria-label="Results" className="palette-list">
        {groupEntries(entries).map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={group} role="group" aria-label={group}>
            <div aria-hidden="true" className="px-5 pt-3 pb-1 font-[500] text-12 text-ink-3">
              {group}
            </div>
            {members.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
                <div
                  key={entry.id}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={entry === chosen}
                  onClick={(event) => openEntry(entry, event.ctrlKey || event.metaKey)}
                >
                  <Icon name={entry.icon} />
                  <span className="min-w-0 flex-1 truncate">
                    {highlightMatch(entry.text, query)}
                  </span>
                  {entry.end && <span className="palette-end">{entry.end}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className="p-5 empty:hidden">
        {entries.length === 0 && !loading && `Nothing found for “${query.trim()}”.`}
      </p>
      <p
        aria-hidden="true"
        className="border-line border-t px-5 py-2.5 text-13 text-ink-3 max-md:hidden pointer-coarse:hidden"
      >
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose <Kbd>↵</Kbd> open <Kbd>Ctrl ↵</Kbd> new tab
      </p>
    </dialog>
  );
}

function groupEntries(
  entries: readonly PaletteEntry[],
): (readonly [string, readonly PaletteEntry[]])[] {
  return [...Map.groupBy(entries, ({ group }) => group).entries()];
}

/** The text with the first occurrence of the query's first word marked. */
function highlightMatch(text: string, query: string): ReactNode {
  const [word = ''] = query.trim().split(/\s+/);
  const at = word ? text.toLowerCase().indexOf(word.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + word.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
