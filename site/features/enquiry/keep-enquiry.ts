import type { Answer } from '../../offline/answers.ts';

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

/** Forgets what was kept under this key, now that it is mended or sent. */
export async function forgetKept(attempt: string) {
  if (!attempt) return;
  try {
    const { forgetAndHush } = await import('../../offline/rejected-requests.ts');
    await forgetAndHush(attempt);
  } catch {
    // What was refused stays above the page, where it can be deleted.
  }
}

/** Calls back, once, when what was kept under this key has reached us or was refused. */
export async function whenAnswered(attempt: string, tell: (answer: Answer) => void) {
  const { hearAnswer } = await import('../../offline/answers.ts');
  hearAnswer(attempt, tell);
}
