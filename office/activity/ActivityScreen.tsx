import type { InferResponseType } from 'hono/client';
import { memo, useDeferredValue } from 'react';
import { activityActions } from '../../contract/activity.ts';
import {
  type ActivityFilter,
  readActivityFilter,
  writeActivityFilter,
} from '../../contract/activity-list.ts';
import { clockTime, dayWord, isoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { api, useChange, useLoad } from '../app/api.ts';
import { navigate, useAddress } from '../app/router.tsx';
import { useMe } from '../app/session.tsx';
import { useTray } from '../app/Tray.tsx';
import { useListKeys } from '../app/use-list-keys.ts';
import { Choice, DaysChoice } from '../ui/Choice.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { ListFoot } from '../ui/ListFoot.tsx';
import { Initials } from '../ui/marks.tsx';
import { Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, Loaded } from '../ui/states.tsx';
import { actionWords, factWords, fieldName, recordWords } from './activity-texts.ts';

type Page = InferResponseType<typeof api.activity.$get, 200>;
type Row = Page['rows'][number];

/** Who did what, and when. No one can change it. */
export default function ActivityScreen() {
  const { searchParams } = useAddress();
  const filter = readActivityFilter(searchParams);
  const { role } = useMe();
  return (
    <Screen
      title="Activity"
      sub={<span className="wide-only">Who did what, and when</span>}
      actions={
        role === 'owner' && (
          <LinkButton
            href={`/api/activity/export.csv?${writeActivityFilter(filter)}`}
            download=""
            look="quiet"
            className="wide-only"
          >
            <Icon name={downloadIcon} /> Export
          </LinkButton>
        )
      }
    >
      <Filters filter={filter} />
      <List query={useDeferredValue(searchParams.toString())} />
    </Screen>
  );
}

/** Renders as a transition, so that the pressed control is painted first. */
const List = memo(function List({ query }: { query: string }) {
  const searchParams = new URLSearchParams(query);
  const filter = readActivityFilter(searchParams);
  const before = searchParams.get('before') ?? undefined;
  const load = useLoad(
    ['activity', 'list', writeActivityFilter(filter), before],
    () => api.activity.$get({ query: { ...filter, ...(before && { before }) } }),
    { keepsLast: true },
  );
  return (
    <Loaded load={load} rows={8}>
      {(page) => <Entries page={page} filter={filter} isLater={before !== undefined} />}
    </Loaded>
  );
});

function hrefOf(filter: ActivityFilter, before?: number): string {
  const all = [writeActivityFilter(filter), before && `before=${before}`].filter(Boolean).join('&');
  return all ? `/activity?${all}` : '/activity';
}

const actionChoices = activityActions.map((action) => [action, actionName(action)] as const);

/** For example 'Dispatched' or 'Corrected the address'. */
function actionName(action: (typeof activityActions)[number]): string {
  const [kind] = action.split('.');
  const words = actionWords[action].replace(/ (of|to|for)$/, '');
  const said = { quote: ' a quote request', question: ' a question' }[kind ?? ''] ?? '';
  const things: Readonly<Record<string, string>> = {
    order: ' orders',
    activity: ' activity',
    stock: ' stock',
  };
  const exported = /export$/.test(action) ? things[kind ?? ''] : '';
  return `${words[0]?.toUpperCase()}${words.slice(1)}${said}${exported ?? ''}`;
}

function Filters({ filter }: { filter: ActivityFilter }) {
  const people = useLoad(['staff', 'names'], () => api.activity.people.$get());
  const change = (changed: Partial<ActivityFilter>) =>
    navigate(hrefOf({ ...filter, ...changed }), { replace: true });
  const { search, who, action, days, from, to } = filter;
  return (
    <search className="filters" aria-label="Activity">
      <SearchField
        label="Order or person"
        value={search}
        onSearch={(text) => change({ search: text })}
      />
      <div className="filter-choices">
        <Choice
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
        <Choice
          label="What"
          none="Everything"
          value={action}
          choices={actionChoices}
          onChoose={(chosen) => change({ action: chosen })}
        />
        <DaysChoice days={days} from={from} to={to} onChoose={change} />
      </div>
    </search>
  );
}

type EntriesProps = { page: Page; filter: ActivityFilter; isLater: boolean };

function Entries({ page: { rows, next }, filter, isLater }: EntriesProps) {
  useListKeys(rows.map(({ id }) => String(id)));
  const days = Map.groupBy(rows, ({ at }) => isoDay(new Date(at)));
  return (
    <>
      {rows.length === 0 && (
        <EmptyState title="Nothing matches.">
          <a href="/activity" className="text-link">
            Show all activity
          </a>
        </EmptyState>
      )}
      {[...days].map(([day, entries]) => (
        <Section key={day} title={capital(dayWord(new Date(entries[0]?.at ?? day)))}>
          <ol className="activity">
            {entries.map((row) => (
              <Entry key={row.id} row={row} />
            ))}
          </ol>
        </Section>
      ))}
      <ListFoot
        of="activity"
        pages={[
          isLater && ['Newest', hrefOf(filter)],
          next !== undefined && ['Earlier', hrefOf(filter, next)],
        ]}
      >
        <p>Nobody can edit this log, not even an owner.</p>
      </ListFoot>
    </>
  );
}

function Entry({ row }: { row: Row }) {
  const { id, at, actor, staffName, action, record, recordId, data, ip, values } = row;
  const who = staffName ?? (actor === 'command' ? 'Command line' : 'The shop');
  const meant = recordWords(record, recordId, data);
  return (
    <li data-row={id}>
      <time dateTime={at}>{clockTime(new Date(at))}</time>
      {staffName ? <Initials name={staffName} beside /> : <span className="no-initials" />}
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <strong>{who}</strong> {actionWords[action]}{' '}
          {meant?.href ? (
            <a href={meant.href} data-open="" className="font-semibold underline">
              {meant.name}
            </a>
          ) : (
            meant?.name
          )}
          {factWords(action, data)}
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
      <Undo row={row} />
    </li>
  );
}

const touched = [['activity'], ['orders'], ['order'], ['today']];

function Undo({ row: { id, hasUndo, undoneBy, recordId } }: { row: Row }) {
  const tray = useTray();
  const undo = useChange(
    () => api.activity[':id'].undo.$post({ param: { id: String(id) } }),
    touched,
  );
  if (undoneBy !== null) return <span className="text-ink-3">Undone</span>;
  if (!hasUndo) return <span />;
  const run = () =>
    undo.mutate(undefined, {
      onSuccess: () => tray.show({ text: `${recordId} is back to how it was.`, seconds: 5 }),
      onError: (error) => tray.show({ text: error.message }),
    });
  return (
    <Button look="quiet" size="small" disabled={undo.isPending} onClick={run}>
      Undo<span className="sr-only"> {`change of ${recordId}`}</span>
    </Button>
  );
}

function capital(words: string): string {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
