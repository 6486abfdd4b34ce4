import { deliveryDay } from '../../../content/delivery-day.ts';
import { shortDay } from '../../../content/short-day.ts';

/** Shows the delivery date. It cannot be part of the page, which is built once and read for weeks. */
export function nameDeliveryDay() {
  updateDay();
  // A page may be left open for days, so update it when it is shown again.
  document.addEventListener('visibilitychange', updateDay);
}

function updateDay() {
  const element = document.querySelector('[data-delivery]');
  if (!element) return;
  // Replaced by a new element, because text that changes its size counts as a layout shift.
  const replacement = element.cloneNode() as Element;
  replacement.textContent = `UK mainland delivery by ${shortDay(deliveryDay(new Date()))}`;
  element.replaceWith(replacement);
}
