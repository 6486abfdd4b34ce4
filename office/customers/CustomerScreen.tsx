import type { ReactNode } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { formatErasedCounts, type HistoryTab, historyTabs } from '../../contract/customers.ts';
import { formatShortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Column, figureColumn, Table } from '../../ui/Table.tsx';
import { navigate, type Params, useCurrentUrl } from '../app/router.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { useToast } from '../app/Toast.tsx';
import { offerHref, stateMarks, stateNames } from '../offers/offer-data.ts';
import { OrderState } from '../order/OrderState.tsx';
import { addressLines } from '../order/order-texts.ts';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { downloadIcon } from '../ui/icons.ts';
import { PhoneLink, StateMark } from '../ui/marks.tsx';
import { FactGrid, Panel, Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import {
  type CustomerDetail,
  formatFullDay,
  formatHeldData,
  type HistoryEntry,
  useCustomer,
  useEraseCustomer,
} from './customers-data.ts';

/** One buyer: their orders and enquiries, our emails, and the data we hold on them. */
export default function CustomerScreen({ params: { id = '' } }: { params: Params }) {
  const { searchParams } = useCurrentUrl();
  const show = historyTabs.find((tab) => tab === searchParams.get('show')) ?? 'all';
  const load = useCustomer(id, show);
  return (
    <Screen title={load.data?.title ?? 'Customer'} back="/customers">
      <QueryResult load={load}>
        {(customer) => (
          <div className="pt-5">
            <Facts customer={customer} />
            <div className="grid grid-cols-1 gap-x-9 gap-y-6 pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,384px)] lg:items-start">
              <History customer={customer} show={show} />
              <Privacy customer={customer} />
            </div>
          </div>
        )}
      </QueryResult>
    </Screen>
  );
}

type Props = { customer: CustomerDetail };

function Facts({ customer }: Props) {
  const { title, person, email, phone, address, orders, spentPence, lastContactAt } = customer;
  const name = person || (title === email ? '' : title);
  const addressText = addressLines(address ?? null);
  return (
    <FactGrid
      cells={[
        {
          name: 'Contact',
          value: (
            <div className="grid justify-items-start">
              {name && <span>{name}</span>}
              <a href={`mailto:${email}`} className="text-link wrap-anywhere">
                {email}
              </a>
              {phone && <PhoneLink phone={phone} />}
            </div>
          ),
        },
        ...(addressText.length > 0
          ? [
              {
                name: 'Last address',
                value: addressText.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                )),
              },
            ]
          : []),
        { name: 'Orders', value: <Figure>{orders}</Figure> },
        { name: 'Spent inc VAT', value: <Figure>{formatPrice(spentPence)}</Figure> },
        { name: 'Last contact', value: <Figure>{formatShortDay(new Date(lastContactAt))}</Figure> },
      ]}
    />
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="figure text-22">{children}</span>;
}

const tabNames: Readonly<Record<HistoryTab, string>> = {
  all: 'All',
  orders: 'Orders',
  enquiries: 'Enquiries',
  emails: 'Emails',
};

function History({ customer, show }: Props & { show: HistoryTab }) {
  const { id, history, historyCount } = customer;
  return (
    <section aria-label="History">
      <Tabs
        label="History"
        tabs={historyTabs.map((tab) => ({
          name: tabNames[tab],
          href: tab === 'all' ? `/customers/${id}` : `/customers/${id}?show=${tab}`,
          current: tab === show,
        }))}
      />
      {history.length === 0 ? (
        <EmptyState title={`No ${tabNames[show].toLowerCase()}.`} />
      ) : (
        <Table
          caption="History"
          columns={columns}
          rows={history}
          rowKey={({ kind, id: record }) => `${kind} ${record}`}
        />
      )}
      {historyCount > history.length && (
        <p className="label py-4">
          The newest {history.length} of {historyCount}.
        </p>
      )}
    </section>
  );
}

/** An entry's title and where it links to. */
function entryTitle(entry: HistoryEntry): { name: string; href?: string } {
  switch (entry.kind) {
    case 'order':
      return { name: entry.id, href: `/orders/${entry.id}` };
    case 'quote':
      return { name: `Quote request ${entry.id}`, href: `/enquiries/quote-${entry.id}` };
    case 'offer':
      return { name: `Offer ${entry.id}`, href: offerHref(entry.id) };
    case 'question':
      return { name: `Part question ${entry.id}`, href: `/enquiries/question-${entry.id}` };
    case 'restock':
      return { name: 'Restock request' };
    case 'email':
      return { name: 'Email', href: `/emails?open=${entry.id}` };
  }
}

const columns: readonly Column<HistoryEntry>[] = [
  {
    head: 'What',
    phone: 'title',
    cell: (entry) => {
      const { name, href } = entryTitle(entry);
      return (
        <>
          {href ? <a href={href}>{name}</a> : name}
          <small className="line-clamp-2 wrap-anywhere">{entry.text}</small>
        </>
      );
    },
  },
  { head: 'State', cell: (entry) => <EntryState entry={entry} /> },
  {
    head: 'When',
    phone: 'end',
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {formatShortDay(new Date(at))}
      </time>
    ),
  },
  figureColumn('Inc VAT', 'top', (entry) =>
    entry.kind === 'order' ? formatPrice(entry.pence) : '',
  ),
];

function EntryState({ entry }: { entry: HistoryEntry }) {
  switch (entry.kind) {
    case 'order':
      return <OrderState state={entry.state} isPartDispatched={false} isStuck={false} />;
    case 'email': {
      if (entry.state === 'dead')
        return (
          <StateMark mark="open" tone="alert">
            Failed
          </StateMark>
        );
      return entry.state === 'sent' ? (
        <StateMark mark="full">Sent</StateMark>
      ) : (
        <StateMark mark="half">Waiting</StateMark>
      );
    }
    case 'restock':
      return entry.state === 'confirmed' ? (
        <StateMark mark="half">Waiting for stock</StateMark>
      ) : (
        <StateMark mark="half">Not confirmed</StateMark>
      );
    case 'offer':
      return <StateMark {...stateMarks[entry.state]}>{stateNames[entry.state]}</StateMark>;
    default:
      return entry.state === 'closed' ? (
        <StateMark mark="full">Closed</StateMark>
      ) : (
        <StateMark mark="half">{entry.state === 'open' ? 'Open' : 'Answered'}</StateMark>
      );
  }
}

function Privacy({ customer }: Props) {
  const { id, email, held } = customer;
  const isOwner = useSignedInUser().role === 'owner';
  return (
    <Panel
      label="Privacy"
      head={<h2 className="border-line border-b px-5 py-3.5 font-semibold text-16">Privacy</h2>}
    >
      <p className="wrap-anywhere">What we hold about {email}, and for how long.</p>
      <dl>
        {held.map((one) => {
          const [what, until] = formatHeldData(one);
          return (
            <div
              key={one.kind}
              className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-line border-b py-2.25"
            >
              <dt>{what}</dt>
              <dd className="font-[560] font-stretch-[82%]">{until}</dd>
            </div>
          );
        })}
      </dl>
      {isOwner ? (
        <>
          <LinkButton href={`/api/customers/${id}/copy.json`} download="" look="quiet">
            <Icon name={downloadIcon} /> Download their data
          </LinkButton>
          <EraseForm key={email} customer={customer} />
        </>
      ) : (
        <p className="label">Only an owner can download or erase this data.</p>
      )}
    </Panel>
  );
}

function EraseForm({ customer }: Props) {
  const { id, email, held, erasable } = customer;
  const toast = useToast();
  const erase = useEraseCustomer(id);
  const form = useForm({ email: '' }, async (values) => {
    const { erased, isLeft } = await erase.mutateAsync(values);
    toast.show({ text: `Erased ${formatErasedCounts(erased)}.` });
    navigate(isLeft ? `/customers/${id}?show=orders` : '/customers', { replace: true });
  });
  const erasableText = formatErasedCounts(erasable);
  const orders = held.find(({ kind }) => kind === 'orders');
  const retentionNote =
    orders && 'until' in orders && orders.until
      ? `By law we keep ${formatHeldData(orders)[0]} and the emails about them until ${formatFullDay(new Date(orders.until))}.`
      : '';
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <h3 className="head-4">Erase on request</h3>
      <p className="text-ink-2">
        {erasableText
          ? `Erases ${erasableText} for good. Waiting emails won’t be sent.`
          : 'Nothing can be erased now.'}{' '}
        {retentionNote}
      </p>
      {erasableText && (
        <>
          <p className="label">
            Not erased: backups, your own mailbox and the payment provider’s records.
          </p>
          <Form form={form} label="Erase" safe="Nothing was erased.">
            <TextField
              form={form}
              name="email"
              label="Type the email address to confirm"
              required
              input={{
                type: 'email',
                autoComplete: 'off',
                spellCheck: false,
                autoCapitalize: 'none',
                placeholder: email,
              }}
            />
            <Button
              type="submit"
              look="quiet"
              className="w-full border-alert! text-alert"
              aria-busy={form.sending || undefined}
            >
              Erase for good
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}
