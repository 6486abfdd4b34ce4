import { exVat, formatPrice, formatSaving, type Pence } from '../../../catalogue/money.ts';

type Props = { pence: Pence; className?: string };

/** A price with or without VAT. The page contains both, and the visitor's VAT switch shows one. */
export function Price({ pence, className = 'text-28' }: Props) {
  return (
    <span className={`figure font-semibold ${className}`}>
      <span data-price="inc">{formatPrice(pence)}</span>
      <span data-price="ex">
        {`${formatPrice(exVat(pence))} `}
        <small className="font-medium text-[.5em]">ex VAT</small>
      </span>
    </span>
  );
}

type SavingProps = { from: Pence; to: Pence };

/** The old price and the saving, with or without VAT as the switch is set. Shown beside a Price. */
export function Saving({ from, to }: SavingProps) {
  return (
    <>
      <span data-price="inc">
        <Was from={from} to={to} />
      </span>
      <span data-price="ex">
        <Was from={exVat(from)} to={exVat(to)} />
      </span>
    </>
  );
}

function Was({ from, to }: SavingProps) {
  return (
    <>
      <span className="sr-only">Was </span>
      <s className="mr-2 text-ink-3">{formatPrice(from)}</s>{' '}
      <b className="font-semibold">Save {formatSaving(from - to)}</b>
    </>
  );
}
