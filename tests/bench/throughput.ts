import { products } from '../../catalogue/catalogue.ts';
import { receiveStock } from '../../server/stock/change-stock.ts';
import { openLedger } from '../../server/stock/ledger.ts';
import { newClientHeaders } from '../support/client-headers.ts';
import { checkoutBody } from '../support/sandbox-buyer.ts';
import { startServers } from '../support/server-processes.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';
import { type BenchRequest, sendLoad } from './load.ts';
import {
  createMaxGoal,
  type Effort,
  type Findings,
  type Measurement,
  type ReportRow,
} from './measurement.ts';

const usualSeconds = 5;
const warmUpSeconds = 1;
const concurrency = 32;
/** Products with enough stock for all checkouts. */
const orderedProducts = products.slice(0, 20);

export const throughput: Measurement = {
  name: 'throughput',
  title: 'Requests per second',
  how: `${concurrency} connections that stay open ask for ${usualSeconds} s as fast as the answers come, from this same machine, which so has the servers, the database and the asking on its cores. Every checkout comes from a visitor of its own and reserves stock; payment is the sandbox. PostgreSQL runs with the settings of the tests, without waiting for the disk.`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const seconds = effort === 'quick' ? 1 : usualSeconds;
  const rows: ReportRow[] = [];
  await runOnEngines(undefined, async (place) => {
    await withDatabase(place, async ({ queries }) => {
      await openLedger(queries, products);
      for (const { id } of orderedProducts) await receiveStock(queries, id, 1_000_000);
    });
    for (const processes of place.engine === 'PostgreSQL' ? [1, 2] : [1])
      rows.push(...(await measureWith(place, processes, seconds)));
    return true;
  });
  const failedCount = rows.reduce((sum, row) => sum + Number(row['not answered with 200']), 0);
  return {
    rows,
    goals: [createMaxGoal('Requests under load not answered with 200', failedCount, 0)],
  };
}

async function measureWith(
  { engine, environment }: TestDatabase,
  processes: number,
  seconds: number,
): Promise<ReportRow[]> {
  const servers = await startServers(processes, {
    ...environment,
    API_ONLY: 'false',
    LOG_LEVEL: 'error',
    // Each buyer has their own client address, as behind a proxy.
    TRUST_PROXY: '1',
  });
  const { addresses, origin } = servers;
  try {
    const rows: ReportRow[] = [];
    for (const [name, nextRequest] of Object.entries(createRequestKinds(origin))) {
      await sendLoad({ addresses, concurrency, nextRequest, seconds: warmUpSeconds });
      const { perSecond, p50, p99, failedCount } = await sendLoad({
        addresses,
        concurrency,
        nextRequest,
        seconds,
      });
      rows.push({
        request: name,
        engine,
        processes,
        'per second': perSecond,
        'p50, ms': p50,
        'p99, ms': p99,
        'not answered with 200': failedCount,
      });
      console.log(`  ${JSON.stringify(rows.at(-1))}`);
    }
    return rows;
  } finally {
    await servers.stop();
  }
}

function createRequestKinds(origin: string): Record<string, () => BenchRequest> {
  const headers = { 'accept-encoding': 'br' };
  let requestCount = 0;
  return {
    'GET /shop': () => ({ method: 'GET', path: '/shop', headers }),
    'GET /api/stock': () => ({ method: 'GET', path: '/api/stock', headers }),
    'POST /api/create-checkout': () => {
      requestCount += 1;
      const price = orderedProducts[requestCount % orderedProducts.length]?.priceId ?? '';
      return {
        method: 'POST',
        path: '/api/create-checkout',
        headers: { 'content-type': 'application/json', ...newClientHeaders() },
        body: JSON.stringify(checkoutBody(origin, price)),
      };
    },
  };
}
