import { useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { carriers } from '../../contract/carriers.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { counted } from '../order/order-texts.ts';
import { Choice } from '../ui/Choice.tsx';
import { alertIcon, printIcon } from '../ui/icons.ts';
import { ErrorState, Flag } from '../ui/states.tsx';
import { type OrderRow, type Outcome, useBulk } from './orders-data.ts';

type Props = { rows: readonly OrderRow[]; onDone: () => void; onClear: () => void };

const carrierNames = carriers.map(({ name }) => [name, name] as const);
const lastCarrier = 'office.carrier';

/** The total of the selected orders, and the actions for all of them. */
export function BulkBar({ rows, onDone, onClear }: Props) {
  const bulk = useBulk();
  const [carrier, setCarrier] = useState(readCarrier);
  const [outcome, setOutcome] = useState<Outcome>();
  const [error, setError] = useState<unknown>();
  const run = async (change: Promise<Outcome>) => {
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
    localStorage.setItem(lastCarrier, carrier);
    run(bulk.dispatch(rows, carrier));
  };
  const references = rows.map(({ reference }) => reference).join(',');
  const count = rows.length;
  const pence = rows.reduce((sum, { totalPence }) => sum + totalPence, 0);
  const items = rows.reduce((sum, { itemsToFollow }) => sum + itemsToFollow, 0);
  const when = count > 0 && !bulk.isPending;
  useShortcut('d', `Dispatch ${counted(count, 'selected order')}`, dispatch, { when });
  useShortcut('escape', 'Clear the selection', onClear, { when, movement: true });
  return (
    <>
      {count > 0 && (
        <section aria-label="Selected orders" className="bulk-bar">
          <p role="status">
            <strong>{count} selected</strong> {formatPrice(pence)}, {counted(items, 'item')} to send
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
            <Choice
              label="Carrier"
              value={carrier}
              choices={carrierNames}
              onChoose={(name) => name && setCarrier(name)}
            />
            <Button look="signal" size="small" disabled={bulk.isPending} onClick={dispatch}>
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
        <Skipped outcome={outcome} onClose={() => setOutcome(undefined)} />
      )}
    </>
  );
}

function readCarrier(): string {
  const last = localStorage.getItem(lastCarrier);
  return carriers.find(({ name }) => name === last)?.name ?? carriers[0]?.name ?? '';
}

function Skipped({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { done, skipped } = outcome;
  return (
    <div className="my-3">
      <Flag
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
          {counted(done.length, 'order')} done, {skipped.length} skipped:
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
      </Flag>
    </div>
  );
}
