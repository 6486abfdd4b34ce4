import * as v from 'valibot';
import { badges } from './badges.ts';
import { penceFromPounds } from './money.ts';
import { newSize } from './new-size.ts';
import { photoName } from './photo.ts';

/** A price above anything we sell, but within the limit of one payment. */
export const maxPricePence = penceFromPounds('99999.99');

const pence = v.pipe(
  v.number('Enter an amount in pounds and pence.'),
  v.integer('The price must be in whole pence.'),
  v.gtValue(0, 'The price must be more than £0.00.'),
  v.maxValue(maxPricePence, 'The price must be at most £99,999.99.'),
);
const requiredText = (maxLength: number) =>
  v.pipe(
    v.string('Enter some text.'),
    v.trim(),
    v.minLength(1, 'Enter some text.'),
    v.maxLength(maxLength, `Use at most ${maxLength} characters.`),
  );

/** The fields of a product that the owner may change while the shop runs, each with its check. */
export const changeableFields = {
  price: pence,
  /** Null if the product is not reduced. */
  originalPrice: v.nullable(pence),
  badges: v.pipe(
    v.array(v.picklist(badges, 'Choose badges from the list.')),
    v.maxLength(4, 'Choose at most four badges.'),
    v.check((list) => new Set(list).size === list.length, 'Choose each badge once.'),
  ),
  /** Null if there is no estimate. */
  estimatedRestock: v.nullable(requiredText(80)),
  description: requiredText(600),
  features: v.pipe(
    v.array(requiredText(160)),
    v.minLength(2, 'List at least two features.'),
    v.maxLength(4, 'List at most four features.'),
  ),
  inBox: v.pipe(v.array(requiredText(160)), v.minLength(1, 'Say what is in the box.')),
  /** On the home page and first among related products. */
  featured: v.boolean(),
  /** No longer sold; its page and its orders remain. */
  withdrawn: v.boolean(),
  /** The owner's own picture; null for the rendered one or the drawing. */
  photo: v.nullable(v.pipe(v.string(), v.regex(photoName, 'Upload the picture again.'))),
} as const;

/** A field of an existing product, unlike 'newSize'. */
export type ProductField = keyof typeof changeableFields;

/** Every kind of change: to a field of a product, or a new product that is a new size of a range. */
const changeKinds = { ...changeableFields, newSize } as const;

export type ChangeField = keyof typeof changeKinds;

type ChangeValues = {
  readonly [Field in ChangeField]: v.InferOutput<(typeof changeKinds)[Field]>;
};

/** One field of one product with its new value. */
export type CatalogueChange = {
  [Field in ChangeField]: {
    readonly productId: string;
    readonly field: Field;
    readonly value: ChangeValues[Field];
  };
}[ChangeField];

/**
 * A change before its value has been checked against its field. For a content change, `productId` names
 * the content record.
 */
export type UncheckedChange = {
  readonly productId: string;
  readonly field: string;
  readonly value: unknown;
};

/** Why a change is invalid, in a sentence to show at its field. */
export type ChangeError = {
  readonly productId: string;
  readonly field: string;
  readonly message: string;
};

/** Returns the change with its value as stored, or what is wrong with it regardless of other changes. */
export function parseChange(
  change: UncheckedChange,
): { change: CatalogueChange; error?: never } | { change?: never; error: ChangeError } {
  const { productId, field, value } = change;
  const error = (message: string) => ({ error: { productId, field, message } });
  if (!isChangeField(field)) return error('This cannot be changed.');
  const read = v.safeParse(changeKinds[field], value, { abortEarly: true });
  if (!read.success) return error(read.issues[0].message);
  return { change: { productId, field, value: read.output } as CatalogueChange };
}

function isChangeField(field: string): field is ChangeField {
  return Object.hasOwn(changeKinds, field);
}

/** The changes that a catalogue was built with, and their revision. */
export type CatalogueChanges = {
  readonly revision: string;
  /** Changes to products and to content. */
  readonly changes: readonly UncheckedChange[];
};

/** No changes: the lists as they are in the repository. */
export const noChanges: CatalogueChanges = { revision: '0', changes: [] };
