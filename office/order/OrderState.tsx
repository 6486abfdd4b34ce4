import type { OrderState as State } from '../../contract/order.ts';
import { formatRelativeDay } from '../../contract/uk-time.ts';
import { toGauge } from '../today/queue.ts';
import { DueGauge, StateMark } from '../ui/marks.tsx';
import { pluralize, stateNames } from './order-texts.ts';

const stateMarks = {
  'awaiting-payment': { mark: 'open' },
  paid: { mark: 'half' },
  preparing: { mark: 'half' },
  dispatched: { mark: 'full' },
  delivered: { mark: 'full', tone: 'good' },
  cancelled: { mark: 'cross' },
  refunded: { mark: 'cross' },
} as const;

type Props = { state: State; isPartDispatched: boolean; isStuck: boolean };

/** The state of an order; 'Stuck' takes precedence. */
export function OrderState({ state, isPartDispatched, isStuck }: Props) {
  if (isStuck)
    return (
      <StateMark mark="open" tone="alert">
        Stuck
      </StateMark>
    );
  return (
    <StateMark {...stateMarks[state]}>
      {isPartDispatched ? 'Part dispatched' : stateNames[state]}
    </StateMark>
  );
}

export type SendByDay = { day: string; daysLeft: number };

/** The day to dispatch by, with its gauge; without 'Send by' under a column head that says so. */
export function SendBy({ day, daysLeft, isAlone }: SendByDay & { isAlone?: boolean }) {
  const isLate = daysLeft < 0;
  return (
    <DueGauge {...toGauge(daysLeft)}>
      {isAlone ? (
        <>
          {isLate && <span className="sr-only">late, </span>}
          {formatRelativeDay(new Date(day))}
        </>
      ) : isLate ? (
        `Late by ${pluralize(-daysLeft, 'day')}`
      ) : (
        `Send by ${formatRelativeDay(new Date(day))}`
      )}
    </DueGauge>
  );
}
