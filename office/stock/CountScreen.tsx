import { useEffect, useState } from 'react';
import {
  type CountFilter,
  fitsDifference,
  recountDays,
  type StockCause,
} from '../../contract/stock-list.ts';
import { formatTime } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { useDisconnectedSince } from '../app/live-updates.ts';
import { useSignedInUser } from '../app/session.tsx';
import { pluralize } from '../order/order-texts.ts';
import { Picture } from '../order/Picture.tsx';
import { FamilyFilter } from '../ui/FamilyFilter.tsx';
import { offlineIcon } from '../ui/icons.ts';
import { FactGrid } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState, Notice, QueryResult } from '../ui/states.tsx';
import { CauseField } from './CountPanel.tsx';
import {
  type CountList,
  type CountRow,
  queueCount,
  removeCount,
  saveCountList,
  startSending,
  useStoredCounts,
  type WaitingCount,
} from './count-store.ts';
import { formatSigned, useProductsToCount } from './stock-data.ts';

/** Counts one product after the other, with one thumb and without a connection. */
export default function CountScreen() {
  const { list } = useStoredCounts();
  const { staffId } = useSignedInUser();
  useEffect(() => startSending(staffId), [staffId]);
  const current = list?.rows[list.place];
  if (!list) return <ChooseProducts />;
  if (!current) return <CountSummary list={list} />;
  return <CountForm key={current.id} list={list} row={current} />;
}

function ChooseProducts() {
  const [filter, setFilter] = useState<CountFilter>({ search: '', due: 'yes' });
  const load = useProductsToCount(filter);
  const rows = load.isPlaceholderData ? [] : (load.data?.rows ?? []);
  const start = () => {
    // Loads the pictures into the browser's cache, so that they are shown without a connection.
    for (const { picture } of rows) if (picture) new Image().src = `/pictures/${picture}-240.avif`;
    saveCountList({ rows, place: 0, counted: {} });
  };
  return (
    <Screen title="Count" back="/stock">
      <div className="count-screen">
        <UnsentCounts />
        <Segmented
          name="due"
          label="What to count"
          value={filter.due ?? 'no'}
          options={[
            { value: 'yes', text: `Not counted for ${recountDays} days` },
            { value: 'no', text: 'All' },
          ]}
          onChange={(due) => setFilter({ ...filter, due: due === 'yes' ? due : undefined })}
        />
        <FamilyFilter
          value={filter.family}
          onChoose={(family) => setFilter({ ...filter, family })}
        />
        <SearchField
          label="Name or SKU"
          value={filter.search}
          onSearch={(search) => setFilter({ ...filter, search })}
        />
        <QueryResult load={load} rows={3}>
          {({ total }) =>
            total === 0 ? (
              <EmptyState title="Nothing to count here." />
            ) : (
              <p className="text-ink-2" role="status">
                {pluralize(total, 'product')}
                {total > rows.length && rows.length > 0 && `, the first ${rows.length} now`}. They
                are kept on this device: you can count without a connection.
              </p>
            )
          }
        </QueryResult>
        <div className="phone-foot flex gap-2">
          <Button look="signal" size="big" disabled={rows.length === 0} onClick={start}>
            Count {pluralize(rows.length, 'product')}
          </Button>
        </div>
      </div>
    </Screen>
  );
}

/** Focuses the next product's name, so that screen readers announce it. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function CountForm({ list, row }: { list: CountList; row: CountRow }) {
  const { staffId } = useSignedInUser();
  const [counted, setCounted] = useState<number | undefined>(list.counted[row.id]);
  const [chosen, setCause] = useState<StockCause>();
  const { id, name, sku, picture, onHand, held } = row;
  const difference = counted === undefined ? 0 : counted - onHand;
  const cause = chosen && fitsDifference(chosen, difference) ? chosen : undefined;
  const canSave = counted !== undefined && (difference === 0 || cause !== undefined);
  const goToPlace = (place: number) => saveCountList({ ...list, place });
  const save = () => {
    if (!canSave) return;
    const why = difference === 0 ? undefined : cause;
    queueCount({ staffId, productId: id, name, expected: onHand, counted, cause: why });
  };
  const done = Object.keys(list.counted).length;
  return (
    <Screen title="Count" back="/stock">
      <div className="count-screen">
        <div className="count-progress">
          <progress max={list.rows.length} value={done} aria-label="Counted" />
          <span>
            <strong>{done}</strong> of {list.rows.length} counted
          </span>
        </div>
        <div className="flex items-center gap-4 border-line border-b pb-4">
          <Picture file={picture} size="large" />
          <div>
            <h2 ref={focusHeading} tabIndex={-1} className="text-18 font-semibold">
              {name}
            </h2>
            <p className="text-ink-2">{sku}</p>
          </div>
        </div>
        <CountField name={name} value={counted} onChange={setCounted} />
        {counted !== undefined && (
          <FactGrid
            cells={[
              { name: 'On hand', value: onHand },
              { name: 'Sold, not dispatched', value: held },
              {
                name: 'Difference',
                value: (
                  <span className={difference < 0 ? 'text-alert' : ''}>
                    {formatSigned(difference)}
                  </span>
                ),
              },
            ]}
          />
        )}
        <p className="text-ink-2">
          Count everything on the shelf, including sold items not yet dispatched.
        </p>
        {difference !== 0 && (
          <div className="count-causes">
            <CauseField difference={difference} value={cause} onChange={setCause} />
          </div>
        )}
        <UnsentCounts />
        <div className="phone-foot flex gap-2">
          <Button look="quiet" size="big" onClick={() => goToPlace(list.place + 1)}>
            Skip
          </Button>
          <Button look="signal" size="big" disabled={!canSave} onClick={save}>
            {counted === undefined ? 'Next' : `${counted}, next`} <Icon name="right" />
          </Button>
        </div>
        <p className="flex gap-5">
          {list.place > 0 && (
            <button type="button" className="text-link" onClick={() => goToPlace(list.place - 1)}>
              Previous product
            </button>
          )}
          <button type="button" className="text-link" onClick={() => saveCountList(undefined)}>
            End this count
          </button>
        </p>
      </div>
    </Screen>
  );
}

const maxCount = 100_000;

type FieldProps = {
  name: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** A large number field between two buttons. Empty at first, so that the expected figure is not copied. */
function CountField({ name, value, onChange }: FieldProps) {
  const stepButtons = [
    { icon: 'minus', label: 'one fewer', to: Math.max(0, (value ?? 0) - 1) },
    { icon: 'plus', label: 'one more', to: Math.min(maxCount, (value ?? 0) + 1) },
  ] as const;
  const [minus, plus] = stepButtons.map(({ icon, label, to }) => (
    <button
      key={icon}
      type="button"
      aria-label={`Counted of ${name}: ${label}`}
      onClick={() => onChange(to)}
    >
      <Icon name={icon} />
    </button>
  ));
  return (
    <div className="count-field">
      {minus}
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        aria-label={`Counted of ${name}`}
        placeholder="–"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '');
          onChange(digits === '' ? undefined : Math.min(maxCount, Number(digits)));
        }}
      />
      {plus}
    </div>
  );
}

function CountSummary({ list }: { list: CountList }) {
  const done = Object.keys(list.counted).length;
  const skipped = list.rows.filter(({ id }) => !(id in list.counted));
  return (
    <Screen title="Count" back="/stock">
      <div className="count-screen">
        <EmptyState
          title={`${done} of ${list.rows.length} counted.`}
          link={['Go to Stock', '/stock']}
        />
        <UnsentCounts />
        <div className="phone-foot flex gap-2">
          {skipped.length > 0 && (
            <Button
              look="quiet"
              size="big"
              onClick={() => saveCountList({ rows: skipped, place: 0, counted: {} })}
            >
              Count {skipped.length} skipped
            </Button>
          )}
          <Button look="signal" size="big" onClick={() => saveCountList(undefined)}>
            Count others
          </Button>
        </div>
      </div>
    </Screen>
  );
}

/** Counts not yet sent: how many, why, and a list of them. */
function UnsentCounts() {
  const { waiting } = useStoredCounts();
  const [isOpen, setOpen] = useState(false);
  const isOffline = useDisconnectedSince() !== undefined;
  const { staffId } = useSignedInUser();
  const close = () => setOpen(false);
  if (waiting.length === 0 && !isOffline && !isOpen) return null;
  const isRejected = waiting.some(({ error }) => error);
  const words = pluralize(waiting.length, 'count');
  const state = isOffline ? 'No connection. ' : '';
  return (
    <div className="count-waiting">
      <Notice
        icon={offlineIcon}
        tone={isRejected ? 'alert' : 'ink'}
        role="status"
        end={
          waiting.length > 0 && (
            <button type="button" className="text-link" onClick={() => setOpen(true)}>
              Show
            </button>
          )
        }
      >
        {waiting.length === 0
          ? `${state}You can go on counting.`
          : `${state}${words} kept on this device and sent when possible.`}
      </Notice>
      {isOpen && (
        <SlideOver title="Counts not sent yet" onClose={close}>
          <ul className="delivery-lines">
            {waiting.map((one) => (
              <UnsentCountRow key={one.key} count={one} isMine={one.staffId === staffId} />
            ))}
          </ul>
          {waiting.length === 0 && <p>No counts are waiting.</p>}
          <LinkButton href="/stock" look="quiet" className="mt-4">
            Go to Stock
          </LinkButton>
        </SlideOver>
      )}
    </div>
  );
}

function UnsentCountRow({ count, isMine }: { count: WaitingCount; isMine: boolean }) {
  const { key, name, counted, expected, at, error } = count;
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <span className="block text-ink-2">
          {counted} counted at {formatTime(new Date(at))} ({formatSigned(counted - expected)})
        </span>
        {error && <span className="block text-alert">Not saved: {error}</span>}
        {!isMine && (
          <span className="block text-ink-2">Sent when the person who counted signs in.</span>
        )}
      </span>
      <Button
        look="quiet"
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => removeCount(key)}
      >
        Remove
      </Button>
    </li>
  );
}
