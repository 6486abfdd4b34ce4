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

/** Stores a request on this device and has it sent as soon as the device is online. */
export async function keepForLater(request: Omit<QueuedRequest, 'state'>) {
  await queueRequest({ ...request, state: 'waiting' });
  // If it was rejected before, that message no longer applies.
  sayAbove(request.key, '');
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  // Not every browser has Background Sync, and some ask for permission. The next page sends what this does not.
  sync?.register(outboxTag).catch(() => {});
}

/** Sends waiting requests, shows the results, and deletes the sent ones. */
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

/** Deletes a request and its message. */
export async function forgetAndHush(key: string, outbox = browserOutbox) {
  await forgetRequests([key], outbox);
  sayAbove(key, '');
}

/** Shows at the top of the page that a request was rejected, with the actions for it. */
function tellRejected(request: QueuedRequest) {
  const id = `rejected-${request.key}`;
  const news = newsOf(request);
  const told = document.getElementById(id);
  // If it were created again, its buttons would lose the focus, and an action in progress would be lost.
  if (told) {
    if (told.textContent !== news) told.textContent = news;
    return;
  }
  const words = Object.assign(document.createElement('span'), { id, textContent: news });
  sayAbove(request.key, ' ')?.replaceChildren(words, waysOn(request, words));
}

/** A device may report a connection on a network without internet, so only our own response counts. */
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

/** Deletes a request that is about to be opened again and returns true. Offline, keeps it and returns false. */
export async function letGo(key: string, outbox = browserOutbox, ask: typeof fetch = fetch) {
  if (!(await hasSignal(ask))) return false;
  await forgetRequests([key], outbox).catch(() => {});
  return true;
}

/** The actions for a rejected request. Posted as a form, the server shows it again with its errors. */
function waysOn(request: QueuedRequest, words: HTMLElement): HTMLFormElement {
  const form = document.createElement('form');
  form.dataset.screenOnly = '';
  // Beside the text if there is room, and never taller than a tap target needs.
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
    // Offline, it would be deleted here and could not be opened.
    if (await letGo(request.key)) form.submit();
    else words.textContent = `${newsOf(request)} You're offline, so it's still saved here.`;
  };
  return form;
}

/** The button is removed with its request, so focus moves to the next rejected request or to the page. */
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

/** The state of a request that was made offline, in words. */
export function newsOf({ what, at, state, reason }: QueuedRequest): string {
  const which = `${what} from ${ukTime(at)}`;
  if (state === 'waiting') return `Saved on this device, not sent yet: ${which}.`;
  if (state === 'sent') return `Sent: ${which}.`;
  return `Not accepted: ${which}. ${reason ?? ''}`.trim();
}
