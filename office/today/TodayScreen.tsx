import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { clockTime, isoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { api, useLoad } from '../app/api.ts';
import { usePresence } from '../app/presence.ts';
import { useAddress } from '../app/router.tsx';
import { useListKeys } from '../app/use-list-keys.ts';
import { DispatchPanel } from '../order/DispatchPanel.tsx';

import { DeliveryPanel } from '../stock/DeliveryPanel.tsx';
import { Due } from '../ui/marks.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, Loaded } from '../ui/states.tsx';
import { DayRule } from './DayRule.tsx';
import { QueueRow } from './QueueRow.tsx';
import {
  dueWords,
  folded,
  freshWords,
  gaugeOf,
  keepPlaces,
  keysIn,
  laterWords,
  longDay,
  nextWords,
  onDay,
  type ShownSection,
  sectionTitle,
  type Today,
  type TodayItem,
  type TodayRow,
  unfolded,
} from './queue.ts';
import { TodayAside } from './TodayAside.tsx';
import { useResend } from './use-resend.ts';

/** One queue of what needs attention, most urgent first. */
export default function TodayScreen() {
  const load = useLoad(['today'], () => api.today.$get());
  const today = isoDay(load.data ? new Date(load.data.at) : new Date());
  return (
    <Screen title={longDay(today)} sub={load.data && <Sub data={load.data} isOld={load.isError} />}>
      <Loaded load={load} rows={8}>
        {(data) => <Queue data={data} today={today} />}
      </Loaded>
    </Screen>
  );
}

function Sub({ data: { needed, canWait, at }, isOld }: { data: Today; isOld: boolean }) {
  const things = needed === 1 ? '1 thing needs' : `${needed} things need`;
  const needs = needed === 0 ? 'Nothing needs you now' : `${things} you`;
  return (
    <>
      {needs}
      {canWait > 0 && `, ${canWait} can wait`}.{isOld && ` As of ${clockTime(new Date(at))}.`}
    </>
  );
}

/** While the pointer is over the list, its rows keep their places; `fresh` are new rows not yet shown. */
function useSteadyRows({ sections }: Today, isPointedAt: boolean, doneHere: ReadonlySet<string>) {
  const [shown, setShown] = useState<Today['sections']>(sections);
  if (!isPointedAt && shown !== sections) setShown(sections);
  const kept = keepPlaces(isPointedAt ? shown : sections, sections, doneHere);
  return { ...kept, showFresh: () => setShown(sections) };
}

function Queue({ data, today }: { data: Today; today: string }) {
  const client = useQueryClient();
  const filter = useAddress().searchParams.get('day') ?? undefined;
  const [isPointedAt, setPointedAt] = useState(false);
  const [isLong, setLong] = useState(false);
  const [open, setOpen] = useState<TodayItem>();
  const doneHere = useRef(new Set<string>());
  const { sections, fresh, showFresh } = useSteadyRows(data, isPointedAt, doneHere.current);
  const lastDay = data.days.at(-1)?.day ?? today;
  const meant = onDay(sections, filter, lastDay);
  // Items that can wait are folded away, except those that arrived after the screen was opened.
  const [known] = useState(() => new Set(keysIn(data.sections)));
  const isFolded = !isLong && filter === undefined;
  const visible = isFolded ? unfolded(meant, known) : meant;
  const hidden = isFolded ? folded(meant, known) : undefined;
  const keys = keysIn(visible);
  const { chosen, choose } = useListKeys(keys);
  const resend = useResend();

  /** Removes the row at once, before the server responds. */
  const leave = (item: TodayItem) => {
    doneHere.current.add(item.key);
    client.setQueryData<Today>(['today'], (before) => before && without(before, item.key));
    setOpen(undefined);
  };
  const start = (item: TodayItem) => {
    if (item.action === 'dispatch' || item.action === 'receive') return setOpen(item);
    return resend(item, () => leave(item));
  };
  const nextDay = data.days.find((each, at) => at > 0 && each.isOpen)?.day;
  return (
    <>
      <Figures figures={data.figures} />
      <DayRule today={today} data={data} filter={filter} />
      <div className="today-columns">
        <div
          className="queue"
          onPointerEnter={() => setPointedAt(true)}
          onPointerLeave={() => setPointedAt(false)}
        >
          <Fresh rows={fresh} onShow={showFresh} />
          {data.needed === 0 && filter === undefined && (
            <EmptyState title="Nothing needs you.">{nextWords(data)}</EmptyState>
          )}
          {meant.length === 0 && filter !== undefined && (
            <EmptyState title="Nothing is due then.">
              <a href="/" className="text-link">
                Show everything
              </a>
            </EmptyState>
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
                  onAct={() => start(row)}
                />
              ))}
            </QueueSection>
          ))}
          {hidden && (
            <button type="button" className="text-link my-4" onClick={() => setLong(true)}>
              {laterWords(hidden, today)}
            </button>
          )}
        </div>
        <TodayAside today={today} />
      </div>
      {open?.action === 'dispatch' && (
        <DispatchOver
          item={open}
          today={today}
          onClose={() => setOpen(undefined)}
          onDone={() => leave(open)}
        />
      )}
      {open?.action === 'receive' && (
        <DeliveryPanel
          first={{ id: String(open.id), name: open.name ?? '', waiting: open.people ?? 0 }}
          onClose={() => setOpen(undefined)}
          onDone={() => leave(open)}
        />
      )}
    </>
  );
}

function without(data: Today, key: string): Today {
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

function Fresh({ rows, onShow }: { rows: readonly TodayItem[]; onShow: () => void }) {
  return (
    <div role="status" className="fresh">
      {rows.length > 0 && (
        <Button look="ink" size="small" onClick={onShow}>
          {freshWords(rows)}
        </Button>
      )}
    </div>
  );
}

type SectionProps = { section: ShownSection; title: string; children: ReactNode };

function QueueSection({ section: { name, total, items }, title, children }: SectionProps) {
  const end = {
    stuck: 'These stay until resolved',
    late: '',
    today: '',
    next: '',
    later: '',
    'sold-out': '',
  }[name];
  return (
    <section aria-label={title}>
      <div className="queue-head">
        <h2>{title}</h2>
        <span>{total}</span>
        {total > items.length && <span>the first {items.length} are shown</span>}
        {end && <span className="ml-auto">{end}</span>}
      </div>
      <ol>{children}</ol>
    </section>
  );
}

type OverProps = { item: TodayItem; today: string; onClose: () => void; onDone: () => void };

function DispatchOver({ item, today, onClose, onDone }: OverProps) {
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
            dueWords(item, today)
          ) : (
            <Due {...gaugeOf(left)}>{dueWords(item, today)}</Due>
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
