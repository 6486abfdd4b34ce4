import { Agent, request } from 'node:http';
import { quantile } from './measurement.ts';

export type BenchOrder = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

type Load = {
  addresses: readonly string[];
  seconds: number;
  atOnce: number;
  /** The next request; every one may be another. */
  next: () => BenchOrder;
};

/** Asks as fast as the answers come, over connections that stay open, in turn at every address. */
export async function load({ addresses, seconds, atOnce, next }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let refused = 0;
  let turn = 0;
  const start = performance.now();
  const until = start + seconds * 1000;
  const askInTurn = async () => {
    while (performance.now() < until) {
      const address = addresses[turn % addresses.length] ?? '';
      turn += 1;
      const asked = performance.now();
      const status = await ask(agent, address, next());
      times.push(performance.now() - asked);
      if (status !== 200) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  const took = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    perSecond: Math.round(times.length / took),
    p50: Number(quantile(times, 0.5).toFixed(1)),
    p99: Number(quantile(times, 0.99).toFixed(1)),
    refused,
  };
}

/** Sends one request, and answers its status once all of it has come. */
export function ask(
  agent: Agent,
  address: string,
  { path, body, ...order }: BenchOrder,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${path}`, { agent, ...order }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
