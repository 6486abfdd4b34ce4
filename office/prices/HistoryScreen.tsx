import { useCurrentUrl } from '../app/router.tsx';
import { ListFooter } from '../ui/ListFooter.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { DraftBar } from './DraftBar.tsx';
import { PriceTabs } from './PricesScreen.tsx';
import { useVersions } from './prices-data.ts';
import { VersionList } from './VersionList.tsx';

/** Everything that was published or is scheduled, the newest first. */
export default function HistoryScreen() {
  const before = Number(useCurrentUrl().searchParams.get('before')) || undefined;
  const load = useVersions(before);
  return (
    <Screen title="Prices">
      <PriceTabs filter={{ tab: 'all', search: '', family: undefined }} current="history" />
      <QueryResult load={load} rows={6}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <EmptyState title="Nothing has been published yet.">
              The shop sells at its original prices.
            </EmptyState>
          ) : (
            <>
              <VersionList rows={rows} />
              <ListFooter
                of="history"
                pages={[next !== undefined && ['Older', `/prices/history?before=${next}`]]}
              >
                <p>Undo publishes a new version; nothing is ever removed from this list.</p>
              </ListFooter>
            </>
          )
        }
      </QueryResult>
      <DraftBar />
    </Screen>
  );
}
