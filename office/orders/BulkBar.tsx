import { useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { carriers } from '../../contract/carriers.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { pluralize } from '../order/order-texts.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { alertIcon, printIcon } from '../ui/icons.ts';
import { ErrorState, Notice } from '../ui/states.tsx';
import { type BulkOutcome, type OrderRow, useBulkChanges } from './orders-data.ts';

type Props = { rows: readonly OrderRow[]; onDone: () => void; onClear: () => void };

const carrierNames = carriers.map(({ name }) => [name, name] as const);
const carrierStorageKey = 'office.carrier';

/** The total of the selected orders, and the actions for all of them. */
export function BulkBar({ rows, onDone, onClear }: Props) {
  const bulk = useBulkChanges();
  const [carrier, setCarrier] = useState(readCarrier);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [error, setError] = useState<unknown>();
  const run = async (change: Promise<BulkOutcome>) => {
    setError(undefined);
    setOutcome(undefined);
    try {
      setOutcome(await change);
      onDone();
    } catch (reason) {
      setError(reason);
    }
  };
  const dispatch = () => {
    localStorage.setItem(carrierStorageKey, carrier);
    run(bulk.dispatch(rows, carrier));
  };
  const references = rows.map(({ reference }) => reference).join(',');
  const count = rows.length;
  const pence = rows.reduce((sum, { totalPence }) => sum + totalPence, 0);
  const items = rows.reduce((sum, { itemsToFollow }) => sum + itemsToFollow, 0);
  const isEnabled = count > 0 && !bulk.isPending;
  useShortcut('d', `Dispatch ${pluralize(count, 'selected order')}`, dispatch, { when: isEnabled });
  useShortcut('escape', 'Clear the selection', onClear, { when: isEnabled, movement: true });
  return (
    <>
      {count > 0 && (
        <section aria-label="Selected orders" className="bulk-bar">
          <p role="status">
            <strong>{count} selected</strong> {formatPrice(pence)}, {pluralize(items, 'item')} to
            send
          </p>
          <div className="bulk-actions">
            <LinkButton
              href={`/orders/print?references=${references}`}
              target="_blank"
              look="quiet"
              size="small"
            >
              <Icon name={printIcon} /> Packing notes
            </LinkButton>
            <Button
              look="quiet"
              size="small"
              disabled={bulk.isPending}
              onClick={() => run(bulk.prepare(rows))}
            >
              Mark as packing
            </Button>
            <FilterSelect
              label="Carrier"
              value={carrier}
              choices={carrierNames}
              onChoose={(name) => name && setCarrier(name)}
            />
            <Button
              look="signal"
              size="small"
              className="big-on-phone"
              disabled={bulk.isPending}
              onClick={dispatch}
            >
              {bulk.isPending ? 'Dispatching…' : `Dispatch ${count} with ${carrier}`}
            </Button>
            <Button look="quiet" size="small" onClick={onClear}>
              Clear
            </Button>
          </div>
        </section>
      )}
      {error !== undefined && (
        <ErrorState error={error} safe="Check the list: some orders may have changed." />
      )}
      {outcome && outcome.skipped.length > 0 && (
        <SkippedOrders outcome={outcome} onClose={() => setOutcome(undefined)} />
      )}
    </>
  );
}

function readCarrier(): string {
  const last = localStorage.getItem(carrierStorageKey);
  return carriers.find(({ name }) => name === last)?.name ?? carriers[0]?.name ?? '';
}

function SkippedOrders({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { done, skipped } = outcome;
  return (
    <div className="my-3">
      <Notice
        tone="warn"
        icon={alertIcon}
        role="status"
        end={
          <Button look="quiet" size="small" onClick={onClose}>
            Close
          </Button>
        }
      >
        <strong>
          {pluralize(done.length, 'order')} done, {skipped.length} skipped:
        </strong>
        <ul>
          {skipped.map(({ reference, detail }) => (
            <li key={reference}>
              <a href={`/orders/${reference}`} className="text-link">
                {reference}
              </a>{' '}
              {detail}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
