import type { Acceptance, OfferDraft } from '../../contract/offer.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import type { Shop } from '../app/shop.ts';
import { createOffer, saveDraft } from '../offers/draft.ts';
import type { Offer } from '../offers/offer.ts';
import { sendOffer } from '../offers/send.ts';
import { byCommand } from './order.ts';

export const contact = {
  company: 'Fellside Works',
  name: 'A Buyer',
  email: 'buyer@firm.example',
  phone: '0161 496 0142',
};

/** What a customer who pays by bank transfer submits. */
export const acceptance: Acceptance = {
  name: 'A Buyer',
  company: 'Fellside Works',
  phone: '',
  poNumber: 'PO-7',
  deliveryNotes: '',
  address: {
    line1: '1 Test Road',
    line2: '',
    town: 'Leeds',
    county: '',
    postcode: 'LS1 1AA',
    country: 'GB',
  },
  billingAddress: null,
};

/** A draft of these lines, valid for a month. */
export function buildOfferDraft(
  lines: OfferDraft['lines'],
  overrides: Partial<OfferDraft> = {},
): OfferDraft {
  return {
    ...contact,
    title: 'Podiums for two schools',
    lines,
    leadDays: null,
    validUntil: addDays(toIsoDay(new Date()), 30),
    note: '',
    ...overrides,
  };
}

/** Creates an offer of these lines and sends it. */
export async function sendTestOffer(
  shop: Shop,
  lines: OfferDraft['lines'],
  overrides: Partial<OfferDraft> = {},
): Promise<Offer> {
  const { reference } = await createOffer(shop, { contact }, byCommand.by);
  await saveDraft(shop, reference, buildOfferDraft(lines, overrides), byCommand);
  return (await sendOffer(shop, reference, byCommand)).offer;
}
