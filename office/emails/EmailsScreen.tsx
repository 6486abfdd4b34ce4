import { useDeferredValue, useMemo } from 'react';
import {
  type EmailFilter,
  emailTabs,
  readEmailFilter,
  writeEmailFilter,
} from '../../contract/email-list.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { useListKeys } from '../app/use-list-keys.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { cursorPageLinks, ListFooter } from '../ui/ListFooter.tsx';
import { StateMark } from '../ui/marks.tsx';
import { Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { EmailPanel } from './EmailPanel.tsx';
import {
  type EmailRow,
  emailsHref,
  formatCount,
  formatWhen,
  kindNames,
  stateNames,
  useEmailCounts,
  useEmails,
} from './emails-data.ts';

const tabNames = { all: 'All', ...stateNames };

/** Every email that the shop sends, the failed ones first, and a preview of one of them. */
export default function EmailsScreen() {
  const { searchParams } = useCurrentUrl();
  const filter = readEmailFilter(searchParams);
  const after = searchParams.get('after') ?? undefined;
  const open = Number(searchParams.get('open')) || undefined;
  const counts = useEmailCounts(filter);
  const load = useEmails(filter, after);
  return (
    <Screen
      title="Email"
      sub={
        counts && (
          <span className="wide-only">
            {formatCount(counts.sent)} sent, {formatCount(counts.failed)} failed
          </span>
        )
      }
    >
      <Tabs
        label="Emails by state"
        tabs={emailTabs.map((tab) => ({
          name: tabNames[tab],
          href: emailsHref({ ...filter, tab }),
          current: tab === filter.tab,
          ...(counts && { count: formatCount(counts[tab]) }),
        }))}
      />
      <Filters filter={filter} />
      <QueryResult load={load} rows={8}>
        {({ rows, next }) => {
          const shown = open ?? rows[0]?.id;
          const needsAttention = open !== undefined || rows[0]?.state === 'failed';
          return (
            <div className="email-columns" data-panel={needsAttention || undefined}>
              <div aria-busy={load.isPlaceholderData}>
                <EmailList rows={rows} filter={filter} after={after} shown={shown} />
                <Pages filter={filter} after={after} next={next} />
              </div>
              {shown !== undefined && <EmailPanel key={shown} id={shown} />}
            </div>
          );
        }}
      </QueryResult>
    </Screen>
  );
}

function Filters({ filter }: { filter: EmailFilter }) {
  const change = (changed: Partial<EmailFilter>) =>
    navigate(emailsHref({ ...filter, ...changed }), { replace: true });
  return (
    <search className="filters" aria-label="Emails">
      <SearchField
        label="Address, order or subject"
        value={filter.search}
        onSearch={(search) => change({ search })}
      />
      <div className="filter-choices">
        <FilterSelect
          label="Kind"
          none="Any kind"
          value={filter.kind}
          choices={kindNames}
          onChoose={(kind) => change({ kind })}
        />
      </div>
    </search>
  );
}

const stateMarks = {
  failed: { mark: 'open', tone: 'alert' },
  waiting: { mark: 'half', tone: 'ink' },
  sent: { mark: 'full', tone: 'good' },
} as const;

type ListProps = {
  rows: readonly EmailRow[];
  filter: EmailFilter;
  after: string | undefined;
  shown: number | undefined;
};

const getRowKey = ({ id }: EmailRow) => String(id);

function EmailList({ rows, filter, after, shown }: ListProps) {
  useListKeys(rows.map(getRowKey));
  const listHref = useDeferredValue(emailsHref(filter, { after }));
  const columns = useMemo(() => buildColumns(listHref), [listHref]);
  if (rows.length === 0) return <NoEmails filter={filter} />;
  return (
    <Table
      caption="Emails"
      columns={columns}
      rows={rows}
      rowKey={getRowKey}
      chosen={shown === undefined ? undefined : String(shown)}
    />
  );
}

function buildColumns(listHref: string): readonly Column<EmailRow>[] {
  const openHref = `${listHref}${listHref.includes('?') ? '&' : '?'}open=`;
  return [
    {
      head: 'State',
      width: 'w-28',
      phone: 'line',
      cell: ({ state }) => <StateMark {...stateMarks[state]}>{stateNames[state]}</StateMark>,
    },
    {
      head: 'Email',
      phone: 'title',
      cell: ({ id, subject, recipient }) => (
        <>
          <a href={openHref + id} data-open="" data-main="" className="wrap-anywhere">
            {subject}
          </a>
          <small className="wrap-anywhere">{recipient}</small>
        </>
      ),
    },
    {
      head: 'When',
      phone: 'top',
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {formatWhen(at)}
        </time>
      ),
    },
  ];
}

function NoEmails({ filter }: { filter: EmailFilter }) {
  if (filter.search || filter.kind)
    return (
      <EmptyState
        title="No email matches."
        link={['Show all emails', emailsHref({ tab: 'all', search: '' })]}
      />
    );
  const titles = {
    all: 'No emails yet.',
    failed: 'No failed emails.',
    waiting: 'No emails waiting.',
    sent: 'No emails sent yet.',
  };
  return <EmptyState title={titles[filter.tab]} />;
}

type PagesProps = { filter: EmailFilter; after: string | undefined; next: string | undefined };

function Pages({ filter, after, next }: PagesProps) {
  if (!after && !next) return null;
  return (
    <ListFooter
      of="emails"
      pages={cursorPageLinks(!after, next, (key) => emailsHref(filter, key ? { after: key } : {}))}
    >
      <p>{writeEmailFilter(filter) === '' && 'Failed first, then the newest.'}</p>
    </ListFooter>
  );
}
