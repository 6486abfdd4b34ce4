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
import { findOrders, readOrder } from '../orders/order.ts';
import { refundedPence, unshippedGoods } from '../orders/order-amounts.ts';
import {
  type ChangeRequest,
  type RecordedOrder,
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

type Change<Given> = (
  shop: Shop,
  reference: string,
  request: Given & ChangeRequest,
) => Promise<RecordedOrder>;

/** One order: its details, all changes to it, and its printed documents. */
export function orderRoutes(deps: OfficeDeps) {
  /** Runs a change; if the order changed meanwhile, responds with its current state and who did what. */
  async function runChange<Given extends object>(
    context: Context<OfficeVariables>,
    given: Given,
    change: Change<NoInfer<Given>>,
    { canUndo = true } = {},
  ) {
    const { who } = context.var;
    const shop = await deps.shop();
    const reference = context.req.param('reference') ?? '';
    const by = getActor(context, deps);
    try {
      const changed = await change(shop, reference, { ...given, by });
      deps.onMail();
      const order = await buildOrderView(shop, changed, who);
      const { activityId } = changed;
      const undoUntil = canUndo && activityId !== undefined ? undoDeadline() : undefined;
      return context.json({ order, activityId, undoUntil }, 200);
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
      .post('/:reference/prepare', jsonBody(bodies.plain), (context) =>
        runChange(context, context.req.valid('json'), moveTo('preparing')),
      )
      .post('/:reference/deliver', jsonBody(bodies.plain), (context) =>
        runChange(context, context.req.valid('json'), moveTo('delivered')),
      )
      .post('/:reference/cancel', jsonBody(bodies.plain), (context) =>
        runChange(context, context.req.valid('json'), moveTo('cancelled')),
      )
      .post('/:reference/dispatch', jsonBody(bodies.dispatch), (context) =>
        runChange(context, context.req.valid('json'), (shop, reference, request) =>
          dispatchOrder(shop, reference, { ...request, tracking: request.tracking || undefined }),
        ),
      )
      .post('/:reference/shipments/:id{[0-9]{1,9}}', jsonBody(bodies.shipment), (context) => {
        const shipmentId = Number(context.req.param('id'));
        return runChange(context, context.req.valid('json'), (shop, reference, request) => {
          const tracking = request.tracking || null;
          return correctShipment(shop, reference, { ...request, shipmentId, tracking });
        });
      })
      .post('/:reference/refund', jsonBody(bodies.refund), (context) => {
        const { who } = context.var;
        const refund: Change<v.InferOutput<typeof refundRequest>> = async (
          shop,
          reference,
          request,
        ) => {
          const { queries } = shop.database;
          const found = await readOrder(queries, reference);
          const isKnown = found.refunds.some(({ attemptKey }) => attemptKey === request.attempt);
          if (!isKnown) await rejectStaleVersion(queries, found, request.version);
          const { limitPence } = await readRefundPermission(queries, found, who);
          // Earlier refunds of an order count towards the limit of staff.
          const sum = request.pence + (isKnown ? 0 : refundedPence(found));
          if (limitPence !== null && sum > limitPence) {
            throw new HttpError(403, 'Only an owner can refund this much.');
          }
          return refundOrder(shop, reference, request);
        };
        return runChange(context, context.req.valid('json'), refund, isFinal);
      })
      .post('/:reference/goods-back', jsonBody(goodsBackRequest), (context) =>
        runChange(context, context.req.valid('json'), recordReturnedGoods, isFinal),
      )
      .post('/:reference/payments', jsonBody(bankPayment), (context) =>
        runChange(context, context.req.valid('json'), recordBankPayment, isFinal),
      )
      .post('/:reference/payment-due', jsonBody(paymentExtension), (context) =>
        runChange(context, context.req.valid('json'), extendPaymentDueDate, isFinal),
      )
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
      .post('/:reference/documents/:number/send', (context) =>
        runChange(context, { number: context.req.param('number') }, sendDocument),
      )
      .post('/:reference/email', jsonBody(bodies.email), (context) =>
        runChange(context, context.req.valid('json'), correctEmail),
      )
      .post('/:reference/address', jsonBody(bodies.address), async (context) => {
        const { version, address: typed } = context.req.valid('json');
        const { queries } = (await deps.shop()).database;
        const { address: previousAddress } = await readOrder(
          queries,
          context.req.param('reference'),
        );
        const { address, fields } = mergeAddress(previousAddress, typed);
        if (!address) return context.json({ error: 'Check the marked fields.', fields }, 422);
        return runChange(context, { version, address }, correctAddress);
      })
      // A note overwrites nothing, so it needs no version.
      .post('/:reference/notes', jsonBody(bodies.note), (context) =>
        runChange(context, context.req.valid('json'), addOrderNote),
      )
      .post('/:reference/issues/:id{[0-9]{1,9}}/resolve', jsonBody(bodies.plain), (context) => {
        const issueId = Number(context.req.param('id'));
        return runChange(context, { ...context.req.valid('json'), issueId }, resolveIssues);
      })
      .post('/:reference/invoice', jsonBody(bodies.invoice), (context) => {
        const { version, company: name, address } = context.req.valid('json');
        const recipient = { company: name || undefined, address: address || undefined };
        return runChange(context, { version, recipient }, async (shop, reference, request) => {
          rejectTestInvoice(await readOrder(shop.database.queries, reference), deps.isPublicShop);
          return sendInvoice(shop, reference, request);
        });
      })
  );
}

/** For changes that cannot be undone. */
const isFinal = { canUndo: false };

const moveTo =
  (to: OrderChange['to']): Change<v.InferOutput<typeof bodies.plain>> =>
  (shop, reference, request) =>
    changeOrderState(shop, reference, { ...request, to });

/** Until when a change made now can definitely be undone. */
const undoDeadline = () => new Date(Date.now() + announceDelaySeconds * 1000);

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
