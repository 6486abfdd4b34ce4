import { type Context, Hono } from 'hono';
import type { Database } from '../../../database/database.ts';
import { httpErrorFor, whenReady } from '../../../http/errors.ts';
import { readFields, type Typed } from '../../../http/read-fields.ts';
import { isSameOrigin } from '../../../http/same-origin.ts';
import { answerBank, paySession } from '../books/pay-session.ts';
import { hostedAddress, type SessionRow } from '../books/session-object.ts';
import { findSession } from '../books/sessions.ts';
import type { Work } from '../books/work.ts';
import type { Plan } from '../notices/plan.ts';
import { readForm, typedFields } from './buyer-form.ts';
import { payPage } from './pay-page.ts';
import { bankPage, endedPage, refusalPage, unknownPage } from './short-pages.ts';
import { paidAddress } from './ways-out.ts';

type Parts = {
  database: Promise<Database>;
  now: () => Date;
  plan: () => Plan;
  changed: () => void;
};

type Sent = { request: Request; form: Typed };
type Step = (work: Work, session: SessionRow, sent: Sent) => Promise<Response>;

const path = '/sandbox/checkout/:id';
const sessionId = /^cs_test_[A-Za-z0-9]{58}$/;

/** The pages on which a buyer pays in the sandbox, to be mounted on the shop's own address. */
export function checkoutPages({ database, now, plan, changed }: Parts): Hono {
  const pages = new Hono();

  /** Finds the session and takes one step with it, as a whole. */
  const step = (work: Step) => async (context: Context) => {
    const { req } = context;
    const isForm = req.method === 'POST';
    const id = req.param('id') ?? '';
    if (!sessionId.test(id)) return unknownPage();
    try {
      // Read first: a slow sender must not hold the database meanwhile.
      const sent = { request: req.raw, form: isForm ? await readFields(req.raw) : {} };
      const open = await whenReady(database);
      return await open.transaction(async (queries) => {
        const desk: Work = { queries, now: now(), plan: plan(), request: null };
        const session = await findSession(desk, id);
        return session ? work(desk, session, sent) : unknownPage();
      });
    } catch (error) {
      const refusal = httpErrorFor(error);
      if (!refusal) throw error;
      const title = refusal.status === 503 ? 'Not open just now' : 'Not taken';
      return refusalPage(refusal.status, title, refusal.message);
    } finally {
      if (isForm) changed();
    }
  };

  pages.get(path, step(showPayment));
  pages.get(`${path}/confirm`, step(showBank));
  pages.post(path, step(onlyFromHere(tryPayment)));
  pages.post(`${path}/confirm`, step(onlyFromHere(hearBank)));
  return pages;
}

const failedAtBank = 'Your bank could not confirm that it is you. You have not been charged.';

const showPayment: Step = async (_work, session) => {
  if (session.status !== 'open') return endedPage(session);
  const { attempt, asked } = session;
  const typed = attempt?.typed ?? typedFields({ email: asked.customer_email }, asked);
  return payPage({
    session,
    typed,
    refusal: attempt?.state === 'failed' ? failedAtBank : undefined,
  });
};

const tryPayment: Step = async (work, session, { form }) => {
  if (session.status !== 'open') return whenEnded(session);
  const typed = typedFields(form, session.asked);
  const read = readForm(typed, session.asked);
  if ('errors' in read) return payPage({ session, typed, errors: read.errors, status: 422 });
  const result = await paySession(work, session, { ...read, typed });
  if (result === 'paid') return seeOther(paidAddress(session));
  if (result === 'asked again') return seeOther(`/sandbox/checkout/${session.id}/confirm`);
  return payPage({ session, typed, refusal: declined(read.card), status: 402 });
};

const showBank: Step = async (_work, session) => {
  if (session.status !== 'open') return endedPage(session);
  if (session.attempt?.state === 'awaiting') return bankPage(session);
  return seeOther(`/sandbox/checkout/${session.id}`);
};

const hearBank: Step = async (work, session, { form }) => {
  if (session.status !== 'open') return whenEnded(session);
  const result = await answerBank(work, session, form.answer === 'complete');
  return seeOther(result === 'paid' ? paidAddress(session) : `/sandbox/checkout/${session.id}`);
};

function onlyFromHere(work: Step): Step {
  return async (desk, session, sent) =>
    isSameOrigin(sent.request, new URL(hostedAddress(session)).origin)
      ? work(desk, session, sent)
      : refusalPage(
          403,
          'Not from here',
          'This form was sent from another site. Nothing was done.',
        );
}

/** A second click on Pay finds the order paid, and goes where the first one went. */
function whenEnded(session: SessionRow): Response | Promise<Response> {
  return session.status === 'complete' ? seeOther(paidAddress(session)) : endedPage(session);
}

function declined(card: string): string {
  const why = card.endsWith('9995')
    ? 'The card has insufficient funds.'
    : 'The card was declined by its bank.';
  return `${why} You have not been charged.`;
}

function seeOther(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store' },
  });
}
