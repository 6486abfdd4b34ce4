import { useMemo } from 'react';
import { exVat, formatPrice } from '../../catalogue/money.ts';
import type { EnquiryFilter } from '../../contract/enquiry.ts';
import { addDays, formatShortDay, toIsoDay } from '../../contract/uk-time.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { lostReasonNames, stateNames as offerStateNames } from '../offers/offer-data.ts';
import { Picture } from '../order/Picture.tsx';
import { Initials, Kbd, StateMark } from '../ui/marks.tsx';
import { EnquiryDue } from './EnquiryDue.tsx';
import { type EnquiryRow, enquiryName, enquiryTitle } from './enquiry-data.ts';

export const getRowKey = (row: EnquiryRow) => enquiryName(row);

/** Where a row links to: a restock request is answered by receiving the product. */
function rowHref(row: EnquiryRow): string {
  if (row.kind === 'restock') return `/stock?product=${row.productId}`;
  return row.offer ? `/offers/${row.offer.reference}` : `/enquiries/${enquiryName(row)}`;
}

function nextAction(row: EnquiryRow): string {
  if (row.kind === 'restock') return 'Open stock';
  if (row.kind === 'quote') return quoteAction(row);
  return row.state === 'open' ? 'Answer' : 'Open';
}

type QuoteRow = Exclude<EnquiryRow, { kind: 'restock' }>;

/** The next step for a quote request. */
function quoteAction({ state, offer }: QuoteRow): string {
  if (!offer) return state === 'open' ? 'Write offer' : 'Open';
  if (offer.state === 'draft') return 'Write offer';
  if (offer.hasDraft && offer.state !== 'accepted') return `Write version ${offer.number}`;
  return state === 'open' ? 'Reply' : 'Open';
}

/** The progress of a request, in cells: asked, sent, opened, decided. */
function OfferProgress({ offer }: QuoteRow) {
  const steps = [true, offer?.sentAt, offer?.openedAt, offer?.decidedAt].map(Boolean);
  const last = steps.lastIndexOf(true);
  const names = ['asked', 'sent', 'opened', 'decided'];
  return (
    <span
      className="inline-grid grid-cols-[repeat(4,26px)] gap-[3px]"
      role="img"
      aria-label={names[last] ?? 'asked'}
    >
      {names.map((name, at) => (
        <i
          key={name}
          className={`h-1.5 border ${at <= last ? 'border-ink bg-ink' : 'border-ink-3'}`}
        />
      ))}
    </span>
  );
}

/** How long an offer is valid, or its outcome. */
function QuoteDue({ row, today }: { row: QuoteRow; today: string }) {
  const { offer, state } = row;
  if (!offer || state === 'open') return <EnquiryDue row={row} today={today} />;
  if (offer.state === 'draft') return <StateMark mark="open">Not sent yet</StateMark>;
  if (offer.state === 'sent')
    return (
      <span className={(offer.validUntil ?? '') <= addDays(today, 3) ? 'text-warn' : undefined}>
        {offer.hasDraft && 'New version in the draft, '}valid to{' '}
        {offer.validUntil && formatShortDay(new Date(offer.validUntil))}
      </span>
    );
  return (
    <StateMark
      mark={offer.state === 'accepted' ? 'full' : 'cross'}
      {...(offer.state === 'accepted' && { tone: 'good' })}
    >
      {offerStateNames[offer.state]}
      {offer.order && `: ${offer.order}`}
      {offer.lostReason && `: ${lostReasonNames[offer.lostReason].toLowerCase()}`}
    </StateMark>
  );
}

/** The extra column of each kind: free stock, or the value of the cart. */
const amountColumns: Readonly<Record<EnquiryFilter['kind'], readonly Column<EnquiryRow>[]>> = {
  quote: [
    {
      head: 'Ex VAT',
      align: 'end',
      width: 'w-32',
      phone: 'line',
      cell: (row) => row.kind === 'quote' && quoteSum(row),
    },
  ],
  question: [],
  restock: [
    {
      head: 'Free',
      align: 'end',
      width: 'w-20',
      phone: 'hide',
      cell: (row) => row.kind === 'restock' && row.free,
    },
  ],
};

/** The total of the offer, or of the cart at list price. */
function quoteSum({ offer, pence }: QuoteRow): string {
  if (offer && offer.exVatPence > 0) return formatPrice(offer.exVatPence);
  return pence === undefined ? '–' : `≈ ${formatPrice(exVat(pence))}`;
}

const progressColumn: Column<EnquiryRow> = {
  head: 'Asked, sent, opened, decided',
  width: 'w-48',
  phone: 'hide',
  cell: (row) => row.kind === 'quote' && <OfferProgress {...row} />,
};

type RowsProps = {
  rows: readonly EnquiryRow[];
  kind: EnquiryFilter['kind'];
  caption: string;
  chosen: string | undefined;
};

export function EnquiryTable({ rows, kind, caption, chosen }: RowsProps) {
  const columns = useMemo(() => buildColumns(kind), [kind]);
  return (
    <div className="enquiry-list">
      <Table caption={caption} columns={columns} rows={rows} rowKey={getRowKey} chosen={chosen} />
    </div>
  );
}

function buildColumns(kind: EnquiryFilter['kind']): readonly Column<EnquiryRow>[] {
  const isRestock = kind === 'restock';
  return [
    {
      key: 'enquiry',
      head: isRestock ? 'Product and who’s waiting' : 'From and subject',
      phone: 'title',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          {row.kind === 'restock' && <Picture file={row.picture} size="small" />}
          <span className="min-w-0">
            <a href={rowHref(row)} data-open="" className="wrap-anywhere">
              {row.kind === 'restock' ? row.about : row.who || 'No name yet'}
            </a>
            <small className="wrap-anywhere">{row.kind === 'restock' ? row.who : row.about}</small>
          </span>
        </span>
      ),
    },
    {
      head: 'Number',
      width: kind === 'quote' ? 'w-28' : 'w-20',
      phone: 'hide',
      cell: (row) => (
        <span className="whitespace-nowrap">
          {(row.kind === 'quote' && row.offer?.reference) || row.number}
        </span>
      ),
    },
    {
      head: 'Asked',
      width: 'w-28',
      phone: 'top',
      cell: ({ askedAt }) => <time dateTime={askedAt}>{formatShortDay(new Date(askedAt))}</time>,
    },
    ...(kind === 'quote' ? [progressColumn] : []),
    {
      key: 'due',
      head: isRestock ? 'State' : 'Promised',
      width: 'w-56',
      phone: 'line',
      cell: (row) =>
        row.kind === 'quote' ? (
          <QuoteDue row={row} today={toIsoDay(new Date())} />
        ) : (
          <EnquiryDue row={row} today={toIsoDay(new Date())} />
        ),
    },
    ...amountColumns[kind],
    {
      key: 'assigned',
      head: <span className="sr-only">Assigned to</span>,
      width: 'w-12',
      phone: 'hide',
      cell: (row) => row.kind !== 'restock' && row.assigned && <Initials name={row.assigned} />,
    },
    {
      key: 'action',
      head: <span className="sr-only">Action</span>,
      align: 'end',
      width: 'w-36',
      phone: 'end',
      cell: (row, isMain) => (
        <LinkButton
          href={rowHref(row)}
          look={isMain ? 'signal' : 'quiet'}
          size="small"
          data-main=""
          aria-label={`${nextAction(row)}: ${enquiryTitle(row)}, ${row.who}`}
        >
          {nextAction(row)}
          {isMain && <Kbd>↵</Kbd>}
        </LinkButton>
      ),
    },
  ];
}
