import { restockConfirmed, restockWithdrawn } from '../../../content/shop-texts.ts';
import { apiPaths } from '../../../contract/api-paths.ts';
import { confirmParameter } from '../../../contract/confirm-parameter.ts';
import { heldUnitTexts, restockAnswerTexts } from '../../../contract/restock-answer.ts';
import { sendEnquiry } from '../enquiry/send-enquiry.ts';

/** Shows the form for a confirmation email's link, and sends the reply without leaving the page. */
export function answerRestock(key: string) {
  const section = document.querySelector<HTMLElement>('[data-restock-answer]');
  const form = section?.querySelector('form');
  const field = form?.querySelector('input');
  if (!section || !form || !field) return;
  field.value = key;
  section.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter instanceof HTMLButtonElement) send(section, form, event.submitter, key);
  });
}

/** Shows the button that buys the unit held for the owner of this key, and goes to the payment page. */
export function showHeldUnit(key: string) {
  const section = document.querySelector<HTMLElement>('[data-restock-answer]');
  const [heading, words, form] = section?.children ?? [];
  if (!section || !heading || !words || !(form instanceof HTMLFormElement)) return;
  const [button, ...others] = form.querySelectorAll('button');
  const field = form.querySelector('input');
  if (!button || !field) return;
  heading.textContent = heldUnitTexts.heading;
  words.textContent = heldUnitTexts.text;
  button.textContent = restockAnswerTexts.take;
  for (const other of others) other.remove();
  form.action = apiPaths.takeHeld;
  field.value = key;
  section.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.hasAttribute('aria-busy')) buyHeldUnit(form, button, key);
  });
}

async function buyHeldUnit(form: HTMLFormElement, button: HTMLButtonElement, key: string) {
  form.setAttribute('aria-busy', 'true');
  button.textContent = 'Processing...';
  const result = await sendEnquiry(apiPaths.takeHeld, { key });
  if (result.sent && result.next) return location.assign(result.next);
  form.removeAttribute('aria-busy');
  button.textContent = restockAnswerTexts.take;
  showError(form, result.sent ? undefined : (result.fields.key ?? result.reason), 'Your order');
}

async function send(
  section: HTMLElement,
  form: HTMLFormElement,
  button: HTMLButtonElement,
  key: string,
) {
  if (form.hasAttribute('aria-busy')) return;
  form.setAttribute('aria-busy', 'true');
  const label = button.textContent;
  button.textContent = 'Sending...';
  const withdraws = button.hasAttribute('formaction');
  const path = withdraws ? apiPaths.withdrawRestock : apiPaths.confirmRestock;
  const result = await sendEnquiry(path, { key });
  form.removeAttribute('aria-busy');
  button.textContent = label;
  if (!result.sent) return showError(form, result.fields.key ?? result.reason);
  showThanks(section, withdraws ? restockWithdrawn : restockConfirmed);
  removeKeyFromUrl();
}

/** Shows above the buttons why the request failed. */
function showError(
  form: HTMLFormElement,
  reason = 'We could not be reached. Please try again.',
  what: string = restockAnswerTexts.what,
) {
  const alert = form.querySelector('[role=alert]') ?? document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.className = 'w-full font-[560] text-14 text-alert';
  alert.textContent = `${what} was not sent. ${reason}`;
  form.prepend(alert);
}

type Thanks = typeof restockConfirmed | typeof restockWithdrawn;

function showThanks(section: HTMLElement, { heading, text, next }: Thanks) {
  const [title, words, form] = section.children;
  if (!(title instanceof HTMLElement) || !words || !form) return;
  section.classList.replace('border-signal', 'border-good');
  title.textContent = heading;
  words.textContent = `${text} ${next}`;
  form.remove();
  // The pressed button has gone, so focus moves to the result, which is then announced.
  title.tabIndex = -1;
  title.focus();
}

/** Removes the key, so that a person this address is shared with cannot reply for its owner. */
function removeKeyFromUrl() {
  const address = new URL(location.href);
  address.searchParams.delete(confirmParameter);
  history.replaceState(history.state, '', address);
}
