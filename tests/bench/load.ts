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
  /** Returns the next request; each may be different. */
  next: () => BenchOrder;
};

/** Sends requests as fast as responses arrive, over keep-alive connections, to each address in turn. */
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

/** Sends one request, and resolves to the status after the whole response. */
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
