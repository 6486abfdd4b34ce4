import { beforeEach, describe, expect, it, vi } from 'vitest';
import hydrateOnIntent from './intent.client.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

/** An island that is hydrated on first use, and whose files load when the test says so. */
function islandOnUse() {
  let asleep = true;
  const island = Object.assign(new EventTarget(), {
    hasAttribute: (name: string) => name === 'ssr' && asleep,
    matches: () => false,
  });
  const files = { come: false };
  const load = vi.fn(async () => async () => {
    if (files.come) asleep = false;
  });
  hydrateOnIntent(load, { name: 'intent', value: 'use' }, island as unknown as HTMLElement);
  const give = async (sign: string, target: EventTarget = island) => {
    target.dispatchEvent(new Event(sign));
    await new Promise((done) => setTimeout(done));
  };
  return { give, load, files };
}

describe('an island with client:intent', () => {
  it('loads once', async () => {
    const { give, load, files } = islandOnUse();
    files.come = true;
    for (const sign of ['pointerenter', 'focusin', 'held', 'held']) await give(sign);
    await give('online', window);
    expect(load).toHaveBeenCalledOnce();
  });

  it('retries at the next interaction when its scripts failed', async () => {
    const { give, load, files } = islandOnUse();
    for (const sign of ['held', 'wake', 'beforetoggle']) await give(sign);
    expect(load).toHaveBeenCalledTimes(3);
    files.come = true;
    await give('held');
    await give('held');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('retries automatically when back online', async () => {
    const { give, load } = islandOnUse();
    await give('online', window);
    expect(load).not.toHaveBeenCalled();
    await give('touchstart');
    await give('online', window);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
