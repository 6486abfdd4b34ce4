import { memo, useDeferredValue } from 'react';
import {
  defaultTab,
  type EnquiryFilter,
  type EnquiryTab,
  enquiryKinds,
  enquiryTabs,
  maxEnquiryCount,
  readEnquiryFilter,
} from '../../contract/enquiry.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { useListKeys } from '../app/use-list-keys.ts';
import { cursorPageLinks, ListFooter } from '../ui/ListFooter.tsx';
import { Kbd } from '../ui/marks.tsx';
import { Section, Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { EnquiryTable, getRowKey } from './EnquiryTable.tsx';
import {
  type EnquiryRow,
  enquiriesHref,
  kindNames,
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

/** A quote request is answered with an offer, which waits with the buyer and is then decided. */
const quoteTabNames: Readonly<Record<EnquiryTab, string>> = {
  all: 'All',
  open: 'Write',
  answered: 'With the buyer',
  mine: 'Mine',
  closed: 'Decided',
};

/** Enquiries by kind, the longest waiting first. */
export default function EnquiriesScreen() {
  const { searchParams } = useCurrentUrl();
  const filter = readEnquiryFilter(searchParams);
  const counts = useEnquiryCounts(filter.search);
  useShortcut('n', 'New offer', () => navigate('/offers/new'));
  const formatCount = (count: number) => (count >= maxEnquiryCount ? `${maxEnquiryCount}+` : count);
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
          href: enquiriesHref({ kind, tab: defaultTab(kind), search: filter.search }),
          current: kind === filter.kind,
          ...(counts && { count: formatCount(counts[kind]) }),
        }))}
      />
      <Filters filter={filter} />
      <DeferredLists query={useDeferredValue(searchParams.toString())} />
    </Screen>
  );
}

/** Renders as a transition, so that the pressed control is painted first. */
const DeferredLists = memo(function DeferredLists({ query }: { query: string }) {
  const searchParams = new URLSearchParams(query);
  const filter = readEnquiryFilter(searchParams);
  if (filter.kind === 'quote' && filter.tab === 'all') return <Groups search={filter.search} />;
  return <EnquiryPage filter={filter} after={searchParams.get('after') ?? undefined} />;
});

function EnquiryPage({ filter, after }: { filter: EnquiryFilter; after: string | undefined }) {
  const load = useEnquiries(filter, after);
  return (
    <QueryResult load={load} rows={8}>
      {({ rows, next }) => (
        <div aria-busy={load.isPlaceholderData}>
          <EnquiryList rows={rows} filter={filter} />
          {(after || next) && (
            <ListFooter
              of="enquiries"
              pages={cursorPageLinks(!after, next, (key) => enquiriesHref(filter, key))}
            />
          )}
        </div>
      )}
    </QueryResult>
  );
}

const groups = ['open', 'answered', 'closed'] as const;

/** How many requests with buyers, and how many decided ones, the groups show. */
const maxPerGroup = 10;

/** Quote requests in three groups: to write, with the buyer, decided. */
function Groups({ search }: { search: string }) {
  const loads = {
    open: useEnquiries({ kind: 'quote', tab: 'open', search }, undefined),
    answered: useEnquiries({ kind: 'quote', tab: 'answered', search }, undefined),
    closed: useEnquiries({ kind: 'quote', tab: 'closed', search }, undefined),
  };
  const all = groups.map((tab) => {
    const { rows = [], next } = loads[tab].data ?? {};
    const shown = tab === 'open' ? rows : rows.slice(0, maxPerGroup);
    return { tab, shown, hasMore: next !== undefined || rows.length > shown.length };
  });
  // Shown only when all have loaded, so that the very first row is the selected one.
  const waiting = groups.find((tab) => loads[tab].data === undefined);
  if (waiting !== undefined) {
    return (
      <QueryResult load={loads[waiting]} rows={8}>
        {() => null}
      </QueryResult>
    );
  }
  return <GroupTables all={all} search={search} />;
}

type Group = { tab: (typeof groups)[number]; shown: readonly EnquiryRow[]; hasMore: boolean };

function GroupTables({ all, search }: { all: readonly Group[]; search: string }) {
  const { chosen } = useListKeys(all.flatMap(({ shown }) => shown.map(getRowKey)));
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
          <EnquiryTable
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

function EnquiryList({ rows, filter }: { rows: readonly EnquiryRow[]; filter: EnquiryFilter }) {
  const { chosen } = useListKeys(rows.map(getRowKey));
  if (rows.length === 0) return <NoEnquiries filter={filter} />;
  return (
    <EnquiryTable rows={rows} kind={filter.kind} caption={kindNames[filter.kind]} chosen={chosen} />
  );
}

function NoEnquiries({ filter }: { filter: EnquiryFilter }) {
  if (filter.search)
    return (
      <EmptyState
        title="No enquiry matches."
        link={['Show all', enquiriesHref({ ...filter, search: '' })]}
      />
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
