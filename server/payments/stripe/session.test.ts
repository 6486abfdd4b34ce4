import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { readSession } from './session.ts';

/** What a buyer may type at the provider: it reverses the text, and PostgreSQL cannot store the NUL. */
const typed = (text: string) => ` \u202e${text}\u2069\0`;

it('[CC14] removes control and direction characters from a buyer’s details', () => {
  const address = {
    line1: typed('1 Test Road'),
    line2: typed('Unit 2'),
    city: typed('Leeds'),
    state: typed('West Yorkshire'),
    postal_code: typed('LS1 1AA'),
    country: 'GB',
  };
  const field = (key: string, text: string) => ({
    key,
    type: 'text',
    text: { value: typed(text) },
  });
  const session = {
    id: 'cs_test_1',
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: null,
    payment_intent: null,
    customer_details: { email: typed('buyer@firm.example'), phone: typed('+441614960142') },
    collected_information: { shipping_details: { name: typed('A Buyer'), address } },
    custom_fields: [
      field('company', 'Fellside'),
      field('ponumber', 'PO-1'),
      field('deliverynotes', 'Gate\tB'),
    ],
  };
  expect(readSession(session as unknown as Stripe.Checkout.Session).buyer).toEqual({
    email: 'buyer@firm.example',
    phone: '+441614960142',
    name: 'A Buyer',
    address: {
      line1: '1 Test Road',
      line2: 'Unit 2',
      town: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS1 1AA',
      country: 'GB',
    },
    company: 'Fellside',
    poNumber: 'PO-1',
    deliveryNotes: 'Gate B',
  });
});
