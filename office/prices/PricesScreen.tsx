import { useState } from 'react';
import {
  type PriceFilter,
  pricePageSize,
  priceTabs,
  readPriceFilter,
  writePriceFilter,
} from '../../contract/prices.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { navigate, useAddress } from '../app/router.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { counted } from '../order/order-texts.ts';
import { FamilyChoice } from '../ui/FamilyChoice.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { ListFoot, numberedPages } from '../ui/ListFoot.tsx';
import { Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, Loaded } from '../ui/states.tsx';
import { DraftBar } from './DraftBar.tsx';
import { PricesAside } from './History.tsx';
import { PriceImport } from './PriceImport.tsx';
import { PriceTable } from './PriceTable.tsx';
import { pricesHref, tabNames, usePrices } from './prices-data.ts';
import { RulePanel } from './RulePanel.tsx';

/** Every price, changed in its row or by a rule; nothing is live until it is published. */
export default function PricesScreen() {
  const { searchParams } = useAddress();
  const filter = readPriceFilter(searchParams);
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
  const load = usePrices(filter, page);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [byRule, setByRule] = useState(false);
  const [importing, setImporting] = useState(false);
  const toggle = () => setByRule(!byRule);
  useShortcut('r', 'Change prices by a rule', toggle);
  useShortcut(undefined, 'Import a price list', () => setImporting(true));
  return (
    <Screen
      title="Prices"
      actions={
        <div className="wide-only flex gap-2">
          <Button look="quiet" onClick={() => setImporting(true)}>
            Import CSV
          </Button>
          <LinkButton
            href={`/api/prices/export.csv?${writePriceFilter(filter)}`}
            download=""
            look="quiet"
          >
            <Icon name={downloadIcon} /> Export
          </LinkButton>
        </div>
      }
    >
      <PriceTabs filter={filter} current={filter.tab} counts={load.data?.counts} />
      <Filters filter={filter} byRule={byRule} onRule={toggle} />
      {byRule && (
        <RulePanel
          filter={filter}
          chosen={selected}
          onApplied={() => {
            setSelected(new Set());
            setByRule(false);
            navigate(pricesHref({ tab: 'changed', search: '', family: undefined }));
          }}
        />
      )}
      <div className="prices-columns">
        <Loaded load={load} rows={8}>
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
        </Loaded>
        <PricesAside />
      </div>
      <DraftBar />
      {importing && <PriceImport onClose={() => setImporting(false)} />}
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
        <FamilyChoice value={filter.family} onChoose={(family) => change({ family })} />
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
  const isNarrowed = filter.search !== '' || filter.family !== undefined;
  const title = isNarrowed ? undefined : emptyTabs[filter.tab];
  return (
    <EmptyState title={title ?? 'No product matches.'}>
      {filter.tab === 'changed' && !isNarrowed && 'Type a new price in a row, or use a rule. '}
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
    <ListFoot of="prices" pages={numberedPages(page, last, (to) => pricesHref(filter, to))}>
      <p role="status">{total > 0 && `${counted(total, 'product')}. Prices include VAT.`}</p>
    </ListFoot>
  );
}
