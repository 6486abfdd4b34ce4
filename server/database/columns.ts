import { customType, date, integer, timestamp } from 'drizzle-orm/pg-core';

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A day in the UK: 2026-11-18. */
export const day = (name: string) => date(name, { mode: 'string' });

/** A search index of words. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
