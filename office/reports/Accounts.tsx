import { useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { memo, useState } from 'react';
import { type AccountsFile, accountsFiles, type InvoiceSetting } from '../../contract/accounts.ts';
import { formatShortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { api, useApiMutation, useApiQuery } from '../app/api.ts';
import { useToast } from '../app/Toast.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { Section } from '../ui/Panel.tsx';
import { ErrorState, QueryResult } from '../ui/states.tsx';

type AccountsResponse = InferResponseType<typeof api.accounts.$get, 200>;
type Period = AccountsResponse['periods'][number];
type LastNumbersInput = Parameters<typeof api.accounts.numbers.$post>[0]['json'];

const key = ['accounts'];

const fileNames: Readonly<Record<AccountsFile, string>> = {
  'xero-invoices': 'Xero invoices',
  'xero-credit-notes': 'Xero credit notes',
  'sage-invoices': 'Sage invoices',
  'sage-credit-notes': 'Sage credit notes',
  payments: 'Payments',
  vat: 'VAT',
};

const invoiceNames: readonly (readonly [InvoiceSetting, string])[] = [
  ['on-request', 'Invoice on request'],
  ['always', 'Invoice every order'],
];

const monthName = (period: string) =>
  new Date(`${period}-15T12:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
  });

const seriesNames = { invoice: 'Last invoice', 'credit-note': 'Last credit note' } as const;

/** After a restore, no document is issued until the last numbers used since the backup are entered. */
function LastNumbers({ unknown }: { unknown: AccountsResponse['unknownSeries'] }) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutateAsync } = useApiMutation(
    (json: LastNumbersInput) => api.accounts.numbers.$post({ json }),
    [key, ['activity']],
  );
  const form = useForm({ invoice: '', 'credit-note': '' }, async (values) => {
    const json = Object.fromEntries(unknown.map(({ kind }) => [kind, values[kind]]));
    const { issued } = await mutateAsync(json);
    toast.show({ text: `Documents are being issued again; ${issued} were waiting.` });
    await client.invalidateQueries({ queryKey: key });
  });
  return (
    <Form form={form} label="Last numbers of documents" safe="Nothing is issued.">
      <p>
        A backup was restored, and documents may have been sent since it was made. Enter the last
        number of each, from the emails that were sent, so that no number is used twice. Nothing is
        issued until then; credit notes for refunds wait.
      </p>
      <div className="flex flex-wrap items-end gap-4">
        {unknown.map(({ kind, known }) => (
          <TextField
            key={kind}
            form={form}
            name={kind}
            label={seriesNames[kind]}
            hint={known ? `${known} or later` : '0 if there was none'}
            required
            input={{ inputMode: 'numeric', className: 'field figure' }}
          />
        ))}
        <Button type="submit" look="signal" disabled={form.sending}>
          Continue from these
        </Button>
      </div>
    </Form>
  );
}

/** Invoices, credit notes, payments and VAT of a month, for bookkeeping; and when orders are invoiced. */
export const AccountsExport = memo(function AccountsExport() {
  const load = useApiQuery(key, () => api.accounts.$get());
  const client = useQueryClient();
  const [confirmingPeriod, setConfirmingPeriod] = useState<string>();
  const exporting = useApiMutation(
    (period: string) => api.accounts.export.$post({ json: { period } }),
    [key],
  );
  const setting = useApiMutation(
    (invoices: InvoiceSetting) => api.accounts.invoices.$post({ json: { invoices } }),
    [key],
  );
  const close = async (period: string) => {
    await exporting.mutateAsync(period);
    setConfirmingPeriod(undefined);
    await client.invalidateQueries({ queryKey: key });
  };
  const columns: readonly Column<Period>[] = [
    { head: 'Month', phone: 'title', cell: ({ period }) => monthName(period) },
    {
      head: 'Export',
      phone: 'top',
      cell: ({ exportedAt, isOver, canExport, period }) => {
        if (exportedAt) return `Exported ${formatShortDay(new Date(exportedAt))}`;
        if (!isOver) return 'Still open';
        if (!canExport) return 'Closed by a later export';
        return confirmingPeriod === period ? (
          <span className="flex flex-wrap items-center gap-2">
            <Button look="signal" size="small" onClick={() => close(period).catch(() => {})}>
              Export {monthName(period)}
            </Button>
            <Button look="quiet" size="small" onClick={() => setConfirmingPeriod(undefined)}>
              Cancel
            </Button>
          </span>
        ) : (
          <Button look="quiet" size="small" onClick={() => setConfirmingPeriod(period)}>
            Export
          </Button>
        );
      },
    },
    {
      head: 'Files',
      phone: 'end',
      cell: ({ period, exportedAt }) =>
        exportedAt && (
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            {accountsFiles.map((file) => (
              <a
                key={file}
                className="text-link"
                download=""
                href={`/api/accounts/file.csv?period=${period}&file=${file}`}
                aria-label={`${fileNames[file]} of ${monthName(period)}, CSV`}
              >
                {fileNames[file]}
              </a>
            ))}
          </span>
        ),
    },
  ];
  return (
    <div className="report">
      <Section
        title="Accounts"
        note="for Xero and Sage"
        end={
          <span className="report-ways">
            {load.data && (
              <FilterSelect
                label="When orders are invoiced"
                value={load.data.invoices}
                choices={invoiceNames}
                onChoose={(chosen = 'on-request') => setting.mutate(chosen)}
              />
            )}
          </span>
        }
      >
        {load.data && load.data.unknownSeries.length > 0 && (
          <LastNumbers unknown={load.data.unknownSeries} />
        )}
        {exporting.error && <ErrorState error={exporting.error} safe="Nothing was exported." />}
        <QueryResult load={load} rows={4}>
          {({ periods }) =>
            periods.length === 0 ? (
              <p className="label">No orders have been paid yet.</p>
            ) : (
              <Table
                caption="Accounts by month"
                columns={columns}
                rows={periods.slice(0, 24)}
                rowKey={({ period }) => period}
              />
            )
          }
        </QueryResult>
        <p className="report-note">
          Exporting closes a month: later documents, payments and refunds go into the next. The
          files of a closed month never change.
        </p>
      </Section>
    </div>
  );
});
