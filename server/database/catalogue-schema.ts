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
import { moment } from './columns.ts';
import { staff } from './office-schema.ts';

/** Changes that go live together, never rewritten: going back is a version that undoes another. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Empty where a command published it. */
  staffId: integer('staff_id').references(() => staff.id),
  note: text('note').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  liveFrom: moment('live_from').notNull(),
  /** The end of an offer: then what was in force before counts again. */
  liveUntil: moment('live_until'),
  undoes: integer('undoes')
    .unique()
    .references((): AnyPgColumn => catalogueVersion.id),
});

/** One field of one product with its new value; null where it is to have none. */
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

/** Changes that staff have prepared together and that are not live. */
export const catalogueDraft = pgTable(
  'catalogue_draft',
  {
    productId: text('product_id').notNull(),
    field: text('field').notNull(),
    value: jsonb('value'),
    staffId: integer('staff_id').references(() => staff.id),
    origin: text('origin', { enum: draftOrigins }).notNull().default('hand'),
    /** The newest version when it was made: what was published since may conflict with it. */
    basedOn: integer('based_on').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.field] })],
);

/** What became of each state of the catalogue once it was due. */
export const cataloguePublication = pgTable('catalogue_publication', {
  revision: text('revision').primaryKey(),
  versionId: integer('version_id').references(() => catalogueVersion.id),
  dueAt: moment('due_at').notNull(),
  liveAt: moment('live_at'),
  failedAt: moment('failed_at'),
  /** Why its pages could not be made. */
  failure: text('failure'),
});

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The files of pictures that the owner has uploaded, as pages show them. */
export const productPhoto = pgTable(
  'product_photo',
  {
    file: text('file').notNull(),
    width: integer('width').notNull(),
    format: text('format', { enum: ['avif', 'webp'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.file, table.width, table.format] })],
);

/** By product the price that the payment provider holds, in the account whose key was set then. */
export const providerPrice = pgTable('provider_price', {
  productId: text('product_id').primaryKey(),
  account: text('account').notNull(),
  priceId: text('price_id').notNull(),
  pence: integer('pence').notNull(),
  syncedAt: moment('synced_at').notNull().defaultNow(),
});
