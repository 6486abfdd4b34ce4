import { deliveryDay } from '../../../content/delivery-day.ts';
import { shortDay } from '../../../content/short-day.ts';

/** Shows the delivery date. It cannot be part of the page, which is built once and read for weeks. */
export function nameDeliveryDay() {
  nameDay();
  // A page may be left open for days, so update it when it is shown again.
  document.addEventListener('visibilitychange', nameDay);
}

function nameDay() {
  const place = document.querySelector('[data-delivery]');
  if (!place) return;
  // Replaced by a new element, because text that changes its size counts as a layout shift.
  const named = place.cloneNode() as Element;
  named.textContent = `UK mainland delivery by ${shortDay(deliveryDay(new Date()))}`;
  place.replaceWith(named);
}
