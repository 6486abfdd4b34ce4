import type { Database } from '../database/database.ts';

type Statement = { text: string; values: unknown[] };
type DrizzleInternals = {
  session: { logger: { logQuery: (text: string, values: unknown[]) => void } };
  $client: { query: (text: string, values: unknown[]) => Promise<{ rows: object[] }> };
};

/** Records every statement that runs until `stop` is called. */
export function recordStatements({ queries }: Pick<Database, 'queries'>) {
  const statements: Statement[] = [];
  const { session } = queries as unknown as DrizzleInternals;
  const { logger } = session;
  session.logger = { logQuery: (text, values) => statements.push({ text, values }) };
  return {
    statements,
    stop: () => {
      session.logger = logger;
    },
  };
}

/** The database's plan for a statement. */
export async function explain(
  { queries }: Pick<Database, 'queries'>,
  text: string,
  values: unknown[],
): Promise<string> {
  const { $client } = queries as unknown as DrizzleInternals;
  const { rows } = await $client.query(`explain (costs off) ${text}`, values);
  return rows.map((row) => Object.values(row)[0]).join('\n');
}
