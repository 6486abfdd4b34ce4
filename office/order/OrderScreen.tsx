import { useState } from 'react';
import {
  formatKilograms,
  formatMetresToCm,
  withNonBreakingUnits,
} from '../../catalogue/measures.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { formatDayAndTime, formatShortDay } from '../../contract/uk-time.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Column, figureColumn, Table } from '../../ui/Table.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { navigate, type Params, useCurrentUrl } from '../app/router.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { usePresence } from '../app/use-presence.ts';
import { alertIcon, moreIcon, printIcon } from '../ui/icons.ts';
import { OpenBy, PhoneLink } from '../ui/marks.tsx';
import { FactGrid, Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Notice, QueryResult } from '../ui/states.tsx';
import { printHref } from './DocumentsPanel.tsx';
import { OrderPanel, phoneQuery } from './OrderPanel.tsx';
import { OrderState, SendBy } from './OrderState.tsx';
import { type OrderDetail, type OrderDetailLine, useOrder } from './order-data.ts';
import {
  addressLines,
  dispatchLabel,
  issueActionLabels,
  pluralize,
  vatLabel,
} from './order-texts.ts';
import type { Picked } from './PickPanel.tsx';
import { Picture } from './Picture.tsx';
import { Timeline } from './Timeline.tsx';

/** One order: all its details on the left, the next action on the right. */
export default function OrderScreen({ params: { reference = '' } }: { params: Params }) {
  const load = useOrder(reference);
  if (load.data) return <Order order={load.data} />;
  return (
    <Screen title={reference} back="/orders">
      <QueryResult load={load}>{() => null}</QueryResult>
    </Screen>
  );
}

function Order({ order }: { order: OrderDetail }) {
  const { reference, may } = order;
  const tab = useCurrentUrl().searchParams.get('tab') ?? undefined;
  const openBy = usePresence(`order ${reference}`, order.openBy);
  const isPhone = useMedia(phoneQuery);
  const [picked, setPicked] = useState<Picked>({});
  const orderHref = `/orders/${reference}`;
  useShortcut('p', 'Print packing note', () => navigate(printHref(reference, 'packing-note')));
  useShortcut('d', 'Dispatch', () => navigate(`${orderHref}?tab=dispatch`), { when: may.dispatch });
  useShortcut('n', 'Add note', () => navigate(`${orderHref}?tab=note`));
  return (
    <Screen
      title={reference}
      back={tab === undefined ? '/orders' : orderHref}
      sub={<OrderStatusLine order={order} openBy={openBy} />}
      actions={
        isPhone ? undefined : (
          <>
            <LinkButton href={printHref(reference, 'packing-note')} look="quiet" size="small">
              <Icon name={printIcon} small />
              Packing note
            </LinkButton>
            <LinkButton
              href={`${orderHref}?tab=more`}
              look="quiet"
              size="small"
              aria-label="More actions"
            >
              <Icon name={moreIcon} small />
            </LinkButton>
          </>
        )
      }
      foot={tab === undefined && <PhoneFoot order={order} />}
    >
      <div className="order-columns" data-panel={tab !== undefined || undefined}>
        <div className="order-record">
          <Issues order={order} />
          <Lines order={order} />
          <OrderFacts order={order} />
          {order.deliveryNotes && (
            <blockquote className="border-ink border-l-3 pl-3.5">
              <strong>Buyer’s delivery note.</strong> {order.deliveryNotes}
            </blockquote>
          )}
          <Section
            title="History"
            end={
              <a className="text-link" href={`${orderHref}?tab=note`}>
                Add note
              </a>
            }
          >
            <Timeline entries={order.timeline} />
          </Section>
        </div>
        <div>
          <OrderPanel order={order} tab={tab} picked={picked} onPick={setPicked} />
        </div>
      </div>
    </Screen>
  );
}

function OrderStatusLine({ order, openBy }: { order: OrderDetail; openBy: OrderDetail['openBy'] }) {
  const { state, issues, isPartDispatched, isTest, sendBy } = order;
  const isStuck = issues.some(({ clearedAt }) => clearedAt === null);
  return (
    <>
      <OrderState state={state} isPartDispatched={isPartDispatched} isStuck={isStuck} />
      {sendBy && <SendBy {...sendBy} />}
      {isTest && <span className="label">Test, no real money</span>}
      <OpenBy people={openBy} />
    </>
  );
}

function Issues({ order: { reference, issues, payment } }: { order: OrderDetail }) {
  return issues
    .filter(({ clearedAt }) => clearedAt === null)
    .map(({ id, text, actions }) => (
      <Notice key={id} tone="alert" icon={alertIcon}>
        <p className="font-semibold">{text}</p>
        <p className="mt-1 flex flex-wrap gap-x-4">
          {actions.map((action) => (
            <a
              key={action}
              className="text-link"
              {...(action === 'provider'
                ? { href: payment.page ?? '', target: '_blank', rel: 'noreferrer' }
                : { href: `/orders/${reference}?tab=${issueActionTabs[action](id)}` })}
            >
              {issueActionLabels[action]}
            </a>
          ))}
        </p>
      </Notice>
    ));
}

/** The panel of each way to resolve an issue. */
const issueActionTabs = {
  dispatch: () => 'dispatch',
  refund: () => 'refund',
  cancel: () => 'cancel',
  'correct-email': () => 'email',
  'correct-address': () => 'address',
  resolve: (id: number) => `issue-${id}`,
} as const;

const columns: readonly Column<OrderDetailLine>[] = [
  {
    head: 'Lines',
    phone: 'title',
    cell: ({ name, sku, picture, kilograms: each, isWithdrawn, delivery }) => (
      <span className="flex items-center gap-3 text-left font-normal">
        {!delivery && <Picture file={picture} size="large" />}
        <span className="min-w-0">
          <span className="block font-semibold">{withNonBreakingUnits(name)}</span>
          <span className="label">
            {[
              sku,
              each !== undefined && `${formatKilograms(each)} each`,
              isWithdrawn && 'no longer sold',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </span>
    ),
  },
  figureColumn('Ordered', 'hide', ({ quantity }) => quantity),
  figureColumn('Sent', 'hide', ({ quantity, left, delivery }) => (delivery ? '' : quantity - left)),
  figureColumn('Each inc VAT', 'line', ({ unitPence, quantity, left }) => (
    <>
      <span className="md:hidden">
        {left > 0 && left < quantity && `${quantity - left} sent · `}
        {quantity} ×{' '}
      </span>
      {formatPrice(unitPence)}
    </>
  )),
  figureColumn('Sum', 'end', ({ unitPence, quantity }) => formatPrice(unitPence * quantity)),
];

function Lines({ order: { lines, items, load, total, payment } }: { order: OrderDetail }) {
  const weight = load.isComplete
    ? formatKilograms(load.kilograms)
    : `at least ${formatKilograms(load.kilograms)}`;
  return (
    <div>
      <Table caption="Lines" columns={columns} rows={lines} rowKey={({ line }) => String(line)} />
      <div className="mt-4 flex flex-wrap justify-between gap-6">
        <p className="label">
          {pluralize(items, 'item')}, {weight}, longest {formatMetresToCm(load.metres)}
        </p>
        <dl className="grid w-full grid-cols-[1fr_auto] gap-y-1 md:max-w-75">
          <dt>Ex VAT</dt>
          <dd className="figure text-right">{formatPrice(total.exVat)}</dd>
          <dt>{vatLabel(lines)}</dt>
          <dd className="figure text-right">{formatPrice(total.vat)}</dd>
          <dt className="border-ink border-t pt-2 font-semibold text-18">
            {payment.capturedPence < total.pence ? 'To pay inc VAT' : 'Paid inc VAT'}
          </dt>
          <dd className="figure border-ink border-t pt-1 text-right text-22">
            {formatPrice(total.pence)}
          </dd>
          {payment.refundedPence > 0 && (
            <>
              <dt>Refunded</dt>
              <dd className="figure text-right">{formatPrice(payment.refundedPence)}</dd>
            </>
          )}
        </dl>
      </div>
    </div>
  );
}

function OrderFacts({ order }: { order: OrderDetail }) {
  const { reference, buyer, address, poNumber, placedAt, payment, others, customerId, may, state } =
    order;
  const orderHref = `/orders/${reference}`;
  const deliverTo = [buyer.company, ...addressLines(address)].filter(Boolean);
  return (
    <FactGrid
      cells={[
        {
          name: 'Deliver to',
          value: (
            <>
              {deliverTo.map((line) => (
                <span key={line} className="block font-semibold">
                  {line}
                </span>
              ))}
              {may.correctAddress && (
                <a className="text-link" href={`${orderHref}?tab=address`}>
                  {address ? 'Change address' : 'Add address'}
                </a>
              )}
            </>
          ),
        },
        {
          name: 'Buyer',
          value: (
            <div className="grid justify-items-start">
              {buyer.name && <span className="font-semibold">{buyer.name}</span>}
              <span className="break-all">{buyer.email || 'No email address'}</span>
              {buyer.phone && <PhoneLink phone={buyer.phone} />}
              <a className="text-link" href={`${orderHref}?tab=email`}>
                Correct email
              </a>
              {customerId !== undefined && (
                <a className="text-link" href={`/customers/${customerId}`}>
                  {others.count > 0
                    ? `${pluralize(others.count, 'other order')}, ${formatPrice(others.pence)}`
                    : 'Customer’s history'}
                </a>
              )}
            </div>
          ),
        },
        ...(poNumber
          ? [{ name: 'PO number', value: <span className="figure text-22">{poNumber}</span> }]
          : []),
        {
          name: state === 'awaiting-payment' ? 'Awaiting payment' : 'Paid',
          value: (
            <>
              {state === 'awaiting-payment' && payment.due ? (
                <span className="block font-semibold">
                  Due by {formatShortDay(new Date(payment.due))}
                </span>
              ) : (
                <span className="block font-semibold">{formatDayAndTime(new Date(placedAt))}</span>
              )}
              <span className="block">{payment.paidBy === 'card' ? 'Card' : 'Bank transfer'}</span>
              {order.offer && (
                <a className="text-link" href={`/offers/${order.offer}`}>
                  Offer {order.offer}
                </a>
              )}
              {payment.page && (
                <a className="text-link" href={payment.page} target="_blank" rel="noreferrer">
                  See the payment
                </a>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

function PhoneFoot({ order: { reference, may, itemsLeft, state } }: { order: OrderDetail }) {
  const orderHref = `/orders/${reference}`;
  return (
    <>
      <LinkButton
        href={printHref(reference, 'packing-note')}
        look="quiet"
        size="big"
        aria-label="Print packing note"
      >
        <Icon name={printIcon} />
      </LinkButton>
      {state === 'awaiting-payment' && (
        <LinkButton href={`${orderHref}?tab=payment`} look="signal" size="big" className="flex-1">
          Payment received
        </LinkButton>
      )}
      {may.dispatch && (
        <LinkButton
          href={`${orderHref}?tab=more`}
          look="quiet"
          size="big"
          aria-label="More actions"
        >
          <Icon name={moreIcon} />
        </LinkButton>
      )}
      {may.dispatch ? (
        <LinkButton
          href={`${orderHref}?tab=${may.prepare ? 'pick' : 'dispatch'}`}
          look="signal"
          size="big"
          className="flex-1"
        >
          {may.prepare
            ? `Pick ${pluralize(itemsLeft, 'item')}`
            : dispatchLabel(itemsLeft, itemsLeft)}
        </LinkButton>
      ) : (
        <LinkButton href={`${orderHref}?tab=more`} look="quiet" size="big" className="flex-1">
          More actions
        </LinkButton>
      )}
    </>
  );
}
