import { useEffect, useRef, useState } from 'react';
import { claims } from '../../../content/company.ts';
import { apiPaths } from '../../../contract/api-paths.ts';
import { quoteForm, quoteRequest } from '../../../contract/bulk-quote.ts';
import { type QuantityBand, quantityBands } from '../../../contract/quantity-bands.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { findQuantityBand, minQuoteQuantity } from '../../quantity-band.ts';
import { parseQuoteQuery, quoteRequestedEvent } from '../../quote-url.ts';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { type CartItem, countItems } from '../cart/cart.ts';
import { EnquiryFailed, EnquiryQueued } from '../enquiry/EnquiryStatus.tsx';
import { FormFields } from '../enquiry/FormFields.tsx';
import { useEnquiry } from '../enquiry/use-enquiry.ts';
import { QuotedItems } from './QuotedItems.tsx';

const { what, button } = quoteForm;

/** The trade quote form. A plain form post until hydration, then validated and sent in place. */
export const QuoteForm = withErrorBoundary(function QuoteForm() {
  const formElement = useRef<HTMLFormElement>(null);
  const isQuantityTyped = useRef(false);
  const quoted = useQuotedItems();
  const [town, setTown] = useState<string>();
  const { form, errors, sending, failed, kept } = useEnquiry({
    what,
    path: apiPaths.bulkQuote,
    schema: quoteRequest,
    more: () => ({
      cart: quoted.items.map(({ product, quantity }) => ({ id: product.id, quantity })),
    }),
    onSent: () => location.assign(paths.thankYou),
  });

  useEffect(() => {
    setTown(parseQuoteQuery(location.search).city);
  }, []);

  useEffect(() => {
    const band = findQuantityBand(countItems(quoted.items));
    const choices = formElement.current?.elements.namedItem('quantity');
    if (!(choices instanceof RadioNodeList)) return;
    if (!choices.value || isQuantityTyped.current) selectBand(choices, band);
    isQuantityTyped.current = false;
  }, [quoted.items]);

  /** The band follows a typed quantity. No band is selected below the lowest one. */
  function handleQuantityChange(id: string, quantity: number) {
    isQuantityTyped.current = true;
    quoted.setQuantity(id, quantity);
  }

  /** If there is one product, its quantity follows the chosen band. With several it is unclear which to change. */
  function handleBandChange(band: QuantityBand) {
    const [only, ...others] = quoted.items;
    if (!only || others.length > 0 || findQuantityBand(only.quantity) === band) return;
    quoted.setQuantity(only.product.id, band.least);
  }

  return (
    <form
      {...form}
      ref={formElement}
      name={quoteForm.hidden['form-name']}
      aria-label="Trade quote"
      className="grid scroll-mt-9 gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <QuotedItems
        items={quoted.items}
        fromCart={quoted.fromCart}
        onQuantity={handleQuantityChange}
        onRemove={quoted.clearItems}
      />
      <FormFields
        form={quoteForm}
        id="quote"
        errors={errors}
        values={{ city: town }}
        instead={{
          quantity: <QuantityChoice error={errors.quantity} onChoose={handleBandChange} />,
          // Only shown to visitors who come from a city page.
          ...(town === undefined && { city: null }),
        }}
      />
      <div className="grid gap-4 sm:col-span-2">
        {failed && <EnquiryFailed what={what} reason={failed.reason} />}
        {kept && <EnquiryQueued what={what} kept={kept} />}
        <div className="flex items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
          <Button type="submit" look="signal" size="big" aria-disabled={sending || undefined}>
            {sending ? 'Sending...' : button}
            {!sending && <Icon name="arrow" />}
          </Button>
          <p className="label">
            We'll reply in writing
            <br className="max-sm:hidden" /> within {claims.quoteWorkingDays} working days
          </p>
        </div>
      </div>
    </form>
  );
});

function selectBand(choices: RadioNodeList, band: QuantityBand | undefined) {
  for (const choice of choices) {
    if (choice instanceof HTMLInputElement) choice.checked = choice.value === band?.key;
  }
}

type QuantityChoiceProps = { error?: string; onChoose?: (band: QuantityBand) => void };

/** Four bands side by side: radio buttons that look like one ruled control. */
function QuantityChoice({ error, onChoose }: QuantityChoiceProps) {
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

/** The items that the address requests a quote for: the cart, a list or one product. Loaded on demand. */
function useQuotedItems() {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const [fromCart, setFromCart] = useState(false);
  useEffect(() => {
    const loadItems = async () => {
      const request = parseQuoteQuery(location.search);
      setFromCart(request.fromCart);
      setItems(await loadRequestedItems(request));
    };
    loadItems();
    addEventListener(quoteRequestedEvent, loadItems);
    return () => removeEventListener(quoteRequestedEvent, loadItems);
  }, []);
  function setQuantity(id: string, quantity: number) {
    setItems((all) => all.map((item) => (item.product.id === id ? { ...item, quantity } : item)));
  }
  return { items, fromCart, setQuantity, clearItems: () => setItems([]) };
}

async function loadRequestedItems({
  fromCart,
  fromList,
  productId,
  quantity = minQuoteQuantity,
}: ReturnType<typeof parseQuoteQuery>): Promise<readonly CartItem[]> {
  if (fromCart) {
    const { loadFreshCart } = await import('../cart/stocked-cart.ts');
    return (await loadFreshCart()).cart.items;
  }
  if (fromList) {
    const { readQuotedList } = await import('../cart-list/quoted-list.ts');
    return readQuotedList();
  }
  if (productId === undefined) return [];
  const { listedProducts } = await import('virtual:listed-products');
  return listedProducts
    .filter(({ id }) => id === productId)
    .map((product) => ({ product, quantity }));
}
