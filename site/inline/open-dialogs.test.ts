import { describe, expect, it, vi } from 'vitest';
import { openDialogs } from './open-dialogs.ts';

const listeners = new Map<string, (event: object) => void>();

/** A modal dialog in the middle of the screen, with only the parts that the script uses. */
class FakeDialog {
  close = vi.fn();
  getAttribute = (name: string) => (name === 'closedby' ? 'any' : null);
  getBoundingClientRect = () => ({ x: 100, y: 100, right: 300, bottom: 300 });
}

/** A dialog in a browser with invoker commands, such as Safari, with or without `closedby`. */
function dialogWhere({ closedBy }: { closedBy: boolean }) {
  const Dialog = class extends FakeDialog {};
  if (closedBy) Object.assign(Dialog.prototype, { closedBy: 'any' });
  vi.stubGlobal('HTMLDialogElement', Dialog);
  vi.stubGlobal('HTMLButtonElement', { prototype: { command: '' } });
  vi.stubGlobal('addEventListener', (type: string, run: (event: object) => void) =>
    listeners.set(type, run),
  );
  openDialogs();
  return new Dialog();
}

function click(target: object, at: number, pressed = target) {
  listeners.get('pointerdown')?.({ target: pressed });
  listeners.get('click')?.({ target, clientX: at, clientY: at });
}

describe('a click on the backdrop', () => {
  it('[SH8] closes a dialog without closedby support', () => {
    const dialog = dialogWhere({ closedBy: false });
    click(dialog, 20);
    expect(dialog.close).toHaveBeenCalledOnce();
  });

  it('[SH8] does not close on clicks inside', () => {
    const dialog = dialogWhere({ closedBy: false });
    click(dialog, 20, {});
    click(dialog, 200);
    expect(dialog.close).not.toHaveBeenCalled();
  });

  it('[SH8] does nothing if closedby is supported', () => {
    const dialog = dialogWhere({ closedBy: true });
    click(dialog, 20);
    expect(dialog.close).not.toHaveBeenCalled();
  });
});
