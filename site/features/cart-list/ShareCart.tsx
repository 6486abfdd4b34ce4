import { useRef, useState } from 'react';
import { formatPrice } from '../../../catalogue/money.ts';
import { cartFragment } from '../../../contract/list-fragments.ts';
import { Button } from '../../../ui/Button.tsx';
import { paths } from '../../paths.ts';
import { OpenPanel } from '../../shell/OpenPanel.tsx';
import { itemsText } from '../cart/cart-texts.ts';
import { useCart } from '../cart/stocked-cart.ts';
import { encodeItems } from './list-lines.ts';

export const buildListUrl = (code: string) =>
  `${location.origin}${paths.shop}${cartFragment}${code}`;

const recipientActions = [
  ['Replace', 'Replace their cart with your list'],
  ['Add', 'Add your list to their cart'],
  ['Look', 'View and print it only'],
  ['Quote', 'Turn it into a quote request'],
] as const;

/** The cart as a link to send. */
export function ShareCart({ onClose }: { onClose: () => void }) {
  const { cart } = useCart();
  const { items, itemCount, total } = cart;
  return (
    <OpenPanel
      title="Share this cart"
      onClose={onClose}
      foot={
        <div className="grid gap-3">
          <p className="text-14">
            {items.length} {items.length === 1 ? 'product' : 'products'}, {itemsText(itemCount)}
          </p>
          <p className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="font-semibold text-18">Goods today, inc VAT</span>
            <span className="figure font-semibold font-stretch-[68%] text-36 leading-none">
              {formatPrice(total)}
            </span>
          </p>
          <Button onClick={onClose}>Back to the cart</Button>
        </div>
      }
    >
      <p className="py-5 text-18 text-ink-2">
        Send this link to whoever approves the order. They'll see the list with the prices and stock
        of the day they open it.
      </p>
      <CopyLink link={buildListUrl(encodeItems(items))} big />
      <p className="small mt-3.5 mb-6">
        Only products, quantities and today's prices are in the link: no name, no postcode. It
        doesn't reserve stock.
      </p>
      <div className="tick-rule" />
      <h3 className="head-4 pt-4 pb-2">What they can do</h3>
      <dl className="border-line border-t">
        {recipientActions.map(([name, what]) => (
          <div key={name} className="grid grid-cols-[72px_1fr] border-line border-b py-2.5 text-14">
            <dt className="font-semibold">{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </OpenPanel>
  );
}

/** A link in a field, and a button that copies it. If the clipboard is blocked, the field is selected instead. */
function CopyLink({ link, big = false }: { link: string; big?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [copyStatus, setCopyStatus] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopyStatus('Link copied');
    } catch {
      field.current?.select();
      setCopyStatus('Press Ctrl+C or Cmd+C to copy the link');
    }
  }

  return (
    <div className="grid gap-2.5">
      <label className="grid gap-1.5 font-[560] text-14">
        Link
        <input ref={field} readOnly value={link} className="field font-normal text-16" />
      </label>
      <Button look={big ? 'signal' : 'line'} size={big ? 'big' : 'normal'} onClick={copy}>
        {copyStatus || 'Copy the link'}
      </Button>
      <span role="status" className="sr-only">
        {copyStatus}
      </span>
    </div>
  );
}
