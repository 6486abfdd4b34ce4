export type TrayItem = {
  text: string;
  /** Undoes the action. Rejects if it is too late. */
  undo?: (() => Promise<unknown>) | undefined;
  /** How long the message stays, in seconds. The default of 20 matches the delay of emails. */
  seconds?: number;
};

export type TrayState = TrayItem & { id: number; kind: 'done' | 'undoing' | 'undone' | 'failed' };

/** One message at a time at the foot of the screen: what was done, and Undo. Its timer pauses while held. */
export function createTray() {
  let state: TrayState | undefined;
  let id = 0;
  let held = false;
  let left = 0;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = new EventTarget();

  function set(next: TrayState | undefined, seconds = 0) {
    state = next;
    clearTimeout(timer);
    left = seconds * 1000;
    if (seconds > 0 && !held) run();
    changed.dispatchEvent(new Event('change'));
  }

  function run() {
    since = Date.now();
    timer = setTimeout(() => set(undefined), left);
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
    show(item: TrayItem) {
      id += 1;
      set({ ...item, id, kind: 'done' }, item.seconds ?? 20);
    },
    dismiss() {
      held = false;
      set(undefined);
    },
    /** Keeps the message while it is under the pointer or has the focus. */
    hold(holds: boolean) {
      if (holds === held) return;
      held = holds;
      if (!state || left <= 0) return;
      if (!holds) return run();
      clearTimeout(timer);
      left = Math.max(left - (Date.now() - since), 1000);
    },
    async undo() {
      const taken = state;
      if (taken?.kind !== 'done' || !taken.undo) return;
      set({ ...taken, kind: 'undoing' });
      try {
        await taken.undo();
        if (state?.id === taken.id) set({ id: taken.id, kind: 'undone', text: 'Undone.' }, 5);
      } catch (error) {
        const why = error instanceof Error ? error.message : '';
        const text = `That could not be undone. ${why}`.trim();
        if (state?.id === taken.id) set({ id: taken.id, kind: 'failed', text }, 20);
      }
    },
  };
}
