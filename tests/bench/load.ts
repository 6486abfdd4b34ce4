import { Agent, request } from 'node:http';
import { quantile } from './measurement.ts';

export type BenchRequest = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

type LoadOptions = {
  addresses: readonly string[];
  seconds: number;
  concurrency: number;
  /** Returns the next request; each may be different. */
  nextRequest: () => BenchRequest;
};

/** Sends requests as fast as responses arrive, over keep-alive connections, to each address in turn. */
export async function sendLoad({ addresses, seconds, concurrency, nextRequest }: LoadOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let failedCount = 0;
  let turn = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  const sendUntilEnd = async () => {
    while (performance.now() < until) {
      const address = addresses[turn % addresses.length] ?? '';
      turn += 1;
      const startedAt = performance.now();
      const status = await sendRequest(agent, address, nextRequest());
      times.push(performance.now() - startedAt);
      if (status !== 200) failedCount += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendUntilEnd));
  const elapsedSeconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    perSecond: Math.round(times.length / elapsedSeconds),
    p50: Number(quantile(times, 0.5).toFixed(1)),
    p99: Number(quantile(times, 0.99).toFixed(1)),
    failedCount,
  };
}

/** Sends one request, and resolves to the status after the whole response. */
export function sendRequest(
  agent: Agent,
  address: string,
  { path, body, ...requestOptions }: BenchRequest,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(`${address}${path}`, { agent, ...requestOptions }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
}
