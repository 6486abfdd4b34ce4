import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdEarlyClicks } from './hold-early-clicks.ts';

const listeners = new Map<string, (event: object) => void>();
const happens = async (type: string, event: object) => {
  listeners.get(type)?.({ type, ...event });
  await new Promise((done) => setTimeout(done));
};

class FakeElement {}

/** An island with one button in it, and a manual click on that button. */
function sleepingButton() {
  const island = {
    asleep: true,
    closest: (): unknown => (island.asleep ? island : null),
    setAttribute: () => {},
    dispatchEvent: vi.fn(),
  };
  const button = Object.assign(new FakeElement(), {
    ariaBusy: null as string | null,
    click: vi.fn(),
    closest: (what: string): unknown => (what === '[data-early]' ? button : island),
  });
  const press = () =>
    happens('click', {
      target: button,
      button: 0,
      isTrusted: true,
      preventDefault: () => {},
      stopImmediatePropagation: () => {},
    });
  const wakes = () => {
    island.asleep = false;
    return happens('astro:hydrate', { target: island });
  };
  const fails = () => happens('astro:hydration-error', { target: island });
  return { island, button, press, wakes, fails };
}

beforeEach(() => {
  listeners.clear();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('addEventListener', (type: string, run: (event: object) => void) =>
    listeners.set(type, run),
  );
  holdEarlyClicks();
});

describe('a click before hydration', () => {
  it('is replayed as often as it was clicked, after hydration', async () => {
    const { island, button, press, wakes } = sleepingButton();
    for (const _ of [1, 2, 3]) await press();
    expect(button.ariaBusy).toBe('true');
    expect(island.dispatchEvent).toHaveBeenCalledOnce();
    await wakes();
    expect(button.click).toHaveBeenCalledTimes(3);
    expect(button.ariaBusy).toBeNull();
  });

  it('is dropped when the scripts fail, and the next click retries', async () => {
    const { island, button, press, wakes, fails } = sleepingButton();
    await press();
    await press();
    await fails();
    expect(button.ariaBusy).toBeNull();
    expect(button.click).not.toHaveBeenCalled();
    await press();
    expect(button.ariaBusy).toBe('true');
    expect(island.dispatchEvent).toHaveBeenCalledTimes(2);
    await wakes();
    expect(button.click).toHaveBeenCalledOnce();
  });
});
