import { exVat, formatPrice, formatSaving, type Pence } from '../../../catalogue/money.ts';

type Props = { from: Pence; to: Pence };

/** What it was and what that saves, as the VAT switch asks for it. Stands beside a Price. */
export function Saving({ from, to }: Props) {
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

function Was({ from, to }: Props) {
  return (
    <>
      <span className="sr-only">Was </span>
      <s className="mr-2 text-ink-3">{formatPrice(from)}</s>{' '}
      <b className="font-semibold">Save {formatSaving(from - to)}</b>
    </>
  );
}
