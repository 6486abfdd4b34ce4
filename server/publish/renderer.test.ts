import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startRenderProcess } from './renderer.ts';

it('[LC2] accepts more changes than fit in a command line', async () => {
  const nowhere = path.join(tmpdir(), 'no-such-build');
  const change = { productId: 'x'.repeat(60), field: 'price', value: 1 } as const;
  const changes = { revision: '1.0', changes: Array.from({ length: 5_000 }, () => change) };
  const child = startRenderProcess({ dist: nowhere, store: nowhere, changes });
  const [report] = await once(child, 'message');
  expect(report.failure).toContain(nowhere);
  await once(child, 'exit');
});
