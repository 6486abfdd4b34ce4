import type { Catalogue } from '../../catalogue/index-products.ts';
import { formatPrice, type Pence } from '../../catalogue/money.ts';
import { company } from '../../content/company.ts';
import { type DeliveryService, deliveryPrice, zoneOf } from '../../content/delivery.ts';
import { deliveryDay } from '../../content/delivery-day.ts';
import { deliveryZones, type Zone } from '../../content/delivery-zones.ts';
import { applyContentChanges } from '../../content/editable/apply-content-changes.ts';
import { tidyPostcode } from '../../content/postcode.ts';
import { workingDaysAfter } from '../../content/working-days.ts';
import type { Issue } from '../../contract/order-issue.ts';
import type { Queries } from '../database/database.ts';
import { isGoods, type orderLine, type PostalAddress } from '../database/schema.ts';
import { findChangesInForce } from '../publish/changes-in-force.ts';
import { isUnderReview, openIssues } from './issue-text.ts';
import { isAwaitingDispatch, type Order } from './order.ts';

type Line = Pick<
  typeof orderLine.$inferSelect,
  'productId' | 'quantity' | 'unitPence' | 'delivery'
>;

type SurchargeIssue = Extract<Issue, { kind: 'delivery-surcharge' }>;

export function findDeliveryService(lines: readonly Pick<Line, 'delivery'>[]): DeliveryService {
  return lines.find(({ delivery }) => delivery !== null)?.delivery ?? 'standard';
}

export function deliveryPaidPence(lines: readonly Line[]): Pence {
  return lines
    .filter((line) => !isGoods(line))
    .reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0);
}

/** The delivery table that was in force at a moment: orders placed then are charged by it. */
export async function findDeliveryZonesAt(
  queries: Queries,
  moment: Date,
): Promise<readonly Zone[]> {
  return deliveryZones(
    applyContentChanges((await findChangesInForce(queries, moment)).changes).changes,
  );
}

/** The issue to raise if delivery to an address costs another sum than was paid for it. */
export function buildSurchargeIssue(
  lines: readonly Line[],
  address: PostalAddress | null | undefined,
  catalogue: Catalogue,
  /** The delivery table at the time of purchase. */
  zones: readonly Zone[],
): SurchargeIssue | undefined {
  if (!address) return undefined;
  const paidPence = deliveryPaidPence(lines);
  const duePence = deliveryDuePence(lines, address, catalogue, zones);
  if (duePence === paidPence) return undefined;
  const [district = ''] = tidyPostcode(address.postcode).split(' ');
  return { kind: 'delivery-surcharge', data: { district, paidPence, duePence } };
}

/** The table's price; undefined if it has none. Without express in a zone, the standard price counts. */
function deliveryDuePence(
  lines: readonly Line[],
  { postcode }: PostalAddress,
  catalogue: Catalogue,
  zones: readonly Zone[],
): Pence | undefined {
  const zone = zoneOf(postcode, zones);
  const goods = lines.filter(isGoods).flatMap(({ productId, quantity }) => {
    const product = catalogue.byId(productId);
    return product ? [{ product, quantity }] : [];
  });
  return (
    zone && (deliveryPrice(zone, goods, findDeliveryService(lines)) ?? deliveryPrice(zone, goods))
  );
}

/** What a buyer must agree to before we accept an order: a higher or an individual delivery price. */
export function deliveryDifference(
  order: Pick<Order, 'issues'>,
): (SurchargeIssue['data'] & { difference: Pence | undefined }) | undefined {
  const open = openIssues(order).find((issue) => issue.kind === 'delivery-surcharge');
  if (open?.kind !== 'delivery-surcharge' || !isUnderReview({ issues: [open] })) return undefined;
  const { paidPence = 0, duePence } = open.data;
  return { ...open.data, difference: duePence === undefined ? undefined : duePence - paidPence };
}

/** The same as text for the buyer. */
export function deliveryDifferenceText(order: Order): string | undefined {
  const due = deliveryDifference(order);
  if (!due) return undefined;
  const { district, paidPence = 0, duePence, difference } = due;
  const area = zoneOf(order.address?.postcode ?? '')?.name;
  const cost =
    duePence === undefined
      ? `We have no set price for delivery to your address in ${district}. We'll email you one, and accept your order once you've agreed it.`
      : `Your address in ${district} is in our delivery area ${area}, where delivery of this order costs ${formatPrice(duePence)}. You paid ${formatPrice(paidPence)} for delivery. We'll accept your order once you've agreed the difference of ${formatPrice(difference ?? 0)}.`;
  return `${cost} Reply to this email or call ${company.phone.shown}. If you don't want to pay it, we'll refund you in full.`;
}

/**
 * The last day on which an order awaiting dispatch should arrive, as its UTC midnight. Undefined for an
 * order under review, and for an address that the table has no price for.
 */
export function deliveryDueDay(
  placed: Pick<Order, 'state' | 'issues' | 'address' | 'createdAt' | 'paidAt' | 'leadDays'> & {
    lines: readonly Pick<Line, 'delivery'>[];
  },
): Date | undefined {
  if (!isAwaitingDispatch(placed.state) || isUnderReview(placed)) return undefined;
  // An issue from before there was a delivery table: price and day are agreed with the buyer first.
  const needsAgreement = openIssues(placed).some(
    ({ kind, data }) => kind === 'delivery-surcharge' && !('paidPence' in data),
  );
  const zone = placed.address ? zoneOf(placed.address.postcode) : undefined;
  if (needsAgreement || (placed.address && !zone)) return undefined;
  const from = placed.paidAt ?? placed.createdAt;
  if (placed.leadDays !== null) {
    return workingDaysAfter(from, placed.leadDays, company.closedOn);
  }
  return deliveryDay(from, zone, findDeliveryService(placed.lines));
}
