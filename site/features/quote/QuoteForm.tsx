import { useEffect, useRef, useState } from 'react';
import { claims } from '../../../content/company.ts';
import { apiPaths } from '../../../contract/api-paths.ts';
import { quoteForm, quoteRequest } from '../../../contract/bulk-quote.ts';
import type { QuantityBand } from '../../../contract/quantity-bands.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { findQuantityBand } from '../../quantity-band.ts';
import { parseQuoteQuery } from '../../quote-url.ts';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { countItems } from '../cart/cart.ts';
import { EnquiryFailed, EnquiryQueued } from '../enquiry/EnquiryStatus.tsx';
import { FormFields } from '../enquiry/FormFields.tsx';
import { useEnquiry } from '../enquiry/use-enquiry.ts';
import { QuantityChoice } from './QuantityChoice.tsx';
import { QuotedItems } from './QuotedItems.tsx';
import { useQuotedItems } from './use-quoted-items.ts';

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
