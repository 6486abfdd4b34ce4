import { useAddress } from '../app/router.tsx';
import { ListFoot } from '../ui/ListFoot.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, Loaded } from '../ui/states.tsx';
import { DraftBar } from './DraftBar.tsx';
import { VersionList } from './History.tsx';
import { PriceTabs } from './PricesScreen.tsx';
import { useVersions } from './prices-data.ts';

/** Everything that was published or is scheduled, the newest first. */
export default function HistoryScreen() {
  const before = Number(useAddress().searchParams.get('before')) || undefined;
  const load = useVersions(before);
  return (
    <Screen title="Prices">
      <PriceTabs filter={{ tab: 'all', search: '', family: undefined }} current="history" />
      <Loaded load={load} rows={6}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <EmptyState title="Nothing has been published yet.">
              The shop sells at its original prices.
            </EmptyState>
          ) : (
            <>
              <VersionList rows={rows} />
              <ListFoot
                of="history"
                pages={[next !== undefined && ['Older', `/prices/history?before=${next}`]]}
              >
                <p>Undo publishes a new version; nothing is ever removed from this list.</p>
              </ListFoot>
            </>
          )
        }
      </Loaded>
      <DraftBar />
    </Screen>
  );
}
