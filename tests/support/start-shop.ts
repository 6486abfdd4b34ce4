import { freePort } from '../../server/testing/free-port.ts';
import { end, spawnShop, untilAnswers } from './server-processes.ts';

/** Starts one process of the shop, keeps its output, and waits until it responds. */
export async function startShop(environment: Record<string, string>, ready = '/api/ready') {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const own = { API_ONLY: 'true', ORIGIN: address, ...environment };
  const child = await spawnShop(port, own, { output: ['pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  await untilAnswers(`${address}${ready}`);
  return {
    address,
    log: () => said,
    until: (path: string) => untilAnswers(`${address}${path}`),
    async status(path: string): Promise<number> {
      const answer = await fetch(`${address}${path}`);
      await answer.arrayBuffer();
      return answer.status;
    },
    stop: () => end(child, 'SIGTERM'),
  };
}
