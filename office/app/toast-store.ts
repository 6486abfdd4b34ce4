export type ToastOptions = {
  text: string;
  /** Undoes the action. Rejects if it is too late. */
  undo?: (() => Promise<unknown>) | undefined;
  /** How long the message stays, in seconds. The default of 20 matches the delay of emails. */
  seconds?: number;
};

export type ToastState = ToastOptions & {
  id: number;
  kind: 'done' | 'undoing' | 'undone' | 'failed';
};

/** One message at a time at the foot of the screen: what was done, and Undo. Its timer pauses while held. */
export function createToastStore() {
  let state: ToastState | undefined;
  let id = 0;
  let isPaused = false;
  let remainingMs = 0;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changeEvents = new EventTarget();

  function setToast(next: ToastState | undefined, seconds = 0) {
    state = next;
    clearTimeout(timer);
    remainingMs = seconds * 1000;
    if (seconds > 0 && !isPaused) startTimer();
    changeEvents.dispatchEvent(new Event('change'));
  }

  function startTimer() {
    startedAt = Date.now();
    timer = setTimeout(() => setToast(undefined), remainingMs);
  }

  function show(item: ToastOptions) {
    id += 1;
    setToast({ ...item, id, kind: 'done' }, item.seconds ?? 20);
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      changeEvents.addEventListener('change', listener);
      return () => changeEvents.removeEventListener('change', listener);
    },
    show,
    showError(error: unknown) {
      show({ text: error instanceof Error ? error.message : 'The office isn’t responding.' });
    },
    dismiss() {
      isPaused = false;
      setToast(undefined);
    },
    /** Keeps the message while it is under the pointer or has the focus. */
    setPaused(paused: boolean) {
      if (paused === isPaused) return;
      isPaused = paused;
      if (!state || remainingMs <= 0) return;
      if (!paused) return startTimer();
      clearTimeout(timer);
      remainingMs = Math.max(remainingMs - (Date.now() - startedAt), 1000);
    },
    async undo() {
      const current = state;
      if (current?.kind !== 'done' || !current.undo) return;
      setToast({ ...current, kind: 'undoing' });
      try {
        await current.undo();
        if (state?.id === current.id)
          setToast({ id: current.id, kind: 'undone', text: 'Undone.' }, 5);
      } catch (error) {
        const why = error instanceof Error ? error.message : '';
        const text = `That could not be undone. ${why}`.trim();
        if (state?.id === current.id) setToast({ id: current.id, kind: 'failed', text }, 20);
      }
    },
  };
}
