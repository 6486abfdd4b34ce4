import { apiPaths } from '../../contract/api-paths.ts';
import { sayAbove, ukTime } from './message-bar.ts';
import {
  browserOutbox,
  forgetRequests,
  formFieldsOf,
  outboxTag,
  type QueuedRequest,
  queueRequest,
  sendKept,
} from './outbox.ts';

/** Keeps something on this device and has it sent as soon as there is a signal. */
export async function keepForLater(request: Omit<QueuedRequest, 'state'>) {
  await queueRequest({ ...request, state: 'waiting' });
  // Rejected before and sent again: that is no longer so.
  sayAbove(request.key, '');
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  // Not every browser has it, and some ask first: the next page sends what this does not.
  sync?.register(outboxTag).catch(() => {});
}

/** Sends what waits, says what came of it, and forgets what is sent. */
export async function sendAndTell() {
  if (navigator.onLine) await sendKept();
  const requests = await browserOutbox.read();
  const rejected = requests.filter(({ state }) => state === 'rejected');
  const others = requests.filter(({ state }) => state !== 'rejected');
  sayAbove('outbox', others.map(newsOf).join(' '));
  for (const request of rejected) tellRejected(request);
  const sent = others.filter(({ state }) => state === 'sent').map(({ key }) => key);
  await forgetRequests(sent);
}

/** Forgets a request, and says no more of it. */
export async function forgetAndHush(key: string, outbox = browserOutbox) {
  await forgetRequests([key], outbox);
  sayAbove(key, '');
}

/** Says above the page that a request was rejected, and what can be done with it. */
function tellRejected(request: QueuedRequest) {
  const id = `rejected-${request.key}`;
  const news = newsOf(request);
  const told = document.getElementById(id);
  // Made anew, its buttons would lose the focus, and what they have begun.
  if (told) {
    if (told.textContent !== news) told.textContent = news;
    return;
  }
  const words = Object.assign(document.createElement('span'), { id, textContent: news });
  sayAbove(request.key, ' ')?.replaceChildren(words, waysOn(request, words));
}

/** A device may take a network that leads nowhere for a signal: only an answer of ours is one. */
async function hasSignal(ask: typeof fetch): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answer = await ask(apiPaths.stock, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    await answer.json();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Forgets a request that is about to be opened again, and answers true; without a signal it stays. */
export async function letGo(key: string, outbox = browserOutbox, ask: typeof fetch = fetch) {
  if (!(await hasSignal(ask))) return false;
  await forgetRequests([key], outbox).catch(() => {});
  return true;
}

/** What to do with a rejected request: posted as a form, the server shows it again with what is wrong. */
function waysOn(request: QueuedRequest, words: HTMLElement): HTMLFormElement {
  const form = document.createElement('form');
  form.dataset.screenOnly = '';
  // Beside the words where there is room, and in either case no taller than the fingers need.
  form.className = '-mb-3 inline-flex lg:-mt-3';
  form.method = 'post';
  form.action = request.path;
  for (const [name, value] of Object.entries(formFieldsOf(request))) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  const again = button('Open and correct it', words);
  const leave = button('Delete', words);
  form.append(again, leave);
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (event.submitter === leave) return leaveIt(request.key).catch(() => {});
    words.textContent = newsOf(request);
    // Without a signal it would be gone from here and open nowhere.
    if (await letGo(request.key)) form.submit();
    else words.textContent = `${newsOf(request)} You're offline, so it's still saved here.`;
  };
  return form;
}

/** The button goes with the request: the focus moves to the next such request's, or to the page. */
async function leaveIt(key: string) {
  await forgetAndHush(key);
  const next = document.querySelector<HTMLElement>('[role=status] > form button, #main');
  next?.focus({ preventScroll: true });
}

function button(words: string, about: HTMLElement): HTMLButtonElement {
  const made = document.createElement('button');
  made.className = 'min-h-11 px-3 underline';
  made.textContent = words;
  // Two requests have buttons of the same name.
  made.setAttribute('aria-describedby', about.id);
  return made;
}

/** What has become of something that was typed offline. */
export function newsOf({ what, at, state, reason }: QueuedRequest): string {
  const which = `${what} from ${ukTime(at)}`;
  if (state === 'waiting') return `Saved on this device, not sent yet: ${which}.`;
  if (state === 'sent') return `Sent: ${which}.`;
  return `Not accepted: ${which}. ${reason ?? ''}`.trim();
}
