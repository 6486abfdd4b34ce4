import type { InferResponseType } from 'hono/client';
import { memo, useDeferredValue } from 'react';
import { activityActions } from '../../contract/activity.ts';
import {
  type ActivityFilter,
  readActivityFilter,
  writeActivityFilter,
} from '../../contract/activity-list.ts';
import { formatRelativeDay, formatTime, toIsoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { api, useApiMutation, useApiQuery } from '../app/api.ts';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { useToast } from '../app/Toast.tsx';
import { useListKeys } from '../app/use-list-keys.ts';
import { DateRangeFilter, FilterSelect } from '../ui/FilterSelect.tsx';
import { ExportLink, ListFooter } from '../ui/ListFooter.tsx';
import { Initials } from '../ui/marks.tsx';
import { Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { actionPhrases, factText, fieldName, recordLink } from './activity-texts.ts';

type Page = InferResponseType<typeof api.activity.$get, 200>;
type Row = Page['rows'][number];

/** Who did what, and when. No one can change it. */
export default function ActivityScreen() {
  const { searchParams } = useCurrentUrl();
  const filter = readActivityFilter(searchParams);
  const { role } = useSignedInUser();
  return (
    <Screen
      title="Activity"
      sub={<span className="wide-only">Who did what, and when</span>}
      actions={
        role === 'owner' && (
          <ExportLink
            href={`/api/activity/export.csv?${writeActivityFilter(filter)}`}
            className="wide-only"
          />
        )
      }
    >
      <Filters filter={filter} />
      <ActivityList query={useDeferredValue(searchParams.toString())} />
    </Screen>
  );
}

/** Renders as a transition, so that the pressed control is painted first. */
const ActivityList = memo(function ActivityList({ query }: { query: string }) {
  const searchParams = new URLSearchParams(query);
  const filter = readActivityFilter(searchParams);
  const before = searchParams.get('before') ?? undefined;
  const load = useApiQuery(
    ['activity', 'list', writeActivityFilter(filter), before],
    () => api.activity.$get({ query: { ...filter, ...(before && { before }) } }),
    { keepsPreviousData: true },
  );
  return (
    <QueryResult load={load} rows={8}>
      {(page) => <ActivityDays page={page} filter={filter} isLater={before !== undefined} />}
    </QueryResult>
  );
});

function activityHref(filter: ActivityFilter, before?: number): string {
  const all = [writeActivityFilter(filter), before && `before=${before}`].filter(Boolean).join('&');
  return all ? `/activity?${all}` : '/activity';
}

const actionChoices = activityActions.map((action) => [action, actionName(action)] as const);

/** For example 'Dispatched' or 'Corrected the address'. */
function actionName(action: (typeof activityActions)[number]): string {
  const [kind] = action.split('.');
  const words = actionPhrases[action].replace(/ (of|to|for)$/, '');
  const subject = { quote: ' a quote request', question: ' a question' }[kind ?? ''] ?? '';
  const exportedNames: Readonly<Record<string, string>> = {
    order: ' orders',
    activity: ' activity',
    stock: ' stock',
  };
  const exported = /export$/.test(action) ? exportedNames[kind ?? ''] : '';
  return `${words[0]?.toUpperCase()}${words.slice(1)}${subject}${exported ?? ''}`;
}

function Filters({ filter }: { filter: ActivityFilter }) {
  const people = useApiQuery(['staff', 'names'], () => api.activity.people.$get());
  const change = (changed: Partial<ActivityFilter>) =>
    navigate(activityHref({ ...filter, ...changed }), { replace: true });
  const { search, who, action, days, from, to } = filter;
  return (
    <search className="filters" aria-label="Activity">
      <SearchField
        label="Order or person"
        value={search}
        onSearch={(text) => change({ search: text })}
      />
      <div className="filter-choices">
        <FilterSelect
          label="Who"
          none="Everyone"
          value={who}
          choices={[
            ...(people.data?.people ?? []).map(({ id, name }) => [String(id), name] as const),
            ['shop', 'The shop'],
            ['command', 'Command line'],
          ]}
          onChoose={(chosen) => change({ who: chosen })}
        />
        <FilterSelect
          label="What"
          none="Everything"
          value={action}
          choices={actionChoices}
          onChoose={(chosen) => change({ action: chosen })}
        />
        <DateRangeFilter days={days} from={from} to={to} onChoose={change} />
      </div>
    </search>
  );
}

type EntriesProps = { page: Page; filter: ActivityFilter; isLater: boolean };

function ActivityDays({ page: { rows, next }, filter, isLater }: EntriesProps) {
  useListKeys(rows.map(({ id }) => String(id)));
  const days = Map.groupBy(rows, ({ at }) => toIsoDay(new Date(at)));
  return (
    <>
      {rows.length === 0 && (
        <EmptyState title="Nothing matches." link={['Show all activity', '/activity']} />
      )}
      {[...days].map(([day, entries]) => (
        <Section key={day} title={capitalize(formatRelativeDay(new Date(entries[0]?.at ?? day)))}>
          <ol className="activity">
            {entries.map((row) => (
              <ActivityEntry key={row.id} row={row} />
            ))}
          </ol>
        </Section>
      ))}
      <ListFooter
        of="activity"
        pages={[
          isLater && ['Newest', activityHref(filter)],
          next !== undefined && ['Earlier', activityHref(filter, next)],
        ]}
      >
        <p>Nobody can edit this log, not even an owner.</p>
      </ListFooter>
    </>
  );
}

function ActivityEntry({ row }: { row: Row }) {
  const { id, at, actor, staffName, action, record, recordId, data, ip, values } = row;
  const who = staffName ?? (actor === 'command' ? 'Command line' : 'The shop');
  const linkedRecord = recordLink(record, recordId, data);
  return (
    <li data-row={id}>
      <time dateTime={at}>{formatTime(new Date(at))}</time>
      {staffName ? <Initials name={staffName} beside /> : <span className="no-initials" />}
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <strong>{who}</strong> {actionPhrases[action]}{' '}
          {linkedRecord?.href ? (
            <a href={linkedRecord.href} data-open="" className="font-semibold underline">
              {linkedRecord.name}
            </a>
          ) : (
            linkedRecord?.name
          )}
          {factText(action, data)}
        </p>
        {values.length > 0 && (
          <dl>
            {values.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{fieldName(field)}</dt>
                <dd className="wrap-anywhere">
                  {before || 'none'} → {after || 'none'}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <span className="from">{ip}</span>
      <UndoButton row={row} />
    </li>
  );
}

const affectedQueries = [['activity'], ['orders'], ['order'], ['today']];

function UndoButton({ row: { id, hasUndo, undoneBy, recordId } }: { row: Row }) {
  const toast = useToast();
  const undo = useApiMutation(
    () => api.activity[':id'].undo.$post({ param: { id: String(id) } }),
    affectedQueries,
  );
  if (undoneBy !== null) return <span className="text-ink-3">Undone</span>;
  if (!hasUndo) return <span />;
  const run = () =>
    undo.mutate(undefined, {
      onSuccess: () => toast.show({ text: `${recordId} is back to how it was.`, seconds: 5 }),
      onError: (error) => toast.show({ text: error.message }),
    });
  return (
    <Button look="quiet" size="small" disabled={undo.isPending} onClick={run}>
      Undo<span className="sr-only"> {`change of ${recordId}`}</span>
    </Button>
  );
}

function capitalize(words: string): string {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
