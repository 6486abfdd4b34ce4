import { quoteForm } from '../../../contract/bulk-quote.ts';
import { type QuantityBand, quantityBands } from '../../../contract/quantity-bands.ts';

type Props = { error?: string; onChoose?: (band: QuantityBand) => void };

/** Four bands side by side: radio buttons that look like one ruled control. */
export function QuantityChoice({ error, onChoose }: Props) {
  const errorId = error ? 'quote-quantity-error' : undefined;
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="mb-1.5 font-[560] text-14">{quoteForm.fields.quantity.label}</legend>
      <div
        className={`grid grid-cols-4 border bg-plate ${error ? 'border-2 border-alert' : 'border-ink-3'}`}
      >
        {quantityBands.map((band) => (
          <label
            key={band.key}
            className="figure grid min-h-tap place-items-center border-line font-[560] text-16 not-first:border-l hover:bg-paper has-checked:bg-ink has-checked:text-paper has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="quantity"
              value={band.key}
              required
              onChange={() => onChoose?.(band)}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span>
              {band.key}
              <span className="max-sm:sr-only"> items</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 font-[560] text-14 text-alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
