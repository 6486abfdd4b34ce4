import { dayWords } from '../../../content/day-words.ts';
import { deliveryDay } from '../../../content/delivery-day.ts';

/** Names the day by which it comes: a page is built once and read for weeks, so none stands in it. */
export function nameDeliveryDay() {
  const place = document.querySelector('[data-delivery]');
  if (!place) return;
  // A new element in its place, for one whose words grow or shrink counts as moved.
  const named = place.cloneNode() as Element;
  named.textContent = `UK mainland delivery by ${dayWords(deliveryDay(new Date()), 'short')}`;
  place.replaceWith(named);
}
