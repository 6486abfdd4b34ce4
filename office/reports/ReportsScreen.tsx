import { useDeferredValue } from 'react';
import {
  allowedSteps,
  countDays,
  type ReportFilter,
  readReportFilter,
  reportPeriods,
  resolvePeriod,
  resolveStep,
  writeReportFilter,
} from '../../contract/report.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { navigate, useCurrentUrl } from '../app/router.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { printIcon } from '../ui/icons.ts';
import { Screen } from '../ui/Screen.tsx';
import { AccountsExport } from './Accounts.tsx';
import { OffersReport } from './Offers.tsx';
import {
  BestSellersReport,
  FamilySalesReport,
  StockValueReport,
  VatReturnReport,
} from './Reports.tsx';
import { formatDays, periodNames, reportsHref, stepNames } from './reports-data.ts';
import { SalesReportPanel } from './Sales.tsx';

/** Sales by period and by product, the VAT due on them, and the value of the stock. */
export default function ReportsScreen() {
  const { searchParams } = useCurrentUrl();
  const { role } = useSignedInUser();
  const filter = readReportFilter(searchParams);
  const { vat, quarters, ...about } = filter;
  // The figures render as a deferred update, so that the pressed control is painted first.
  const query = useDeferredValue(writeReportFilter({ ...about, vat: 'ex', quarters: 'march' }));
  const shown = { query, vat: useDeferredValue(vat) };
  useShortcut('p', 'Print', () => print());
  return (
    <Screen
      title="Reports"
      sub={formatDays(resolvePeriod(filter, toIsoDay(new Date())))}
      actions={
        <Button look="quiet" className="wide-only" onClick={() => print()}>
          <Icon name={printIcon} /> Print
        </Button>
      }
    >
      <Filters filter={filter} />
      <div className="reports">
        <SalesReportPanel {...shown} />
        <FamilySalesReport {...shown} />
        <BestSellersReport {...shown} />
        <OffersReport query={query} />
        <StockValueReport />
        <VatReturnReport quarters={useDeferredValue(quarters)} />
        {role === 'owner' && <AccountsExport />}
      </div>
    </Screen>
  );
}

function Filters({ filter }: { filter: ReportFilter }) {
  const change = (changed: Partial<ReportFilter>) =>
    navigate(reportsHref({ ...filter, ...changed }), { replace: true });
  const period = resolvePeriod(filter, toIsoDay(new Date()));
  const days = countDays(period);
  return (
    <search className="report-filters" aria-label="Reports">
      <FilterSelect
        label="Period"
        value={filter.period}
        choices={reportPeriods.map((each) => [each, periodNames[each]] as const)}
        onChoose={(chosen = 'month') => {
          const { from, to } = chosen === 'dates' ? period : {};
          change({ period: chosen, by: undefined, from, to });
        }}
      />
      {filter.period === 'dates' &&
        (['from', 'to'] as const).map((end) => (
          <input
            key={end}
            type="date"
            aria-label={end === 'from' ? 'First day' : 'Last day'}
            className="field w-auto font-[540]"
            value={period[end]}
            onChange={({ target }) => target.value && change({ [end]: target.value })}
          />
        ))}
      <Segmented
        name="by"
        label="Sales by"
        hideLabel
        value={resolveStep(filter.by, days)}
        options={allowedSteps(days).map((value) => ({ value, text: stepNames[value] }))}
        onChange={(by) => change({ by })}
      />
      <Segmented
        name="vat"
        label="Amounts"
        hideLabel
        value={filter.vat}
        options={[
          { value: 'ex', text: 'Ex VAT' },
          { value: 'inc', text: 'Inc VAT' },
        ]}
        onChange={(vat) => change({ vat })}
      />
      <p className="report-note">
        Sales count on the day they are paid, refunds on the day they are made. Test payments are
        left out once the shop is open to the public.
      </p>
    </search>
  );
}
