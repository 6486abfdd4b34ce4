import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTray } from './create-tray.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const text = 'RM-000402 dispatched.';

describe('the tray', () => {
  it('[OF12] stays for 20 seconds', () => {
    const tray = createTray();
    tray.show({ text });
    vi.advanceTimersByTime(19_999);
    expect(tray.state()).toMatchObject({ text, kind: 'done' });
    vi.advanceTimersByTime(1);
    expect(tray.state()).toBeUndefined();
  });

  it('[OF12] waits while it has the pointer or the focus, then goes on', () => {
    const tray = createTray();
    tray.show({ text });
    vi.advanceTimersByTime(15_000);
    tray.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(tray.state()).toMatchObject({ text });
    tray.hold(false);
    vi.advanceTimersByTime(4_999);
    expect(tray.state()).toMatchObject({ text });
    vi.advanceTimersByTime(1);
    expect(tray.state()).toBeUndefined();
  });

  it('[OF12] shows the newest message, for its own time', () => {
    const tray = createTray();
    tray.show({ text: 'first' });
    vi.advanceTimersByTime(15_000);
    tray.show({ text: 'second' });
    vi.advanceTimersByTime(15_000);
    expect(tray.state()).toMatchObject({ text: 'second' });
  });

  it('[OF12] undoes once, and says so', async () => {
    const tray = createTray();
    const undo = vi.fn(async () => undefined);
    tray.show({ text, undo });
    const undoing = tray.undo();
    expect(tray.state()).toMatchObject({ kind: 'undoing' });
    await tray.undo();
    await undoing;
    expect(undo).toHaveBeenCalledOnce();
    expect(tray.state()).toMatchObject({ kind: 'undone', text: 'Undone.' });
    vi.advanceTimersByTime(5_000);
    expect(tray.state()).toBeUndefined();
  });

  it('[OF12] says why something could not be undone', async () => {
    const tray = createTray();
    tray.show({ text, undo: () => Promise.reject(new Error('The email has gone.')) });
    await tray.undo();
    expect(tray.state()).toMatchObject({
      kind: 'failed',
      text: 'That could not be undone. The email has gone.',
    });
  });

  it('[OF12] has nothing to undo without a way back, or once it is gone', async () => {
    const tray = createTray();
    tray.show({ text });
    await tray.undo();
    expect(tray.state()).toMatchObject({ kind: 'done' });
    tray.dismiss();
    expect(tray.state()).toBeUndefined();
  });

  it('[OF12] leaves a newer message alone when an undo comes back', async () => {
    const tray = createTray();
    const { promise, resolve } = Promise.withResolvers<void>();
    tray.show({ text, undo: () => promise });
    const undoing = tray.undo();
    tray.show({ text: 'newer' });
    resolve();
    await undoing;
    expect(tray.state()).toMatchObject({ text: 'newer' });
  });
});
