import { eq, inArray } from 'drizzle-orm';

import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { company, registeredOfficeLine } from '../../content/company.ts';
import { zoneOf } from '../../content/delivery.ts';
import { tidyPostcode } from '../../content/postcode.ts';
import { announceDelaySeconds } from '../../contract/activity.ts';
import { emailAddress, optionalLine, requiredLine } from '../../contract/fields.ts';
import { bankPayment, paymentExtension } from '../../contract/offer.ts';
import { goodsBackRequest, refundRequest } from '../../contract/refund.ts';
import type { Shop } from '../app/shop.ts';
import { isGoods, order as orderTable, type PostalAddress } from '../database/schema.ts';
import { documentFilename, renderPdfBody } from '../documents/document-pdf.ts';
import { findDocument } from '../documents/issue-documents.ts';
import { HttpError } from '../http/errors.ts';
import { extendPaymentDueDate, recordBankPayment } from '../orders/bank-payment.ts';
import { addOrderNote, changeOrderState, type OrderChange } from '../orders/change-order.ts';
import { correctAddress, correctEmail } from '../orders/correct-order.ts';
import { correctShipment, dispatchOrder } from '../orders/dispatch-order.ts';
import { resolveIssues } from '../orders/issues.ts';
import {
  findOrders,
  type Order,
  readOrder,
  refundedPence,
  unshippedGoods,
} from '../orders/order.ts';
import {
  type ChangeRequest,
  rejectStaleVersion,
  StaleOrderError,
} from '../orders/record-change.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { recordReturnedGoods } from '../orders/returned-goods.ts';
import { rejectTestInvoice, sendDocument, sendInvoice } from '../orders/send-invoice.ts';
import { ProviderError } from '../payments/provider.ts';
import {
  getActor,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  queryParams,
} from './office-context.ts';
import { buildOrderView, readRefundPermission, totalLoad } from './order-view.ts';

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const positiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const note = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Use 2000 characters or fewer.')),
);
const carrier = requiredLine('Choose a carrier.', 60);
const tracking = optionalLine(80);

const bodies = {
  plain: v.object({ version, note }),
  note: v.object({
    note: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Write a note.'),
      v.maxLength(2000, 'Use 2000 characters or fewer.'),
    ),
  }),
  dispatch: v.object({
    version,
    carrier,
    tracking,
    note,
    lines: v.pipe(
      v.array(v.object({ line: positiveInteger, quantity: positiveInteger })),
      v.nonEmpty('Choose what to dispatch.'),
      v.maxLength(200),
    ),
  }),
  shipment: v.object({ version, carrier, tracking }),
  refund: refundRequest,
  email: v.object({ version, email: emailAddress }),
  /** Only the changed lines: the others keep their current values. */
  address: v.object({
    version,
    address: v.partial(
      v.object({
        line1: requiredLine('Enter the first line of the address.', 200),
        line2: optionalLine(200),
        town: requiredLine('Enter the town.', 100),
        county: optionalLine(100),
        postcode: requiredLine('Enter the postcode.', 12),
      }),
    ),
  }),
  invoice: v.object({ version, company: optionalLine(200), address: optionalLine(500) }),
};

const documentsQuery = v.object({
  references: v.pipe(v.string(), v.regex(/^RM-\d{6,9}(,RM-\d{6,9}){0,99}$/)),
});

/** A changed order with the id of its activity; some changes cannot be undone. */
type OrderChangeResult = Order & { activityId: number | undefined; isFinal?: true };
type Change = (shop: Shop, reference: string, request: ChangeRequest) => Promise<OrderChangeResult>;

/** One order: its details, all changes to it, and its printed documents. */
export function orderRoutes(deps: OfficeDeps) {
  /** Runs a change; if the order changed meanwhile, responds with its current state and who did what. */
  async function runChange(
    context: Context<OfficeVariables>,
    expectedVersion: number | undefined,
    change: Change,
  ) {
    const { who } = context.var;
    const shop = await deps.shop();
    const reference = context.req.param('reference') ?? '';
    const by = getActor(context, deps);
    try {
      const changed = await change(shop, reference, { by, version: expectedVersion });
      deps.onMail();
      const order = await buildOrderView(shop, changed, who);
      const { activityId } = changed;
      return context.json({ order, activityId, undoUntil: undoUntil(changed) }, 200);
    } catch (error) {
      if (error instanceof ProviderError)
        throw new HttpError(502, providerErrorMessage(error), { cause: error });
      if (!(error instanceof StaleOrderError)) throw error;
      const changes = error.changes.map(({ at, staffName: by, action, fields }) => {
        return { at, by: by ?? undefined, action, fields };
      });
      const current = await buildOrderView(shop, error.order, who);
      return context.json({ error: error.message, current, changes }, 409);
    }
  }

  return (
    new Hono<OfficeVariables>()
      .get('/documents', queryParams(documentsQuery), async (context) => {
        const references = context.req.valid('query').references.split(',');
        return context.json(await buildPrintDocuments(await deps.shop(), references));
      })
      .get('/:reference', async (context) => {
        const shop = await deps.shop();
        const hasReference = eq(orderTable.reference, context.req.param('reference'));
        const [found] = await findOrders(shop.database.queries, hasReference);
        if (!found) throw new HttpError(404, 'There is no order with this reference.');
        return context.json(await buildOrderView(shop, found, context.var.who));
      })
      .post('/:reference/prepare', jsonBody(bodies.plain), (context) => {
        const { version: expectedVersion, note: text } = context.req.valid('json');
        const to = 'preparing' as const;
        return runChange(context, expectedVersion, (...order) =>
          changeTo(...order, { to, note: text }),
        );
      })
      .post('/:reference/deliver', jsonBody(bodies.plain), (context) => {
        const { version: expectedVersion, note: text } = context.req.valid('json');
        const to = 'delivered' as const;
        return runChange(context, expectedVersion, (...order) =>
          changeTo(...order, { to, note: text }),
        );
      })
      .post('/:reference/cancel', jsonBody(bodies.plain), (context) => {
        const { version: expectedVersion, note: text } = context.req.valid('json');
        const to = 'cancelled' as const;
        return runChange(context, expectedVersion, (...order) =>
          changeTo(...order, { to, note: text }),
        );
      })
      .post('/:reference/dispatch', jsonBody(bodies.dispatch), (context) => {
        const {
          version: expectedVersion,
          tracking: number,
          ...dispatch
        } = context.req.valid('json');
        return runChange(context, expectedVersion, (shop, reference, request) =>
          dispatchOrder(shop, reference, {
            ...dispatch,
            tracking: number || undefined,
            ...request,
          }),
        );
      })
      .post('/:reference/shipments/:id{[0-9]{1,9}}', jsonBody(bodies.shipment), (context) => {
        const {
          version: expectedVersion,
          carrier: name,
          tracking: number,
        } = context.req.valid('json');
        const shipmentId = Number(context.req.param('id'));
        return runChange(context, expectedVersion, (shop, reference, request) =>
          correctShipment(shop, reference, {
            shipmentId,
            carrier: name,
            tracking: number || null,
            ...request,
          }),
        );
      })
      .post('/:reference/refund', jsonBody(bodies.refund), (context) => {
        const { version: expectedVersion, ...refund } = context.req.valid('json');
        const { who } = context.var;
        return runChange(context, expectedVersion, async (shop, reference, request) => {
          const { queries } = shop.database;
          const found = await readOrder(queries, reference);
          const isKnown = found.refunds.some(({ attemptKey }) => attemptKey === refund.attempt);
          if (!isKnown) await rejectStaleVersion(queries, found, expectedVersion);
          const { limitPence } = await readRefundPermission(queries, found, who);
          // Earlier refunds of an order count towards the limit of staff.
          const sum = refund.pence + (isKnown ? 0 : refundedPence(found));
          if (limitPence !== null && sum > limitPence) {
            throw new HttpError(403, 'Only an owner can refund this much.');
          }
          const refunded = await refundOrder(shop, reference, { ...refund, ...request });
          return { ...refunded, isFinal: true };
        });
      })
      .post('/:reference/goods-back', jsonBody(goodsBackRequest), (context) => {
        const { version: expectedVersion, ...goodsBack } = context.req.valid('json');
        return runChange(context, expectedVersion, async (shop, reference, request) => {
          const booked = await recordReturnedGoods(shop, reference, { ...goodsBack, ...request });
          return { ...booked, isFinal: true };
        });
      })
      .post('/:reference/payments', jsonBody(bankPayment), (context) => {
        const { version: expectedVersion, ...payment } = context.req.valid('json');
        return runChange(context, expectedVersion, async (shop, reference, request) => {
          const paid = await recordBankPayment(shop, reference, { ...payment, ...request });
          return { ...paid, isFinal: true };
        });
      })
      .post('/:reference/payment-due', jsonBody(paymentExtension), (context) => {
        const { version: expectedVersion, due } = context.req.valid('json');
        return runChange(context, expectedVersion, async (shop, reference, request) => {
          const extended = await extendPaymentDueDate(shop, reference, { due, ...request });
          return { ...extended, isFinal: true };
        });
      })
      .get('/:reference/documents/:number', async (context) => {
        const { reference, number } = context.req.param();
        const { queries } = (await deps.shop()).database;
        const found = await readOrder(queries, reference);
        const issued = await findDocument(queries, number, found.id);
        if (!issued) throw new HttpError(404, 'There is no document with this number.');
        return context.body(await renderPdfBody(issued.data), 200, {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${documentFilename(issued.data)}"`,
        });
      })
      // An email overwrites nothing, so it needs no version.
      .post('/:reference/documents/:number/send', (context) => {
        const { number } = context.req.param();
        return runChange(context, undefined, (shop, reference, request) =>
          sendDocument(shop, reference, { number, ...request }),
        );
      })
      .post('/:reference/email', jsonBody(bodies.email), (context) => {
        const { version: expectedVersion, email } = context.req.valid('json');
        return runChange(context, expectedVersion, (shop, reference, request) =>
          correctEmail(shop, reference, { email, ...request }),
        );
      })
      .post('/:reference/address', jsonBody(bodies.address), async (context) => {
        const { version: expectedVersion, address: typed } = context.req.valid('json');
        const { queries } = (await deps.shop()).database;
        const { address: previousAddress } = await readOrder(
          queries,
          context.req.param('reference'),
        );
        const { address, fields } = mergeAddress(previousAddress, typed);
        if (!address) return context.json({ error: 'Check the marked fields.', fields }, 422);
        return runChange(context, expectedVersion, (shop, reference, request) =>
          correctAddress(shop, reference, { address, ...request }),
        );
      })
      // A note overwrites nothing, so it needs no version.
      .post('/:reference/notes', jsonBody(bodies.note), (context) => {
        const { note: text } = context.req.valid('json');
        return runChange(context, undefined, (shop, reference, request) =>
          addOrderNote(shop, reference, { note: text, ...request }),
        );
      })
      .post('/:reference/issues/:id{[0-9]{1,9}}/resolve', jsonBody(bodies.plain), (context) => {
        const { version: expectedVersion, note: text } = context.req.valid('json');
        const issueId = Number(context.req.param('id'));
        return runChange(context, expectedVersion, (shop, reference, request) =>
          resolveIssues(shop, reference, { issueId, note: text, ...request }),
        );
      })
      .post('/:reference/invoice', jsonBody(bodies.invoice), (context) => {
        const { version: expectedVersion, company: name, address } = context.req.valid('json');
        const recipient = { company: name || undefined, address: address || undefined };
        return runChange(context, expectedVersion, async (shop, reference, request) => {
          rejectTestInvoice(await readOrder(shop.database.queries, reference), deps.isPublicShop);
          return sendInvoice(shop, reference, { recipient, ...request });
        });
      })
  );
}

function changeTo(...[shop, reference, request, change]: [...Parameters<Change>, OrderChange]) {
  return changeOrderState(shop, reference, { ...change, ...request });
}

/** Until when a change can definitely be undone; a refund cannot. */
function undoUntil({ activityId, isFinal }: OrderChangeResult): Date | undefined {
  if (activityId === undefined || isFinal) return undefined;
  return new Date(Date.now() + announceDelaySeconds * 1000);
}

function providerErrorMessage({ temporary }: ProviderError): string {
  return temporary
    ? "We can't reach the payment provider. The refund is saved and made as soon as possible; nothing is refunded twice."
    : 'The payment provider rejected this. Nothing has changed: see the payment there.';
}

type TypedAddress = v.InferOutput<typeof bodies.address>['address'];

/** The address with the changed lines, or the fields that are wrong. */
function mergeAddress(previousAddress: PostalAddress | null, typed: TypedAddress) {
  const { line1 = '', line2, town = '', county, ...rest } = { ...previousAddress, ...typed };
  const postcode = tidyPostcode(rest.postcode ?? '');
  const zone = zoneOf(postcode);
  if (!zone || !line1 || !town) {
    const fields = {
      ...(!line1 && { line1: ['Enter the first line of the address.'] }),
      ...(!town && { town: ['Enter the town.'] }),
      ...(!zone && { postcode: ['Enter a full postcode that we deliver to.'] }),
    };
    return { fields };
  }
  const country = zone.country ?? 'GB';
  const optional = { ...(line2 && { line2 }), ...(county && { county }) };
  const address: PostalAddress = { line1, ...optional, town, postcode, country };
  return { address };
}

/** The contents of packing notes and labels, in the order of the references. */
async function buildPrintDocuments(shop: Shop, references: readonly string[]) {
  const hasReference = inArray(orderTable.reference, [...references]);
  const found = await findOrders(shop.database.queries, hasReference);
  const catalogue = shop.catalogue();
  const documents = found.map((one) => {
    const { reference, name, company: firm, phone, address, poNumber, deliveryNotes } = one;
    const left = unshippedGoods(one);
    // For an order that has been dispatched, the full note is printed again.
    const goods = (left.length > 0 ? left : one.lines.filter(isGoods)).map((line) => {
      const product = catalogue.byId(line.productId);
      const { weight: kilograms, closedLength: metres } = product ?? {};
      return { name: line.name, sku: line.sku, quantity: line.quantity, kilograms, metres };
    });
    const to = { name, company: firm, phone, address };
    return { reference, to, poNumber, deliveryNotes, goods, load: totalLoad(goods) };
  });
  const { legalName: name, phone, email } = company;
  const sender = {
    name,
    address: registeredOfficeLine,
    phone: phone.shown,
    email: email.shown,
  };
  const positions = new Map(references.map((reference, at) => [reference, at]));
  const at = ({ reference }: { reference: string }) => positions.get(reference) ?? 0;
  return { sender, documents: documents.toSorted((one, other) => at(one) - at(other)) };
}
