import { exVat, formatPrice, type Pence } from '../../../catalogue/money.ts';

type Props = { pence: Pence; className?: string };

/** A price as the visitor's VAT switch asks for it. Both stand in the page; one is shown. */
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
