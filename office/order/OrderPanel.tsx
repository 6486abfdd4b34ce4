import { type ReactNode, useState } from 'react';
import { formatShortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { navigate } from '../app/router.tsx';
import { Panel, Tabs } from '../ui/Panel.tsx';
import {
  AddressForm,
  CancelForm,
  EmailForm,
  NoteForm,
  ResolveForm,
  ShipmentForm,
} from './ChangeForms.tsx';
import { DispatchPanel } from './DispatchPanel.tsx';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { type OrderDetail, orderApi, useOrderChange, useStartPacking } from './order-data.ts';
import { pluralize, stateNames } from './order-texts.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { type Picked, PickPanel } from './PickPanel.tsx';
import { RefundPanel } from './RefundPanel.tsx';

export const phoneQuery = '(width < 56.25rem)';

type PanelProps = {
  order: OrderDetail;
  tab: string | undefined;
  picked: Picked;
  onPick: (picked: Picked) => void;
};

/** The actions for the order, one at a time. */
export function OrderPanel({ order, tab: requestedTab, picked, onPick }: PanelProps) {
  const { reference, may, state, payment } = order;
  const isAwaitingPayment = state === 'awaiting-payment';
  const tab = requestedTab ?? (isAwaitingPayment ? 'payment' : 'dispatch');
  const isPhone = useMedia(phoneQuery);
  const [kind = '', number = ''] = tab.split('-');
  const id = Number(number);
  const forms: Readonly<Record<string, readonly [title: string, body: ReactNode]>> = {
    address: ['Change delivery address', <AddressForm key="address" order={order} />],
    email: ['Correct email address', <EmailForm key="email" order={order} />],
    note: ['Add note', <NoteForm key="note" order={order} />],
    cancel: ['Cancel order', <CancelForm key="cancel" order={order} />],
    more: ['More actions', <MoreActions key="more" order={order} />],
    shipment: ['Correct shipment', <ShipmentForm key={id} order={order} id={id} />],
    issue: ['Resolve issue', <ResolveForm key={id} order={order} id={id} />],
  };
  const form = forms[kind];
  if (form) {
    const [title, body] = form;
    return (
      <Panel
        label={title}
        head={
          <div className="flex items-center justify-between gap-4 border-ink border-b px-5 py-3">
            <h2 className="head-4">{title}</h2>
            <a className="text-link" href={`/orders/${reference}`}>
              Close
            </a>
          </div>
        }
      >
        {body}
      </Panel>
    );
  }
  const tabBodies: Readonly<Record<string, ReactNode>> = {
    pick: <PickPanel order={order} picked={picked} onPick={onPick} />,
    payment: <PaymentPanel order={order} />,
    refund: <RefundPanel order={order} />,
    documents: <DocumentsPanel order={order} />,
  };
  const tabLabels = {
    pick: 'Pick',
    payment: isAwaitingPayment ? 'Payment received' : 'Payments',
    dispatch: may.dispatch ? 'Dispatch' : 'Shipments',
    refund: 'Refund',
    documents: 'Documents',
  };
  const tabs = Object.entries(tabLabels)
    .filter(([key]) => key !== 'pick' || (may.dispatch && isPhone) || tab === 'pick')
    .filter(([key]) => key !== 'payment' || payment.paidBy === 'bank-transfer')
    .filter(([key]) => !isAwaitingPayment || (key !== 'dispatch' && key !== 'refund'))
    .map(([key, name]) => ({
      name,
      href: `/orders/${reference}?tab=${key}`,
      current: key === tab || (key === 'dispatch' && !tabBodies[tab]),
    }));
  return (
    <Panel label="Actions" head={<Tabs label="Actions" inPanel tabs={tabs} />}>
      {tabBodies[tab] ?? <ShipmentsPanel order={order} />}
    </Panel>
  );
}

/** The shipments so far, and what to dispatch next. */
function ShipmentsPanel({ order }: { order: OrderDetail }) {
  const { reference, version, shipments, may, state } = order;
  const [isTyping, setTyping] = useState(false);
  const change = useOrderChange(reference);
  const deliver = () =>
    change(
      () => orderApi.deliver.$post({ param: { reference }, json: { version } }),
      `${reference} is delivered.`,
    ).catch(() => {});
  return (
    <>
      {shipments.map(({ id, at, carrier, tracking, page, items }) => (
        <div key={id} className="border-line border-b pb-3">
          <div className="font-semibold">
            {pluralize(
              items.reduce((sum, { quantity }) => sum + quantity, 0),
              'item',
            )}{' '}
            dispatched {formatShortDay(new Date(at))}
          </div>
          <div>
            {carrier}
            {tracking && ', '}
            {page ? (
              <a className="text-link" href={page} target="_blank" rel="noreferrer">
                {tracking}
              </a>
            ) : (
              tracking
            )}
          </div>
          <ul className="label">
            {items.map(({ line, name, quantity }) => (
              <li key={line}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
          {(may.dispatch || may.deliver) && (
            <a className="text-link" href={`/orders/${reference}?tab=shipment-${id}`}>
              Correct
            </a>
          )}
        </div>
      ))}
      {(may.dispatch || isTyping) && <DispatchPanel reference={reference} onTouch={setTyping} />}
      {may.deliver && !isTyping && (
        <div className="panel-action">
          <Button look="signal" size="big" className="w-full" onClick={deliver}>
            Mark as delivered
          </Button>
        </div>
      )}
      {!may.dispatch && !may.deliver && shipments.length === 0 && (
        <p className="label">
          Nothing has been dispatched. The order is {stateNames[state].toLowerCase()}.
        </p>
      )}
    </>
  );
}

function MoreActions({ order }: { order: OrderDetail }) {
  const { reference, may } = order;
  const prepare = useStartPacking(order);
  const links = [
    ['note', 'Add note', true],
    ['address', 'Change delivery address', may.correctAddress],
    ['email', 'Correct email address', true],
    ['documents', 'Documents', true],
    ['refund', 'Refund', may.refund.isPossible],
    ['cancel', 'Cancel order', may.cancel],
  ] as const;
  return (
    <div className="grid gap-2">
      {may.prepare && (
        <Button
          look="quiet"
          onClick={() =>
            prepare().then(
              () => navigate(`/orders/${reference}`),
              () => {},
            )
          }
        >
          Start packing
        </Button>
      )}
      {links
        .filter(([, , isPossible]) => isPossible)
        .map(([tab, name]) => (
          <LinkButton key={tab} look="quiet" href={`/orders/${reference}?tab=${tab}`}>
            {name}
          </LinkButton>
        ))}
    </div>
  );
}
