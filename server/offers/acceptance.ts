import * as v from 'valibot';
import { isPostcode, tidyPostcode } from '../../content/postcode.ts';
import type { Acceptance } from '../../contract/offer.ts';
import { type AcceptRequest, multilineAddress } from '../../contract/offer-forms.ts';

type AcceptanceForm = Omit<AcceptRequest, 'key' | 'version'>;

/** Turns typed fields into the details of an order, or returns errors in the postcode or the address. */
export function parseAcceptance(
  typed: AcceptanceForm,
): { details: Acceptance; errors?: undefined } | { errors: Record<string, string> } {
  const { name, company, phone, poNumber, deliveryNotes, line1, line2, town, billing } = typed;
  const postcode = tidyPostcode(typed.postcode);
  const errors: Record<string, string> = {};
  if (!isPostcode(postcode)) errors.postcode = 'Enter a UK postcode like M17 1AA.';
  const billingResult = billing === '' ? undefined : v.safeParse(multilineAddress, billing);
  if (billingResult && !billingResult.success) errors.billing = billingResult.issues[0].message;
  if (Object.keys(errors).length > 0) return { errors };
  const address = { line1, line2, town, county: '', postcode, country: getCountry(postcode) };
  const billingAddress = billingResult?.success
    ? {
        ...billingResult.output,
        postcode: tidyPostcode(billingResult.output.postcode),
        country: 'GB',
      }
    : null;
  const buyer = { name, company, phone, poNumber, deliveryNotes };
  return { details: { ...buyer, address, billingAddress } };
}

const getCountry = (postcode: string) => (postcode.startsWith('IM') ? 'IM' : 'GB');
