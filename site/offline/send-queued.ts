import { apiPaths } from '../../contract/api-paths.ts';
import { formatUkTime, showMessageBar } from './message-bar.ts';
import {
  browserOutbox,
  deleteRequests,
  outboxTag,
  type QueuedRequest,
  queueRequest,
  sendQueued,
  toFormFields,
} from './outbox.ts';

/** Stores a request on this device and has it sent as soon as the device is online. */
export async function queueForLater(request: Omit<QueuedRequest, 'state'>) {
  await queueRequest({ ...request, state: 'waiting' });
  // If it was rejected before, that message no longer applies.
  showMessageBar(request.key, '');
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  // Not every browser has Background Sync, and some ask for permission. The next page sends what this does not.
  sync?.register(outboxTag).catch(() => {});
}

/** Sends waiting requests, shows the results, and deletes the sent ones. */
export async function sendQueuedAndReport() {
  if (navigator.onLine) await sendQueued();
  const requests = await browserOutbox.read();
  const rejected = requests.filter(({ state }) => state === 'rejected');
  const others = requests.filter(({ state }) => state !== 'rejected');
  showMessageBar('outbox', others.map(statusText).join(' '));
  for (const request of rejected) showRejected(request);
  const sent = others.filter(({ state }) => state === 'sent').map(({ key }) => key);
  await deleteRequests(sent);
}

/** Deletes a request and its message. */
export async function deleteQueuedRequest(key: string, outbox = browserOutbox) {
  await deleteRequests([key], outbox);
  showMessageBar(key, '');
}

/** Shows at the top of the page that a request was rejected, with the actions for it. */
function showRejected(request: QueuedRequest) {
  const id = `rejected-${request.key}`;
  const news = statusText(request);
  const existing = document.getElementById(id);
  // If it were created again, its buttons would lose the focus, and an action in progress would be lost.
  if (existing) {
    if (existing.textContent !== news) existing.textContent = news;
    return;
  }
  const words = Object.assign(document.createElement('span'), { id, textContent: news });
  showMessageBar(request.key, ' ')?.replaceChildren(words, createRejectedForm(request, words));
}

/** A device may report a connection on a network without internet, so only our own response counts. */
async function isServerReachable(ask: typeof fetch): Promise<boolean> {
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
export async function deleteIfOnline(
  key: string,
  outbox = browserOutbox,
  ask: typeof fetch = fetch,
) {
  if (!(await isServerReachable(ask))) return false;
  await deleteRequests([key], outbox).catch(() => {});
  return true;
}

/** The actions for a rejected request. Posted as a form, the server shows it again with its errors. */
function createRejectedForm(request: QueuedRequest, words: HTMLElement): HTMLFormElement {
  const form = document.createElement('form');
  form.dataset.screenOnly = '';
  // Beside the text if there is room, and never taller than a tap target needs.
  form.className = '-mb-3 inline-flex lg:-mt-3';
  form.method = 'post';
  form.action = request.path;
  for (const [name, value] of Object.entries(toFormFields(request))) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  const openButton = button('Open and correct it', words);
  const deleteButton = button('Delete', words);
  form.append(openButton, deleteButton);
  form.onsubmit = async (event) => {
    event.preventDefault();
    if (event.submitter === deleteButton) return deleteAndMoveFocus(request.key).catch(() => {});
    words.textContent = statusText(request);
    // Offline, it would be deleted here and could not be opened.
    if (await deleteIfOnline(request.key)) form.submit();
    else words.textContent = `${statusText(request)} You're offline, so it's still saved here.`;
  };
  return form;
}

/** The button is removed with its request, so focus moves to the next rejected request or to the page. */
async function deleteAndMoveFocus(key: string) {
  await deleteQueuedRequest(key);
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
export function statusText({ what, at, state, reason }: QueuedRequest): string {
  const which = `${what} from ${formatUkTime(at)}`;
  if (state === 'waiting') return `Saved on this device, not sent yet: ${which}.`;
  if (state === 'sent') return `Sent: ${which}.`;
  return `Not accepted: ${which}. ${reason ?? ''}`.trim();
}
