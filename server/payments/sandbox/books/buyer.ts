import type { Delivery } from '../notices/plan.ts';
import type { TypedFields } from './buyer-fields.ts';
import type { CardNumber } from './cards.ts';

/** Who pays and where the goods go. */
export type Buyer = {
  email: string;
  name: string;
  phone: string | null;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    state: string | null;
    postal_code: string;
    country: 'GB';
  };
  /** What was filled into the shop's own fields, by their keys. */
  custom?: Readonly<Record<string, string>>;
};

/** A payment by a card whose bank asks the buyer once more. */
export type Attempt = {
  state: 'awaiting' | 'failed';
  buyer: Buyer;
  card: CardNumber;
  delivery: Delivery;
  /** As it was typed, for the form to show again. */
  typed: TypedFields;
};
