import { useState } from 'react';
import {
  type PriceFilter,
  pricePageSize,
  priceTabs,
  readPriceFilter,
  writePriceFilter,
} from '../../contract/prices.ts';
import { Button } from '../../ui/Button.tsx';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { pluralize } from '../order/order-texts.ts';
import { FamilyFilter } from '../ui/FamilyFilter.tsx';
import { ExportLink, ListFooter, numberedPageLinks } from '../ui/ListFooter.tsx';
import { Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { DraftBar } from './DraftBar.tsx';
import { PriceImportPanel } from './PriceImport.tsx';
import { PriceTable } from './PriceTable.tsx';
import { pricesHref, tabNames, usePrices } from './prices-data.ts';
import { RulePanel } from './RulePanel.tsx';
import { PricesAside } from './VersionList.tsx';

/** Every price, changed in its row or by a rule; nothing is live until it is published. */
export default function PricesScreen() {
  const { searchParams } = useCurrentUrl();
  const filter = readPriceFilter(searchParams);
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
  const load = usePrices(filter, page);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [showsRule, setShowsRule] = useState(false);
  const [showsImport, setShowsImport] = useState(false);
  const toggle = () => setShowsRule(!showsRule);
  useShortcut('r', 'Change prices by a rule', toggle);
  useShortcut(undefined, 'Import a price list', () => setShowsImport(true));
  return (
    <Screen
      title="Prices"
      actions={
        <div className="wide-only flex gap-2">
          <Button look="quiet" onClick={() => setShowsImport(true)}>
            Import CSV
          </Button>
          <ExportLink href={`/api/prices/export.csv?${writePriceFilter(filter)}`} />
        </div>
      }
    >
      <PriceTabs filter={filter} current={filter.tab} counts={load.data?.counts} />
      <Filters filter={filter} byRule={showsRule} onRule={toggle} />
      {showsRule && (
        <RulePanel
          filter={filter}
          chosen={selected}
          onApplied={() => {
            setSelected(new Set());
            setShowsRule(false);
            navigate(pricesHref({ tab: 'changed', search: '', family: undefined }));
          }}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-10 min-[80rem]:grid-cols-[minmax(0,1fr)_260px]">
        <QueryResult load={load} rows={8}>
          {({ rows, total }) => (
            <div aria-busy={load.isPlaceholderData}>
              {rows.length === 0 ? (
                <NoPrices filter={filter} />
              ) : (
                <PriceTable rows={rows} selected={selected} onSelect={setSelected} />
              )}
              <Pages filter={filter} page={page} total={total} />
            </div>
          )}
        </QueryResult>
        <PricesAside />
      </div>
      <DraftBar />
      {showsImport && <PriceImportPanel onClose={() => setShowsImport(false)} />}
    </Screen>
  );
}

type TabsProps = {
  filter: PriceFilter;
  current: PriceFilter['tab'] | 'history';
  counts?: Readonly<Record<PriceFilter['tab'], number>> | undefined;
};

export function PriceTabs({ filter, current, counts }: TabsProps) {
  return (
    <Tabs
      label="Prices"
      tabs={[
        ...priceTabs.map((tab) => ({
          name: tabNames[tab],
          href: pricesHref({ ...filter, tab }),
          current: tab === current,
          ...(counts && { count: counts[tab] }),
        })),
        { name: 'History', href: '/prices/history', current: current === 'history' },
      ]}
    />
  );
}

type FiltersProps = { filter: PriceFilter; byRule: boolean; onRule: () => void };

function Filters({ filter, byRule, onRule }: FiltersProps) {
  const change = (changed: Partial<PriceFilter>) =>
    navigate(pricesHref({ ...filter, ...changed }), { replace: true });
  return (
    <search className="filters" aria-label="Prices">
      <SearchField
        label="Name, SKU or range"
        value={filter.search}
        onSearch={(text) => change({ search: text })}
      />
      <div className="filter-choices">
        <FamilyFilter value={filter.family} onChoose={(family) => change({ family })} />
        <Button look="quiet" aria-expanded={byRule} onClick={onRule}>
          Change by a rule
        </Button>
      </div>
    </search>
  );
}

const emptyTabs: Partial<Readonly<Record<PriceFilter['tab'], string>>> = {
  changed: 'Nothing is changed.',
  reduced: 'No product is reduced.',
  scheduled: 'Nothing is scheduled.',
};

function NoPrices({ filter }: { filter: PriceFilter }) {
  const hasFilters = filter.search !== '' || filter.family !== undefined;
  const title = hasFilters ? undefined : emptyTabs[filter.tab];
  return (
    <EmptyState title={title ?? 'No product matches.'}>
      {filter.tab === 'changed' && !hasFilters && 'Type a new price in a row, or use a rule. '}
      <a href="/prices" className="text-link">
        Show all prices
      </a>
    </EmptyState>
  );
}

type PagesProps = { filter: PriceFilter; page: number; total: number };

function Pages({ filter, page, total }: PagesProps) {
  const last = Math.ceil(total / pricePageSize);
  return (
    <ListFooter of="prices" pages={numberedPageLinks(page, last, (to) => pricesHref(filter, to))}>
      <p role="status">{total > 0 && `${pluralize(total, 'product')}. Prices include VAT.`}</p>
    </ListFooter>
  );
}
