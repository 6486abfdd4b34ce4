import { deliveryDay } from '../../../content/delivery-day.ts';
import { shortDay } from '../../../content/short-day.ts';

/** Names the day by which it comes: a page is built once and read for weeks, so none stands in it. */
export function nameDeliveryDay() {
  nameDay();
  // A page that was left open for days is looked at again.
  document.addEventListener('visibilitychange', nameDay);
}

function nameDay() {
  const place = document.querySelector('[data-delivery]');
  if (!place) return;
  // A new element in its place, for one whose words grow or shrink counts as moved.
  const named = place.cloneNode() as Element;
  named.textContent = `UK mainland delivery by ${shortDay(deliveryDay(new Date()))}`;
  place.replaceWith(named);
}
