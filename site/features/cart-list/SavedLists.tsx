import { listedProducts } from 'virtual:listed-products';
import { type ChangeEvent, type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { shortDay } from '../../../content/short-day.ts';
import { decodeCart, encodeCart } from '../../../contract/cart-code.ts';
import { cartFragment } from '../../../contract/list-fragments.ts';
import { Button } from '../../../ui/Button.tsx';
import { OpenPanel } from '../../shell/OpenPanel.tsx';
import { countItems } from '../cart/cart.ts';
import { itemsText } from '../cart/cart-texts.ts';
import { useCart } from '../cart/stocked-cart.ts';
import { parseOrderLines } from '../quick-order/parse-lines.ts';
import { createProductIndex } from '../quick-order/product-index.ts';
import { encodeItems, toCsv, toListLines } from './list-lines.ts';
import { buildListUrl } from './ShareCart.tsx';
import {
  maxLists,
  maxNameLength,
  normaliseName,
  type SavedList,
  savedLists,
} from './saved-lists.ts';

type Props = {
  /** The code of the list to save, if it is not the cart. */
  code?: string | undefined;
  onClose: () => void;
  onOpen: (list: SavedList) => void;
};

const maxFileBytes = 200_000;

/** Named lists, stored on this device. They can be saved, opened, exported and imported. */
export function SavedLists({ code, onClose, onOpen }: Props) {
  const lists = useSyncExternalStore(savedLists.subscribe, savedLists.get);
  const { cart } = useCart();
  const [announcement, setAnnouncement] = useState('');
  const [deletedList, setDeletedList] = useState<SavedList>();
  const codeToSave = code ?? (cart.items.length > 0 ? encodeItems(cart.items) : undefined);

  function saveList(name: string, lines: string): boolean {
    const isNew = savedLists.get().every((list) => list.name !== name);
    const saved = savedLists.save(name, lines);
    setDeletedList(undefined);
    if (!saved) setAnnouncement(`You can save up to ${maxLists} lists. Delete one first.`);
    else setAnnouncement(isNew ? `${name} saved.` : `${name} updated.`);
    return saved;
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = normaliseName(String(new FormData(form).get('name') ?? ''));
    if (name === '') return setAnnouncement('Enter a name for the list.');
    if (codeToSave && saveList(name, codeToSave)) form.reset();
  }

  function importList(text: string, name: string) {
    const link = text.indexOf(cartFragment);
    const read = link >= 0 ? parseLink(text.slice(link)) : parseCsv(text);
    if (read.lines.length === 0) {
      return setAnnouncement(
        'No products found. Paste a whole link, or choose a CSV file with SKUs.',
      );
    }
    if (saveList(name, encodeCart(read.lines)) && read.unread > 0) {
      const lines = read.unread === 1 ? '1 line' : `${read.unread} lines`;
      setAnnouncement(`${name} saved. ${lines} could not be read and were left out.`);
    }
  }

  function pasteLink(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    importList(String(new FormData(form).get('link') ?? ''), findUnusedName('Imported list'));
    form.reset();
  }

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.slice(0, maxFileBytes).text();
    importList(
      text,
      findUnusedName(normaliseName(file.name.replace(/\.\w+$/, '')) || 'Imported list'),
    );
    target.value = '';
  }

  function remove(list: SavedList) {
    savedLists.remove(list.name);
    setDeletedList(list);
    setAnnouncement(`${list.name} deleted.`);
  }

  function undo() {
    if (deletedList) saveList(deletedList.name, deletedList.code);
  }

  return (
    <OpenPanel title="Saved lists" onClose={onClose}>
      <div role="status" className="py-4 font-[560] text-14 empty:pb-0">
        {announcement}
        {deletedList && (
          <Button size="small" className="ml-4" onClick={undo}>
            Undo<span className="sr-only"> deleting {deletedList.name}</span>
          </Button>
        )}
      </div>
      {codeToSave && (
        <form onSubmit={save} className="flex items-end gap-2.5 pb-5">
          <label className="grid flex-1 gap-1.5 font-[560] text-14">
            {code ? 'Save this list as' : 'Save your cart as'}
            <input
              name="name"
              maxLength={maxNameLength}
              autoComplete="off"
              placeholder="Leeds job"
              className="field font-normal text-16"
            />
          </label>
          <Button type="submit" look="signal">
            Save
          </Button>
        </form>
      )}
      {lists.length === 0 && (
        <p className="border-line border-t py-5 text-ink-2">
          No lists yet. A list keeps products and quantities on this device under a name, so that
          you can order them again.
        </p>
      )}
      <ul className="border-line border-t">
        {lists.map((list) => (
          <ListEntry
            key={list.name}
            list={list}
            onOpen={onOpen}
            onRemove={remove}
            onAnnounce={setAnnouncement}
          />
        ))}
      </ul>
      <section aria-labelledby="bring-in-list" className="grid gap-3 py-6">
        <h3 id="bring-in-list" className="head-4">
          Import a list
        </h3>
        <form onSubmit={pasteLink} className="flex items-end gap-2.5">
          <label className="grid flex-1 gap-1.5 font-[560] text-14">
            Link to a list
            <input name="link" autoComplete="off" className="field font-normal text-16" />
          </label>
          <Button type="submit">Import</Button>
        </form>
        <label className="file-choice text-link justify-self-start text-14">
          Choose a CSV file
          <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={readFile} />
        </label>
      </section>
    </OpenPanel>
  );
}

type EntryProps = {
  list: SavedList;
  onOpen: (list: SavedList) => void;
  onRemove: (list: SavedList) => void;
  onAnnounce: (words: string) => void;
};

function ListEntry({ list, onOpen, onRemove, onAnnounce }: EntryProps) {
  const { lines } = decodeCart(list.code);
  const day = shortDay(new Date(list.savedAt));
  const action = 'text-link text-14';
  const of = <span className="sr-only"> {list.name}</span>;

  async function copy() {
    try {
      await navigator.clipboard.writeText(buildListUrl(list.code));
      onAnnounce(`Link to ${list.name} copied.`);
    } catch {
      onAnnounce('The link was not copied. Open the list and share it from the cart.');
    }
  }

  function download() {
    const csv = new Blob([toCsv(toListLines(lines, listedProducts))], { type: 'text/csv' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(csv);
    link.download = `${list.name.replace(/[^\p{L}\p{N} -]/gu, '')}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <li className="border-line border-b py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="title wrap-anywhere text-18">{list.name}</p>
          <p className="label">
            {lines.length} {lines.length === 1 ? 'product' : 'products'},{' '}
            {itemsText(countItems(lines))}, saved {day}
          </p>
        </div>
        <Button size="small" onClick={() => onOpen(list)}>
          Open{of}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-5">
        <button type="button" className={action} onClick={copy}>
          Copy link{of}
        </button>
        <button type="button" className={action} onClick={download}>
          CSV file{of}
        </button>
        <button type="button" className={action} onClick={() => onRemove(list)}>
          Delete{of}
        </button>
      </div>
    </li>
  );
}

const parseLink = (fragment: string) =>
  decodeCart(fragment.slice(cartFragment.length).split(/\s/)[0] ?? '');

/** Reads only the unambiguous lines of a file. */
function parseCsv(text: string) {
  const read = parseOrderLines(text.replace(/^\uFEFF/, ''), createProductIndex(listedProducts));
  const lines = read.lines.flatMap((line) =>
    line.kind === 'clear' ? { sku: line.product.sku, quantity: line.quantity } : [],
  );
  return { lines, unread: read.lines.length - lines.length + read.leftOut };
}

/** Finds an unused name, so that an import never replaces a list. */
function findUnusedName(name: string): string {
  const taken = new Set(savedLists.get().map((list) => list.name));
  for (let number = 2; number <= maxLists + 1; number += 1) {
    const next = number === 2 ? name : `${name.slice(0, maxNameLength - 5)} ${number - 1}`;
    if (!taken.has(next)) return next;
  }
  return name;
}
