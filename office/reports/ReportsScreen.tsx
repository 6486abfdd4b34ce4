import { useDeferredValue } from 'react';
import {
  lengthOf,
  periodOf,
  type ReportFilter,
  readReportFilter,
  reportPeriods,
  stepOf,
  stepsFor,
  writeReportFilter,
} from '../../contract/report.ts';
import { isoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { navigate, useAddress } from '../app/router.tsx';
import { useMe } from '../app/session.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { Choice } from '../ui/Choice.tsx';
import { printIcon } from '../ui/icons.ts';
import { Screen } from '../ui/Screen.tsx';
import { Accounts } from './Accounts.tsx';
import { Offers } from './Offers.tsx';
import { BestSellers, Families, StockValue, VatReturn } from './Reports.tsx';
import { daysName, periodNames, reportsHref, stepNames } from './reports-data.ts';
import { Sales } from './Sales.tsx';

/** Sales by period and by product, the VAT due on them, and the value of the stock. */
export default function ReportsScreen() {
  const { searchParams } = useAddress();
  const { role } = useMe();
  const filter = readReportFilter(searchParams);
  const { vat, quarters, ...about } = filter;
  // The figures render as a deferred update, so that the pressed control is painted first.
  const query = useDeferredValue(writeReportFilter({ ...about, vat: 'ex', quarters: 'march' }));
  const shown = { query, vat: useDeferredValue(vat) };
  useShortcut('p', 'Print', () => print());
  return (
    <Screen
      title="Reports"
      sub={daysName(periodOf(filter, isoDay(new Date())))}
      actions={
        <Button look="quiet" className="wide-only" onClick={() => print()}>
          <Icon name={printIcon} /> Print
        </Button>
      }
    >
      <Filters filter={filter} />
      <div className="reports">
        <Sales {...shown} />
        <Families {...shown} />
        <BestSellers {...shown} />
        <Offers query={query} />
        <StockValue />
        <VatReturn quarters={useDeferredValue(quarters)} />
        {role === 'owner' && <Accounts />}
      </div>
    </Screen>
  );
}

function Filters({ filter }: { filter: ReportFilter }) {
  const change = (changed: Partial<ReportFilter>) =>
    navigate(reportsHref({ ...filter, ...changed }), { replace: true });
  const period = periodOf(filter, isoDay(new Date()));
  const days = lengthOf(period);
  return (
    <search className="report-filters" aria-label="Reports">
      <Choice
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
        value={stepOf(filter.by, days)}
        options={stepsFor(days).map((value) => ({ value, text: stepNames[value] }))}
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
