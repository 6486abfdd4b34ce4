import { listedProducts } from 'virtual:listed-products';
import { type ChangeEvent, type SubmitEvent, useState, useSyncExternalStore } from 'react';
import { shortDay } from '../../../content/short-day.ts';
import { readCartCode, writeCartCode } from '../../../contract/cart-code.ts';
import { cartFragment } from '../../../contract/list-fragments.ts';
import { Button } from '../../../ui/Button.tsx';
import { OpenPanel } from '../../shell/OpenPanel.tsx';
import { itemCountOf } from '../cart/cart.ts';
import { itemsText } from '../cart/cart-texts.ts';
import { useCart } from '../cart/stocked-cart.ts';
import { indexForOrder } from '../quick-order/product-index.ts';
import { readLines } from '../quick-order/read-lines.ts';
import { codeOf, listAsCsv, listLines } from './list-lines.ts';
import { linkTo } from './ShareCart.tsx';
import { longestName, mostLists, type SavedList, savedLists, tidyName } from './saved-lists.ts';

type Props = {
  /** The code of the list to save, if it is not the cart. */
  code?: string | undefined;
  onClose: () => void;
  onOpen: (list: SavedList) => void;
};

const longestFile = 200_000;

/** Named lists, stored on this device. They can be saved, opened, exported and imported. */
export function SavedLists({ code, onClose, onOpen }: Props) {
  const lists = useSyncExternalStore(savedLists.subscribe, savedLists.get);
  const { cart } = useCart();
  const [said, setSaid] = useState('');
  const [gone, setGone] = useState<SavedList>();
  const toSave = code ?? (cart.items.length > 0 ? codeOf(cart.items) : undefined);

  function keep(name: string, lines: string): boolean {
    const isNew = savedLists.get().every((list) => list.name !== name);
    const saved = savedLists.save(name, lines);
    setGone(undefined);
    if (!saved) setSaid(`You can save up to ${mostLists} lists. Delete one first.`);
    else setSaid(isNew ? `${name} saved.` : `${name} updated.`);
    return saved;
  }

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = tidyName(String(new FormData(form).get('name') ?? ''));
    if (name === '') return setSaid('Enter a name for the list.');
    if (toSave && keep(name, toSave)) form.reset();
  }

  function bringIn(text: string, name: string) {
    const link = text.indexOf(cartFragment);
    const read = link >= 0 ? linkLines(text.slice(link)) : csvLines(text);
    if (read.lines.length === 0) {
      return setSaid('No products found. Paste a whole link, or choose a CSV file with SKUs.');
    }
    if (keep(name, writeCartCode(read.lines)) && read.unread > 0) {
      const lines = read.unread === 1 ? '1 line' : `${read.unread} lines`;
      setSaid(`${name} saved. ${lines} could not be read and were left out.`);
    }
  }

  function pasteLink(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    bringIn(String(new FormData(form).get('link') ?? ''), freeName('Imported list'));
    form.reset();
  }

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.slice(0, longestFile).text();
    bringIn(text, freeName(tidyName(file.name.replace(/\.\w+$/, '')) || 'Imported list'));
    target.value = '';
  }

  function remove(list: SavedList) {
    savedLists.remove(list.name);
    setGone(list);
    setSaid(`${list.name} deleted.`);
  }

  function undo() {
    if (gone) keep(gone.name, gone.code);
  }

  return (
    <OpenPanel title="Saved lists" onClose={onClose}>
      <div role="status" className="py-4 font-[560] text-14 empty:pb-0">
        {said}
        {gone && (
          <Button size="small" className="ml-4" onClick={undo}>
            Undo<span className="sr-only"> deleting {gone.name}</span>
          </Button>
        )}
      </div>
      {toSave && (
        <form onSubmit={save} className="flex items-end gap-2.5 pb-5">
          <label className="grid flex-1 gap-1.5 font-[560] text-14">
            {code ? 'Save this list as' : 'Save your cart as'}
            <input
              name="name"
              maxLength={longestName}
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
            onSaid={setSaid}
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
  onSaid: (words: string) => void;
};

function ListEntry({ list, onOpen, onRemove, onSaid }: EntryProps) {
  const { lines } = readCartCode(list.code);
  const day = shortDay(new Date(list.savedAt));
  const action = 'text-link text-14';
  const of = <span className="sr-only"> {list.name}</span>;

  async function copy() {
    try {
      await navigator.clipboard.writeText(linkTo(list.code));
      onSaid(`Link to ${list.name} copied.`);
    } catch {
      onSaid('The link was not copied. Open the list and share it from the cart.');
    }
  }

  function download() {
    const csv = new Blob([listAsCsv(listLines(lines, listedProducts))], { type: 'text/csv' });
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
            {itemsText(itemCountOf(lines))}, saved {day}
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

const linkLines = (fragment: string) =>
  readCartCode(fragment.slice(cartFragment.length).split(/\s/)[0] ?? '');

/** Reads only the unambiguous lines of a file. */
function csvLines(text: string) {
  const read = readLines(text.replace(/^\uFEFF/, ''), indexForOrder(listedProducts));
  const lines = read.lines.flatMap((line) =>
    line.kind === 'clear' ? { sku: line.product.sku, quantity: line.quantity } : [],
  );
  return { lines, unread: read.lines.length - lines.length + read.leftOut };
}

/** Finds an unused name, so that an import never replaces a list. */
function freeName(name: string): string {
  const taken = new Set(savedLists.get().map((list) => list.name));
  for (let turn = 2; turn <= mostLists + 1; turn += 1) {
    const next = turn === 2 ? name : `${name.slice(0, longestName - 5)} ${turn - 1}`;
    if (!taken.has(next)) return next;
  }
  return name;
}
