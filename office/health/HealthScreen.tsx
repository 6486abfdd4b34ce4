import { useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { formatDayAndTime, formatShortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { api, readJson, useApiMutation, useApiQuery, useReload } from '../app/api.ts';
import { useCurrentUrl } from '../app/router.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { useToast } from '../app/Toast.tsx';
import { StateMark } from '../ui/marks.tsx';
import { Section, Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, ErrorState, QueryResult } from '../ui/states.tsx';
import { checkTitles, healthSummary, sortByState } from './health-texts.ts';

type Health = InferResponseType<typeof api.checks.$get, 200>;
type Claim = InferResponseType<
  typeof api.checks.claims.$get,
  200
>['sections'][number]['claims'][number];

const key = ['health'];

/** The health checks, with advice for each, and the claims to confirm before launch. */
export default function HealthScreen() {
  const client = useQueryClient();
  const load = useApiQuery(key, () => api.checks.$get(), { staleTime: 30_000 });
  const recheck = useApiMutation(() => api.checks.$post(), [['today']]);
  const checkAgain = () =>
    recheck.mutate(undefined, { onSuccess: (health) => client.setQueryData(key, health) });
  useShortcut(undefined, 'Check again', checkAgain);
  return (
    <Screen
      title="Health"
      sub={load.data && <span role="status">{healthSummary(load.data.results)}</span>}
      actions={
        <Button
          look="signal"
          onClick={checkAgain}
          aria-busy={recheck.isPending || load.isFetching || undefined}
        >
          {recheck.isPending ? 'Checking' : 'Check again'}
        </Button>
      }
    >
      <div className="grid gap-8 pt-5">
        {recheck.error && <ErrorState error={recheck.error} onRetry={checkAgain} />}
        <QueryResult load={load} rows={10}>
          {(found) => <Checks found={found} />}
        </QueryResult>
        <Claims />
      </div>
    </Screen>
  );
}

const stateMarks = {
  good: { mark: 'full', tone: 'good', word: 'good' },
  warning: { mark: 'half', tone: 'warn', word: 'warning' },
  problem: { mark: 'open', tone: 'alert', word: 'problem' },
} as const;

function Checks({ found: { at, results } }: { found: Health }) {
  return (
    <Section title="Checks" note={`checked ${formatDayAndTime(new Date(at))}`}>
      <ul className="checks border-ink border-t">
        {sortByState(results).map(({ name, state, finding, meaning, todo }) => (
          <li
            key={name}
            data-state={state}
            className="grid min-h-(--row) grid-cols-[160px_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 border-line border-b py-3.25 max-md:grid-cols-1"
          >
            <StateMark mark={stateMarks[state].mark} tone={stateMarks[state].tone}>
              {checkTitles[name]}
              <span className="sr-only">: {stateMarks[state].word}</span>
            </StateMark>
            <div className="min-w-0 wrap-anywhere">
              <p className={state === 'good' ? undefined : 'font-[560]'}>{finding}</p>
              {(meaning || todo) && (
                <p className="text-13 text-ink-2">{[meaning, todo].filter(Boolean).join(' ')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Claims() {
  const load = useApiQuery(['health', 'claims'], () => api.checks.claims.$get());
  const isDone = useCurrentUrl().searchParams.get('claims') === 'confirmed';
  return (
    <QueryResult load={load} rows={6}>
      {({ sections }) => {
        const all = sections.flatMap(({ claims }) => claims);
        const done = all.filter(({ confirmed, isOutdated }) => confirmed && !isOutdated).length;
        const shown = sections
          .map(({ title, claims }) => ({
            title,
            claims: claims.filter((one) => isConfirmed(one) === isDone),
          }))
          .filter(({ claims }) => claims.length > 0);
        return (
          <Section
            title="Claims to confirm before launch"
            note="Live payments wait until each is confirmed"
          >
            <Tabs
              label="Claims"
              tabs={[
                {
                  name: 'To confirm',
                  href: '/health',
                  current: !isDone,
                  count: all.length - done,
                },
                {
                  name: 'Confirmed',
                  href: '/health?claims=confirmed',
                  current: isDone,
                  count: done,
                },
              ]}
            />
            {shown.length === 0 && (
              <EmptyState title={isDone ? 'No claim is confirmed yet.' : 'All are confirmed.'} />
            )}
            {shown.map(({ title, claims }) => (
              <div key={title} className="pt-5">
                <h3 className="head-4">{title}</h3>
                <ul>
                  {claims.map((claim) => (
                    <ClaimRow key={claim.id} claim={claim} />
                  ))}
                </ul>
              </div>
            ))}
          </Section>
        );
      }}
    </QueryResult>
  );
}

function isConfirmed({ confirmed, isOutdated }: Claim): boolean {
  return confirmed !== undefined && !isOutdated;
}

const affectedQueries = [key, ['activity']];

function ClaimRow({ claim: one }: { claim: Claim }) {
  const { id, claim, confirm, where, afterLaunch, confirmed, isOutdated } = one;
  const isOwner = useSignedInUser().role === 'owner';
  const toast = useToast();
  const reload = useReload(affectedQueries);
  const claimApi = api.checks.claims[':claim'];
  const confirmClaim = useApiMutation(
    () => claimApi.$post({ param: { claim: id }, json: { claim } }),
    affectedQueries,
  );
  const withdraw = useApiMutation(
    () => claimApi.$delete({ param: { claim: id } }),
    affectedQueries,
  );
  const confirmWithUndo = async () => {
    await confirmClaim.mutateAsync(undefined);
    const undo = async () => {
      await readJson(claimApi.$delete({ param: { claim: id } }));
      await reload();
    };
    toast.show({ text: `Confirmed: ${claim}.`, undo });
  };
  const error = confirmClaim.error ?? withdraw.error;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-line border-b py-3 max-md:grid-cols-1">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{claim}</p>
        <p>{confirm}.</p>
        <p className="label">
          {where.join(', ')}
          {afterLaunch && ' · can wait until after launch'}
        </p>
        {confirmed && (
          <p className="text-13">
            {isOutdated && 'Its wording has changed since it was '}
            {isOutdated ? 'confirmed' : 'Confirmed'} by {confirmed.by},{' '}
            {formatShortDay(new Date(confirmed.on))}
            {confirmed.inList && ', in content/claims.json'}.
          </p>
        )}
        {error && <ErrorState error={error} />}
      </div>
      {isOwner && !isConfirmed(one) && (
        <Button
          look="quiet"
          size="small"
          aria-label={`Confirm: ${claim}`}
          aria-busy={confirmClaim.isPending || undefined}
          onClick={() => confirmWithUndo().catch(() => {})}
        >
          Confirm
        </Button>
      )}
      {isOwner && isConfirmed(one) && !confirmed?.inList && (
        <Button
          look="quiet"
          size="small"
          aria-label={`Withdraw: ${claim}`}
          aria-busy={withdraw.isPending || undefined}
          onClick={() => withdraw.mutate(undefined)}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
