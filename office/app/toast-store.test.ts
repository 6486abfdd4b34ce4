import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const text = 'RM-000402 dispatched.';

describe('toast', () => {
  it('[OF12] stays for 20 seconds', () => {
    const tray = createToastStore();
    tray.show({ text });
    vi.advanceTimersByTime(19_999);
    expect(tray.state()).toMatchObject({ text, kind: 'done' });
    vi.advanceTimersByTime(1);
    expect(tray.state()).toBeUndefined();
  });

  it('[OF12] pauses while it is hovered or focused', () => {
    const tray = createToastStore();
    tray.show({ text });
    vi.advanceTimersByTime(15_000);
    tray.setPaused(true);
    vi.advanceTimersByTime(60_000);
    expect(tray.state()).toMatchObject({ text });
    tray.setPaused(false);
    vi.advanceTimersByTime(4_999);
    expect(tray.state()).toMatchObject({ text });
    vi.advanceTimersByTime(1);
    expect(tray.state()).toBeUndefined();
  });

  it('[OF12] shows the newest message for its own duration', () => {
    const tray = createToastStore();
    tray.show({ text: 'first' });
    vi.advanceTimersByTime(15_000);
    tray.show({ text: 'second' });
    vi.advanceTimersByTime(15_000);
    expect(tray.state()).toMatchObject({ text: 'second' });
  });

  it('[OF12] undoes once, and confirms it', async () => {
    const tray = createToastStore();
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

  it('[OF12] shows why an undo failed', async () => {
    const tray = createToastStore();
    tray.show({ text, undo: () => Promise.reject(new Error('The email has gone.')) });
    await tray.undo();
    expect(tray.state()).toMatchObject({
      kind: 'failed',
      text: 'That could not be undone. The email has gone.',
    });
  });

  it('[OF12] does nothing on undo without an undo function, or after it has closed', async () => {
    const tray = createToastStore();
    tray.show({ text });
    await tray.undo();
    expect(tray.state()).toMatchObject({ kind: 'done' });
    tray.dismiss();
    expect(tray.state()).toBeUndefined();
  });

  it('[OF12] keeps a newer message when an undo completes', async () => {
    const tray = createToastStore();
    const { promise, resolve } = Promise.withResolvers<void>();
    tray.show({ text, undo: () => promise });
    const undoing = tray.undo();
    tray.show({ text: 'newer' });
    resolve();
    await undoing;
    expect(tray.state()).toMatchObject({ text: 'newer' });
  });
});
