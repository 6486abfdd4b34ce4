// Measures the shop's capacity: visitors on keep-alive connections read pages, request the stock, start
// checkouts and request quotes, as fast as responses arrive. One process on PGlite, then one
// and three on PostgreSQL with its default settings. Any unexpected response is an error. Prints a
// Markdown table. Needs the built site: npm run build.
//   node tests/proof/load.ts [seconds] [connections] [PGlite | PostgreSQL]
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstProduct, products } from '../../catalogue/catalogue.ts';
import { receiveStock } from '../../server/stock/change-stock.ts';
import { openLedger } from '../../server/stock/ledger.ts';
import { newClientHeaders } from '../support/client-headers.ts';
import { openConnection } from '../support/http-connection.ts';
import { checkoutBody } from '../support/sandbox-buyer.ts';
import { startServers } from '../support/server-processes.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';

const seconds = Number(process.argv[2] ?? 20);
const connections = Number(process.argv[3] ?? 32);
if (!existsSync(fileURLToPath(new URL('../../dist/index.html', import.meta.url)))) {
  throw new Error('There is no built site: run npm run build');
}

const kinds = ['page', 'stock', 'checkout', 'quote'] as const;
type RequestKind = (typeof kinds)[number];
/** In ten requests: six pages, two for the stock, a checkout and a quote. */
const requestMix: RequestKind[] = [
  'page',
  'page',
  'stock',
  'page',
  'checkout',
  'page',
  'page',
  'stock',
  'page',
  'quote',
];
const pages = ['/', '/shop', '/spare-parts', `/product/${firstProduct.id}`, '/projects', '/terms'];

type MeasuredResponse = { kind: RequestKind; ms: number; isCorrect: boolean };

console.log(
  `| engine | processes | connections | requests | requests/s | p50 ms | p99 ms | ${kinds.map((kind) => `${kind} p99 ms`).join(' | ')} | errors |`,
);
console.log(`|${'---|'.repeat(12)}`);
await runOnEngines(
  process.argv[4],
  async (place) => {
    let isCorrect = true;
    for (const processes of place.engine === 'PGlite' ? [1] : [1, 3]) {
      isCorrect = (await measure(place, processes)) && isCorrect;
    }
    return isCorrect;
  },
  'its own',
);

async function measure(place: TestDatabase, processes: number): Promise<boolean> {
  await withDatabase(place, async ({ queries }) => {
    await openLedger(queries, products);
    await receiveStock(queries, firstProduct.id, 100_000);
  });
  const servers = await startServers(processes, {
    ...place.environment,
    API_ONLY: 'false',
    // Each request that writes has its own client address, or rate limits would end the load.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  });
  try {
    const visit = (address: string, until: number) => sendUntil(address, servers.origin, until);
    const runAllConnections = (until: number) =>
      Promise.all(
        Array.from({ length: connections }, (_, turn) =>
          visit(servers.addresses[turn % processes] ?? servers.origin, until),
        ),
      );
    // Warms up first, because the first requests are slower.
    await runAllConnections(performance.now() + 2000);
    const start = performance.now();
    const responses = (await runAllConnections(start + seconds * 1000)).flat();
    return printRow(place.engine, processes, responses, (performance.now() - start) / 1000);
  } finally {
    await servers.stop();
  }
}

async function sendUntil(
  address: string,
  origin: string,
  until: number,
): Promise<MeasuredResponse[]> {
  const connection = openConnection(address);
  const responses: MeasuredResponse[] = [];
  for (
    let turn = Math.floor(Math.random() * requestMix.length);
    performance.now() < until;
    turn += 1
  ) {
    const kind = requestMix[turn % requestMix.length] ?? 'page';
    const start = performance.now();
    const status = await sendRequest(connection, kind, turn, origin);
    const ms = performance.now() - start;
    responses.push({ kind, ms, isCorrect: status === (kind === 'quote' ? 201 : 200) });
  }
  connection.close();
  return responses;
}

function sendRequest(
  { get, post }: ReturnType<typeof openConnection>,
  kind: RequestKind,
  turn: number,
  origin: string,
): Promise<number> {
  if (kind === 'page') return get(pages[turn % pages.length] ?? '/');
  if (kind === 'stock') return get('/api/stock');
  if (kind === 'quote') {
    const visitor = newClientHeaders();
    const email = `${visitor['x-forwarded-for']}@firm.example`;
    const body = { 'form-name': 'bulk-quote', company: 'A Firm', email, quantity: '11-25' };
    return post('/api/bulk-quote', body, visitor);
  }
  return post(
    '/api/create-checkout',
    checkoutBody(origin, firstProduct.priceId),
    newClientHeaders(),
  );
}

function printRow(
  engine: string,
  processes: number,
  responses: MeasuredResponse[],
  elapsedSeconds: number,
): boolean {
  const all = percentiles(responses);
  const errors = responses.filter(({ isCorrect }) => !isCorrect).length;
  const each = kinds.map((kind) => percentiles(responses.filter((one) => one.kind === kind)).p99);
  const perSecond = Math.round(responses.length / elapsedSeconds);
  const cells = [engine, processes, connections, responses.length, perSecond, all.p50, all.p99];
  console.log(`| ${[...cells, ...each, errors].join(' | ')} |`);
  return errors === 0 && responses.length > 0;
}

function percentiles(responses: readonly MeasuredResponse[]) {
  const times = responses.map(({ ms }) => ms).sort((one, other) => one - other);
  const percentile = (share: number) =>
    Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { p50: percentile(0.5), p99: percentile(0.99) };
}
