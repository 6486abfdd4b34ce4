import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { formatTime, toIsoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { api, useApiQuery } from '../app/api.ts';
import { useCurrentUrl } from '../app/router.tsx';
import { useToast } from '../app/Toast.tsx';
import { useListKeys } from '../app/use-list-keys.ts';
import { usePresence } from '../app/use-presence.ts';
import { useResendEmail } from '../emails/emails-data.ts';
import { DispatchPanel } from '../order/DispatchPanel.tsx';
import { DeliveryPanel } from '../stock/DeliveryPanel.tsx';
import { DueGauge } from '../ui/marks.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, QueryResult } from '../ui/states.tsx';
import { DayRule } from './DayRule.tsx';
import { QueueRow } from './QueueRow.tsx';
import {
  collapsedSection,
  collapsedText,
  dueText,
  filterByDueDay,
  formatLongDay,
  itemKeys,
  keepRowPositions,
  newRowsText,
  nextDueText,
  type ShownSection,
  sectionTitle,
  type Today,
  type TodayItem,
  type TodayRow,
  toGauge,
  visibleSections,
} from './queue.ts';
import { TodayAside } from './TodayAside.tsx';

/** One queue of what needs attention, most urgent first. */
export default function TodayScreen() {
  const load = useApiQuery(['today'], () => api.today.$get());
  const today = toIsoDay(load.data ? new Date(load.data.at) : new Date());
  return (
    <Screen
      title={formatLongDay(today)}
      sub={load.data && <QueueSummary data={load.data} isOld={load.isError} />}
    >
      <QueryResult load={load} rows={8}>
        {(data) => <Queue data={data} today={today} />}
      </QueryResult>
    </Screen>
  );
}

function QueueSummary({ data: { needed, canWait, at }, isOld }: { data: Today; isOld: boolean }) {
  const things = needed === 1 ? '1 thing needs' : `${needed} things need`;
  const needs = needed === 0 ? 'Nothing needs you now' : `${things} you`;
  return (
    <>
      {needs}
      {canWait > 0 && `, ${canWait} can wait`}.{isOld && ` As of ${formatTime(new Date(at))}.`}
    </>
  );
}

/** While the pointer is over the list, its rows keep their places; `fresh` are new rows not yet shown. */
function useStableRows({ sections }: Today, isHovered: boolean, doneHere: ReadonlySet<string>) {
  const [shown, setShown] = useState<Today['sections']>(sections);
  if (!isHovered && shown !== sections) setShown(sections);
  const stableRows = keepRowPositions(isHovered ? shown : sections, sections, doneHere);
  return { ...stableRows, showFresh: () => setShown(sections) };
}

function Queue({ data, today }: { data: Today; today: string }) {
  const client = useQueryClient();
  const filter = useCurrentUrl().searchParams.get('day') ?? undefined;
  const [isHovered, setHovered] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [open, setOpen] = useState<TodayItem>();
  const doneHere = useRef(new Set<string>());
  const { sections, fresh, showFresh } = useStableRows(data, isHovered, doneHere.current);
  const lastDay = data.days.at(-1)?.day ?? today;
  const filteredSections = filterByDueDay(sections, filter, lastDay);
  // Items that can wait are folded away, except those that arrived after the screen was opened.
  const [initialKeys] = useState(() => new Set(itemKeys(data.sections)));
  const isFolded = !showsAll && filter === undefined;
  const visible = isFolded ? visibleSections(filteredSections, initialKeys) : filteredSections;
  const collapsed = isFolded ? collapsedSection(filteredSections, initialKeys) : undefined;
  const keys = itemKeys(visible);
  const { chosen, choose } = useListKeys(keys);
  const toast = useToast();
  const sendAgain = useResendEmail();

  /** Removes the row at once, before the server responds. */
  const removeRow = (item: TodayItem) => {
    doneHere.current.add(item.key);
    client.setQueryData<Today>(['today'], (before) => before && withoutItem(before, item.key));
    setOpen(undefined);
  };
  /** A row's email is sent again without leaving the queue. */
  const startAction = async (item: TodayItem) => {
    if (item.action === 'dispatch' || item.action === 'receive') return setOpen(item);
    try {
      await sendAgain(Number(item.id), item.name);
      removeRow(item);
    } catch (error) {
      toast.showError(error);
    }
  };
  const nextDay = data.days.find((each, at) => at > 0 && each.isOpen)?.day;
  return (
    <>
      <Figures figures={data.figures} />
      <DayRule today={today} data={data} filter={filter} />
      <div className="grid grid-cols-[minmax(0,1fr)_304px] items-start gap-10 max-[75rem]:grid-cols-1 max-[75rem]:gap-6">
        <div
          className="queue"
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
        >
          <NewRowsButton rows={fresh} onShow={showFresh} />
          {data.needed === 0 && filter === undefined && (
            <EmptyState title="Nothing needs you.">{nextDueText(data)}</EmptyState>
          )}
          {filteredSections.length === 0 && filter !== undefined && (
            <EmptyState title="Nothing is due then." link={['Show everything', '/']} />
          )}
          {visible.map((section) => (
            <QueueSection
              key={section.name}
              section={section}
              title={sectionTitle(section.name, today, nextDay)}
            >
              {section.items.map((row: TodayRow) => (
                <QueueRow
                  key={row.key}
                  row={row}
                  today={today}
                  isChosen={row.key === chosen}
                  onChoose={() => choose(row.key)}
                  onAct={() => startAction(row)}
                />
              ))}
            </QueueSection>
          ))}
          {collapsed && (
            <button type="button" className="text-link my-4" onClick={() => setShowsAll(true)}>
              {collapsedText(collapsed, today)}
            </button>
          )}
        </div>
        <TodayAside today={today} />
      </div>
      {open?.action === 'dispatch' && (
        <DispatchSlideOver
          item={open}
          today={today}
          onClose={() => setOpen(undefined)}
          onDone={() => removeRow(open)}
        />
      )}
      {open?.action === 'receive' && (
        <DeliveryPanel
          first={{ id: String(open.id), name: open.name ?? '', waiting: open.people ?? 0 }}
          onClose={() => setOpen(undefined)}
          onDone={() => removeRow(open)}
        />
      )}
    </>
  );
}

function withoutItem(data: Today, key: string): Today {
  const sections = data.sections.map((section) => {
    const items = section.items.filter((item) => item.key !== key);
    return { ...section, items, total: section.total - (section.items.length - items.length) };
  });
  return { ...data, sections };
}

function Figures({ figures: { today, week } }: Pick<Today, 'figures'>) {
  const sum = (name: string, { orders, pence }: Today['figures']['today']) => (
    <span>
      {name} <b>{orders}</b> {orders === 1 ? 'order' : 'orders'}, <b>{formatPrice(pence)}</b>
    </span>
  );
  return (
    <p className="figures">
      {sum('Today', today)}
      {sum('This week', week)}
      <span>inc VAT</span>
      <span aria-hidden="true" className="day-legend">
        <span data-kind="order">order</span>
        <span data-kind="enquiry">quote, question</span>
        <span data-kind="stuck">late or stuck</span>
      </span>
    </p>
  );
}

function NewRowsButton({ rows, onShow }: { rows: readonly TodayItem[]; onShow: () => void }) {
  return (
    <div role="status" className="sticky top-3 z-3 grid h-0 justify-center max-md:top-17">
      {rows.length > 0 && (
        <Button look="ink" size="small" onClick={onShow}>
          {newRowsText(rows)}
        </Button>
      )}
    </div>
  );
}

type SectionProps = { section: ShownSection; title: string; children: ReactNode };

function QueueSection({ section: { name, total, items }, title, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className="queue-head">
        <h2>{title}</h2>
        <span>{total}</span>
        {total > items.length && <span>the first {items.length} are shown</span>}
        {name === 'stuck' && <span className="ml-auto">These stay until resolved</span>}
      </div>
      <ol>{children}</ol>
    </section>
  );
}

type DispatchSlideOverProps = {
  item: TodayItem;
  today: string;
  onClose: () => void;
  onDone: () => void;
};

function DispatchSlideOver({ item, today, onClose, onDone }: DispatchSlideOverProps) {
  const { order = '', name, left } = item;
  const openBy = usePresence(`order ${order}`);
  const others = openBy.map((each) => each.name).join(', ');
  return (
    <SlideOver
      title={`Dispatch ${order}`}
      sub={
        <>
          {name}{' '}
          {left === undefined ? (
            dueText(item, today)
          ) : (
            <DueGauge {...toGauge(left)}>{dueText(item, today)}</DueGauge>
          )}
          {others && <strong>{others} has it open too</strong>}
          <a href={`/orders/${order}`} className="text-link">
            Open the order
          </a>
        </>
      }
      onClose={onClose}
    >
      <DispatchPanel reference={order} onDone={onDone} />
    </SlideOver>
  );
}
