import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { type documentKinds, documentSeries } from '../database/schema.ts';
import { OrderError } from '../orders/order.ts';

export type DocumentKind = (typeof documentKinds)[number];

const prefixes = { invoice: 'INV', 'credit-note': 'CN' } as const;

/** A number as it is printed: INV-000124. */
export function formatDocumentNumber(kind: DocumentKind, number: number): string {
  return `${prefixes[kind]}-${String(number).padStart(6, '0')}`;
}

/** Takes the next number of a series in the document's transaction, so that there are no gaps. */
export async function takeNextNumber(queries: Queries, kind: DocumentKind): Promise<string> {
  const [counted] = await queries
    .insert(documentSeries)
    .values({ kind, next: 2 })
    .onConflictDoUpdate({
      target: documentSeries.kind,
      set: { next: sql`${documentSeries.next} + 1` },
    })
    .returning();
  if (!counted) throw new Error('The series of documents has no next number');
  if (counted.unknownSince !== null) {
    throw new OrderError(
      'A backup was restored, and documents may have been issued since it was made. Enter the last numbers first: in the office under Reports, Accounts.',
    );
  }
  return formatDocumentNumber(kind, counted.next - 1);
}

/** Whether the next number of a series is known. */
export async function hasNextNumber(queries: Queries, kind: DocumentKind): Promise<boolean> {
  const isUnknown = and(eq(documentSeries.kind, kind), isNotNull(documentSeries.unknownSince));
  return (await queries.$count(documentSeries, isUnknown)) === 0;
}
