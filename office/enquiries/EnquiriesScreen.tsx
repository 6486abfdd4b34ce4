import { memo, useDeferredValue, useMemo } from 'react';
import { exVat, formatPrice } from '../../catalogue/money.ts';
import {
  type EnquiryFilter,
  type EnquiryTab,
  enquiryKinds,
  enquiryTabs,
  firstTab,
  mostEnquiriesCounted,
  readEnquiryFilter,
} from '../../contract/enquiry.ts';
import { addDays } from '../../contract/report.ts';
import { isoDay, shortDay } from '../../contract/uk-time.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { navigate, useAddress } from '../app/router.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { useListKeys } from '../app/use-list-keys.ts';
import { lostReasonNames, stateNames as offerStateNames } from '../offers/offer-data.ts';
import { Picture } from '../order/Picture.tsx';
import { ListFoot, pagesAfter } from '../ui/ListFoot.tsx';
import { Initials, Kbd, StateMark } from '../ui/marks.tsx';
import { Section, Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, Loaded } from '../ui/states.tsx';
import { EnquiryDue } from './EnquiryDue.tsx';
import {
  type EnquiryRow,
  enquiriesHref,
  kindNames,
  nameOf,
  titleOf,
  useEnquiries,
  useEnquiryCounts,
} from './enquiry-data.ts';

const tabNames: Readonly<Record<EnquiryTab, string>> = {
  all: 'All',
  open: 'Open',
  answered: 'Answered',
  mine: 'Mine',
  closed: 'Closed',
};

/** Quote requests are written as offers, wait with the buyer, and are decided. */
const quoteTabNames: Readonly<Record<EnquiryTab, string>> = {
  all: 'All',
  open: 'Write',
  answered: 'With the buyer',
  mine: 'Mine',
  closed: 'Decided',
};

/** What people have asked, by kind; what waits the longest first. */
export default function EnquiriesScreen() {
  const { searchParams } = useAddress();
  const filter = readEnquiryFilter(searchParams);
  const counts = useEnquiryCounts(filter.search);
  useShortcut('n', 'New offer', () => navigate('/offers/new'));
  const countWords = (count: number) =>
    count >= mostEnquiriesCounted ? `${mostEnquiriesCounted}+` : count;
  return (
    <Screen
      title="Enquiries"
      sub={<span className="wide-only">Promised within 5 working days</span>}
      actions={
        <LinkButton href="/offers/new">
          New offer
          <Kbd>N</Kbd>
        </LinkButton>
      }
    >
      <Tabs
        label="Kinds of enquiry"
        tabs={enquiryKinds.map((kind) => ({
          name: kindNames[kind],
          href: enquiriesHref({ kind, tab: firstTab(kind), search: filter.search }),
          current: kind === filter.kind,
          ...(counts && { count: countWords(counts[kind]) }),
        }))}
      />
      <Filters filter={filter} />
      <Lists query={useDeferredValue(searchParams.toString())} />
    </Screen>
  );
}

/** The press is painted first; the rows render as a transition. */
const Lists = memo(function Lists({ query }: { query: string }) {
  const searchParams = new URLSearchParams(query);
  const filter = readEnquiryFilter(searchParams);
  if (filter.kind === 'quote' && filter.tab === 'all') return <Groups search={filter.search} />;
  return <Page filter={filter} after={searchParams.get('after') ?? undefined} />;
});

function Page({ filter, after }: { filter: EnquiryFilter; after: string | undefined }) {
  const load = useEnquiries(filter, after);
  return (
    <Loaded load={load} rows={8}>
      {({ rows, next }) => (
        <div aria-busy={load.isPlaceholderData}>
          <List rows={rows} filter={filter} />
          {(after || next) && (
            <ListFoot
              of="enquiries"
              pages={pagesAfter(!after, next, (key) => enquiriesHref(filter, key))}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

const groups = ['open', 'answered', 'closed'] as const;

/** So many of what is with buyers, and of what is decided, stand among the groups. */
const mostInGroup = 10;

/** Quote requests in three groups: to write, with the buyer, decided. */
function Groups({ search }: { search: string }) {
  const loads = {
    open: useEnquiries({ kind: 'quote', tab: 'open', search }, undefined),
    answered: useEnquiries({ kind: 'quote', tab: 'answered', search }, undefined),
    closed: useEnquiries({ kind: 'quote', tab: 'closed', search }, undefined),
  };
  const all = groups.map((tab) => {
    const { rows = [], next } = loads[tab].data ?? {};
    const shown = tab === 'open' ? rows : rows.slice(0, mostInGroup);
    return { tab, shown, hasMore: next !== undefined || rows.length > shown.length };
  });
  // All at once, so that the first row of all is the chosen one.
  const waiting = groups.find((tab) => loads[tab].data === undefined);
  if (waiting !== undefined) {
    return (
      <Loaded load={loads[waiting]} rows={8}>
        {() => null}
      </Loaded>
    );
  }
  return <GroupTables all={all} search={search} />;
}

type Group = { tab: (typeof groups)[number]; shown: readonly EnquiryRow[]; hasMore: boolean };

function GroupTables({ all, search }: { all: readonly Group[]; search: string }) {
  const { chosen } = useListKeys(all.flatMap(({ shown }) => shown.map(keyOf)));
  return all.map(({ tab, shown, hasMore }) => (
    <div key={tab} className="quote-group">
      <Section
        title={quoteTabNames[tab]}
        end={
          hasMore && (
            <a className="text-link" href={enquiriesHref({ kind: 'quote', tab, search })}>
              Show all<span className="sr-only">: {quoteTabNames[tab]}</span>
            </a>
          )
        }
      >
        {shown.length > 0 ? (
          <Rows
            rows={shown}
            kind="quote"
            caption={`Quote requests: ${quoteTabNames[tab]}`}
            chosen={chosen}
          />
        ) : (
          <p className="label py-3">{search ? 'None match.' : emptyGroups[tab]}</p>
        )}
      </Section>
    </div>
  ));
}

const emptyGroups = {
  open: 'Nothing to write. New requests appear here by themselves.',
  answered: 'No offer is with a buyer.',
  closed: 'Nothing is decided yet.',
};

function Filters({ filter }: { filter: EnquiryFilter }) {
  const change = (changed: Partial<EnquiryFilter>) =>
    navigate(enquiriesHref({ ...filter, ...changed }), { replace: true });
  const options =
    filter.kind === 'restock'
      ? [
          { value: 'open' as const, text: 'Waiting' },
          { value: 'closed' as const, text: 'Emailed' },
        ]
      : enquiryTabs
          .filter((value) => value !== 'all' || filter.kind === 'quote')
          .map((value) => ({
            value,
            text: (filter.kind === 'quote' ? quoteTabNames : tabNames)[value],
          }));
  return (
    <search className="filters" aria-label={kindNames[filter.kind]}>
      <SearchField
        label={filter.kind === 'restock' ? 'Address or product' : 'Company, address or words'}
        value={filter.search}
        onSearch={(search) => change({ search })}
      />
      <Segmented
        name="enquiry-tab"
        label="Show"
        hideLabel
        options={options}
        value={filter.tab}
        onChange={(tab) => change({ tab })}
      />
    </search>
  );
}

const keyOf = (row: EnquiryRow) => nameOf(row);

/** Where a row leads: requests about stock are answered by receiving the product. */
function placeOf(row: EnquiryRow): string {
  if (row.kind === 'restock') return `/stock?product=${row.productId}`;
  return row.offer ? `/offers/${row.offer.reference}` : `/enquiries/${nameOf(row)}`;
}

function actionOf(row: EnquiryRow): string {
  if (row.kind === 'restock') return 'Open stock';
  if (row.kind === 'quote') return quoteAction(row);
  return row.state === 'open' ? 'Answer' : 'Open';
}

type QuoteRow = Exclude<EnquiryRow, { kind: 'restock' }>;

/** The next thing to do about a quote request. */
function quoteAction({ state, offer }: QuoteRow): string {
  if (!offer) return state === 'open' ? 'Write offer' : 'Open';
  if (offer.state === 'draft') return 'Write offer';
  if (offer.hasDraft && offer.state !== 'accepted') return `Write version ${offer.number}`;
  return state === 'open' ? 'Reply' : 'Open';
}

/** How a request stands, in cells: asked, sent, opened, decided. */
function Course({ offer }: QuoteRow) {
  const steps = [true, offer?.sentAt, offer?.openedAt, offer?.decidedAt].map(Boolean);
  const last = steps.lastIndexOf(true);
  const names = ['asked', 'sent', 'opened', 'decided'];
  return (
    <span className="offer-course" role="img" aria-label={names[last] ?? 'asked'}>
      {names.map((name, at) => (
        <i key={name} data-cell={at <= last ? 'done' : 'left'} />
      ))}
    </span>
  );
}

/** Until when an offer is valid, or what became of it. */
function QuoteDue({ row, today }: { row: QuoteRow; today: string }) {
  const { offer, state } = row;
  if (!offer || state === 'open') return <EnquiryDue row={row} today={today} />;
  if (offer.state === 'draft') return <StateMark mark="open">Not sent yet</StateMark>;
  if (offer.state === 'sent')
    return (
      <span className={(offer.validUntil ?? '') <= addDays(today, 3) ? 'text-warn' : undefined}>
        {offer.hasDraft && 'New version in the draft, '}valid to{' '}
        {offer.validUntil && shortDay(new Date(offer.validUntil))}
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

/** What else is known of a kind: free stock, or what the cart came to. */
const amountOf: Readonly<Record<EnquiryFilter['kind'], readonly Column<EnquiryRow>[]>> = {
  quote: [
    {
      key: 'sum',
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
      key: 'free',
      head: 'Free',
      align: 'end',
      width: 'w-20',
      phone: 'hide',
      cell: (row) => row.kind === 'restock' && row.free,
    },
  ],
};

/** What is offered, or what the cart comes to at list price. */
function quoteSum({ offer, pence }: QuoteRow): string {
  if (offer && offer.exVatPence > 0) return formatPrice(offer.exVatPence);
  return pence === undefined ? '–' : `≈ ${formatPrice(exVat(pence))}`;
}

function List({ rows, filter }: { rows: readonly EnquiryRow[]; filter: EnquiryFilter }) {
  const { chosen } = useListKeys(rows.map(keyOf));
  if (rows.length === 0) return <NoEnquiries filter={filter} />;
  return <Rows rows={rows} kind={filter.kind} caption={kindNames[filter.kind]} chosen={chosen} />;
}

const courseColumn: Column<EnquiryRow> = {
  key: 'course',
  head: 'Asked, sent, opened, decided',
  width: 'w-48',
  phone: 'hide',
  cell: (row) => row.kind === 'quote' && <Course {...row} />,
};

type RowsProps = {
  rows: readonly EnquiryRow[];
  kind: EnquiryFilter['kind'];
  caption: string;
  chosen: string | undefined;
};

function Rows({ rows, kind, caption, chosen }: RowsProps) {
  const columns = useMemo(() => columnsOf(kind), [kind]);
  return (
    <div className="enquiry-list">
      <Table caption={caption} columns={columns} rows={rows} rowKey={keyOf} chosen={chosen} />
    </div>
  );
}

function columnsOf(kind: EnquiryFilter['kind']): readonly Column<EnquiryRow>[] {
  const isRestock = kind === 'restock';
  return [
    {
      key: 'enquiry',
      head: isRestock ? 'Product and who’s waiting' : 'From and subject',
      phone: 'title',
      cell: (row) => (
        <span className="enquiry-what">
          {row.kind === 'restock' && <Picture file={row.picture} size="small" />}
          <span>
            <a href={placeOf(row)} data-open="" className="wrap-anywhere">
              {row.kind === 'restock' ? row.about : row.who || 'No name yet'}
            </a>
            <small className="wrap-anywhere">{row.kind === 'restock' ? row.who : row.about}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'number',
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
      key: 'asked',
      head: 'Asked',
      width: 'w-28',
      phone: 'top',
      cell: ({ askedAt }) => <time dateTime={askedAt}>{shortDay(new Date(askedAt))}</time>,
    },
    ...(kind === 'quote' ? [courseColumn] : []),
    {
      key: 'due',
      head: isRestock ? 'State' : 'Promised',
      width: 'w-56',
      phone: 'line',
      cell: (row) =>
        row.kind === 'quote' ? (
          <QuoteDue row={row} today={isoDay(new Date())} />
        ) : (
          <EnquiryDue row={row} today={isoDay(new Date())} />
        ),
    },
    ...amountOf[kind],
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
          href={placeOf(row)}
          look={isMain ? 'signal' : 'quiet'}
          size="small"
          data-main=""
          aria-label={`${actionOf(row)}: ${titleOf(row)}, ${row.who}`}
        >
          {actionOf(row)}
          {isMain && <Kbd>↵</Kbd>}
        </LinkButton>
      ),
    },
  ];
}

function NoEnquiries({ filter }: { filter: EnquiryFilter }) {
  if (filter.search)
    return (
      <EmptyState title="No enquiry matches.">
        <a href={enquiriesHref({ ...filter, search: '' })} className="text-link">
          Show all
        </a>
      </EmptyState>
    );
  if (filter.kind === 'restock') return <EmptyState title="No one is waiting." />;
  const titles: Readonly<Record<EnquiryTab, string>> = {
    all: 'Nobody has asked yet.',
    open: 'Nothing to answer.',
    answered: 'No answer is waiting for a reply.',
    mine: 'Nothing is assigned to you.',
    closed: 'Nothing has been closed yet.',
  };
  return (
    <EmptyState title={titles[filter.tab]}>New enquiries appear here by themselves.</EmptyState>
  );
}
