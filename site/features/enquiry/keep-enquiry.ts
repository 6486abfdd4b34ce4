type Unsent = { path: string; what: string; fields: { attempt: string } };

/** Where there is no signal, keeps what could not be sent and answers true. */
export async function keptWithoutSignal({ path, what, fields }: Unsent): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    const { keepForLater } = await import('../../offline/send-and-tell.ts');
    await keepForLater({ key: fields.attempt, path, what, at: Date.now(), fields: { ...fields } });
    return true;
  } catch {
    // Storage is closed to us: what was typed stays in the form.
    return false;
  }
}

/** Calls back when what was kept under this key has reached us. */
export async function whenSent(attempt: string, tell: () => void) {
  const { outboxEmptied } = await import('../../offline/send-and-tell.ts');
  addEventListener(outboxEmptied, (event) => {
    if (event instanceof CustomEvent && event.detail.includes(attempt)) tell();
  });
}
