import { sql } from 'drizzle-orm';
import { createApp } from '../app/app.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { outboxEmail, partEnquiry, quote, rateLimit, restockRequest } from '../database/schema.ts';
import { enquiryRoutes } from '../enquiries/enquiry-routes.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import type { BuiltSite } from '../pages/read-site.ts';

const origin = 'https://shop.example';

/** The enquiry routes on a database. Each request comes from a new client unless one is named. */
export function openTestEnquiries(database: Database | Promise<Database>, site?: BuiltSite) {
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const opening = Promise.resolve(database);
  const limiter = createLimiter({ database: opening, log, proxies: 1 });
  let mailCount = 0;
  const onMail = () => {
    mailCount += 1;
  };
  const routes = enquiryRoutes({
    database: opening,
    limiter,
    catalogue,
    log,
    origin,
    site,
    onMail,
    takeHeld: async ({ key }) => `https://pay.example/${key}`,
  });
  const app = createApp({ routes, log });
  let visitors = 0;

  const post = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) => {
    visitors += 1;
    const visitor = `198.51.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
    return app.request(`${origin}${path}`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': visitor, ...headers },
    });
  };

  return {
    log: () => lines.join(''),
    mailCount: () => mailCount,
    get: (path: string) => app.request(`${origin}${path}`),
    post,
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      post(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    /** Posts a form as a browser without scripts does. */
    postForm: (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ) =>
      post(path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html,application/xhtml+xml',
        'sec-fetch-site': 'same-origin',
        ...headers,
      }),
  };
}

/** The enquiries stored in a database. */
export function readStoredEnquiries({ queries }: Database) {
  return {
    quotes: () => queries.select().from(quote).orderBy(quote.id),
    partEnquiries: () => queries.select().from(partEnquiry).orderBy(partEnquiry.id),
    restockRequests: () => queries.select().from(restockRequest).orderBy(restockRequest.id),
    emails: () => queries.select().from(outboxEmail).orderBy(outboxEmail.id),
    clear: async () => {
      await queries.execute(
        sql`truncate quote, part_enquiry, stock_notice, restock_hold, mail, stock cascade`,
      );
      await queries.delete(rateLimit);
    },
  };
}
