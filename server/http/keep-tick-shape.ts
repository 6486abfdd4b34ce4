// Keeps the shape (hidden class) of `process.nextTick`'s objects alive. V8 drops it when garbage is collected
// while no request is under way, and from then on makes each such object in a slow way, several times a
// request: 5% of what a page costs (docs/benchmarks/notes.md). Import this first.
import { createHook } from 'node:async_hooks';

const kept: object[] = [];
const hook = createHook({
  init: (_id, type, _trigger, resource) => {
    if (type === 'TickObject') kept.push(resource);
  },
  // Otherwise every `await` of the process stays slower.
  trackPromises: false,
});
hook.enable();
process.nextTick(() => {});
hook.disable();
