import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { draftOrigins } from '../../contract/prices.ts';
import { timestamptz } from './columns.ts';
import { staff } from './office-schema.ts';

/** Changes that go live together; never rewritten. To undo a version, another is published. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Null if a command published it. */
  staffId: integer('staff_id').references(() => staff.id),
  note: text('note').notNull().default(''),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  liveFrom: timestamptz('live_from').notNull(),
  /** The end of an offer, after which the previous values apply again. */
  liveUntil: timestamptz('live_until'),
  undoes: integer('undoes')
    .unique()
    .references((): AnyPgColumn => catalogueVersion.id),
});

/** A new value for one field of a product; null if the field is cleared. */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => catalogueVersion.id),
    productId: text('product_id').notNull(),
    field: text('field').notNull(),
    value: jsonb('value'),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.productId, table.field] }),
    index('catalogue_change_product').on(table.productId, table.field),
  ],
);

/** Changes that staff have prepared and that are not live yet. */
export const catalogueDraft = pgTable(
  'catalogue_draft',
  {
    productId: text('product_id').notNull(),
    field: text('field').notNull(),
    value: jsonb('value'),
    staffId: integer('staff_id').references(() => staff.id),
    origin: text('origin', { enum: draftOrigins }).notNull().default('hand'),
    /** The newest version when the change was made: later versions may conflict with it. */
    basedOn: integer('based_on').notNull().default(0),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.field] })],
);

/** The outcome of publishing each state of the catalogue. */
export const cataloguePublication = pgTable('catalogue_publication', {
  revision: text('revision').primaryKey(),
  versionId: integer('version_id').references(() => catalogueVersion.id),
  dueAt: timestamptz('due_at').notNull(),
  liveAt: timestamptz('live_at'),
  failedAt: timestamptz('failed_at'),
  /** Why its pages could not be rendered. */
  failure: text('failure'),
});

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The files of pictures uploaded by the owner, in the formats that pages use. */
export const productPhoto = pgTable(
  'product_photo',
  {
    file: text('file').notNull(),
    width: integer('width').notNull(),
    format: text('format', { enum: ['avif', 'webp'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.file, table.width, table.format] })],
);

/** Each product's price at the payment provider, in the account whose key was set then. */
export const providerPrice = pgTable('provider_price', {
  productId: text('product_id').primaryKey(),
  account: text('account').notNull(),
  priceId: text('price_id').notNull(),
  pence: integer('pence').notNull(),
  syncedAt: timestamptz('synced_at').notNull().defaultNow(),
});
