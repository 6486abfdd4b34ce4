import * as v from 'valibot';
import { badges } from './badges.ts';
import { penceFromPounds } from './money.ts';
import { newSize } from './new-size.ts';
import { photoName } from './photo.ts';

/** More than anything we sell, and within one payment. */
export const dearest = penceFromPounds('99999.99');

const pence = v.pipe(
  v.number('Enter an amount in pounds and pence.'),
  v.integer('The price must be in whole pence.'),
  v.gtValue(0, 'The price must be more than £0.00.'),
  v.maxValue(dearest, 'The price must be at most £99,999.99.'),
);
const line = (most: number) =>
  v.pipe(
    v.string('Enter some text.'),
    v.trim(),
    v.minLength(1, 'Enter some text.'),
    v.maxLength(most, `Use at most ${most} characters.`),
  );

/** The fields of a product that the owner may change while the shop runs, each with its check. */
export const changeableFields = {
  price: pence,
  /** Null where the product is not reduced. */
  originalPrice: v.nullable(pence),
  badges: v.pipe(
    v.array(v.picklist(badges, 'Choose badges from the list.')),
    v.maxLength(4, 'Choose at most four badges.'),
    v.check((list) => new Set(list).size === list.length, 'Choose each badge once.'),
  ),
  /** Null where nothing is said about it. */
  estimatedRestock: v.nullable(line(80)),
  description: line(600),
  features: v.pipe(
    v.array(line(160)),
    v.minLength(2, 'List at least two features.'),
    v.maxLength(4, 'List at most four features.'),
  ),
  inBox: v.pipe(v.array(line(160)), v.minLength(1, 'Say what is in the box.')),
  /** On the home page and first among related products. */
  featured: v.boolean(),
  /** No longer sold; its page and its orders stay. */
  withdrawn: v.boolean(),
  /** The owner's own picture; null for the rendered one or the drawing. */
  photo: v.nullable(v.pipe(v.string(), v.regex(photoName, 'Upload the picture again.'))),
} as const;

/** A field that a product has itself. */
export type ProductField = keyof typeof changeableFields;

/** Every kind of change: to a field of a product, or the product itself as a new size of a range. */
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
 * A change as it arrives, before its value is known to suit its field. One of content names its record in place
 * of a product.
 */
export type UncheckedChange = {
  readonly productId: string;
  readonly field: string;
  readonly value: unknown;
};

/** Why a change makes no sense, in a sentence that can stand at its field. */
export type ChangeError = {
  readonly productId: string;
  readonly field: string;
  readonly message: string;
};

/** The change with its value as it is stored, or what is wrong with it by itself. */
export function readChange(
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

/** What a catalogue was made from: the changes in force, and which they are. */
export type CatalogueChanges = {
  readonly revision: string;
  /** Of products and of content. */
  readonly changes: readonly UncheckedChange[];
};

/** The lists as they stand in the repository. */
export const noChanges: CatalogueChanges = { revision: '0', changes: [] };
