import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/databases.ts';
import { queryRows } from './database.ts';
import { findMissingMigrations, migrate } from './migrate.ts';
import { migrationNames } from './migration-names.ts';
import * as schema from './schema.ts';

const tables: PgTable[] = [];
for (const value of Object.values(schema)) if (is(value, PgTable)) tables.push(value);

describeOnBothEngines('the tables', (database) => {
  it.each(tables.map((table) => [getTableName(table), table] as const))(
    '%s matches the schema',
    async (name, table) => {
      const rows = await queryRows<{ column_name: string; is_nullable: string; data_type: string }>(
        database().queries,
        sql`select column_name, is_nullable, data_type from information_schema.columns
          where table_schema = 'public' and table_name = ${name}`,
      );
      const made = rows.map(({ column_name, is_nullable, data_type }) => [
        column_name,
        data_type,
        is_nullable === 'NO',
      ]);
      const seen = Object.values(getTableColumns(table)).map((column) => [
        column.name,
        column.getSQLType(),
        column.notNull,
      ]);
      expect(made.sort()).toEqual(seen.sort());
    },
  );

  it('applies each migration once', async () => {
    const again = await Promise.all([migrate(database()), migrate(database())]);
    expect(again).toEqual([[], []]);
    expect(await findMissingMigrations(database().queries)).toEqual([]);
  });

  it('rejects negative stock', async () => {
    const { queries } = database();
    await queries.insert(schema.stock).values({ productId: 'a', available: 1 });
    const oversell = queries.execute(sql`update stock set available = available - 2`);
    await expect(oversell).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});

describe('the code', () => {
  it('defines every table', () => {
    expect(tables.length).toBeGreaterThanOrEqual(11);
  });

  it('lists every migration in the folder', () => {
    const files = readdirSync(new URL('./migrations/', import.meta.url));
    expect(files.sort()).toEqual([...migrationNames]);
  });
});
