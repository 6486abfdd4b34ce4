import { findFreePort } from '../../server/testing/free-port.ts';
import { spawnShop, stopProcess, waitUntilReady } from './server-processes.ts';

/** Starts one process of the shop, keeps its output, and waits until it responds. */
export async function startShop(environment: Record<string, string>, readyPath = '/api/ready') {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const shopEnvironment = { API_ONLY: 'true', ORIGIN: address, ...environment };
  const child = await spawnShop(port, shopEnvironment, { output: ['pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  await waitUntilReady(`${address}${readyPath}`);
  return {
    address,
    log: () => output,
    until: (path: string) => waitUntilReady(`${address}${path}`),
    async status(path: string): Promise<number> {
      const response = await fetch(`${address}${path}`);
      await response.arrayBuffer();
      return response.status;
    },
    stop: () => stopProcess(child, 'SIGTERM'),
  };
}
