import { Hono } from 'hono';
import { accountRoutes } from './account.ts';
import { accountsRoutes } from './accounts.ts';
import { activityRoutes } from './activity.ts';
import { checksRoutes } from './checks.ts';
import { contentRoutes } from './content.ts';
import { customersRoutes } from './customers.ts';
import { draftRoutes, versionRoutes } from './draft.ts';
import { emailsRoutes } from './emails.ts';
import { enquiriesRoutes } from './enquiries.ts';
import { eventRoutes } from './events.ts';
import { offersRoutes } from './offers.ts';
import type { OfficeDeps, OfficeVariables } from './office-context.ts';
import { ordersRoutes } from './order-list-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { presenceRoutes } from './presence.ts';
import { previewRoutes } from './preview.ts';
import { pricesRoutes } from './prices.ts';
import { productChangeRoutes } from './product-changes.ts';
import { productRoutes } from './products.ts';
import { reportsRoutes } from './reports.ts';
import { requireSession } from './sign-in/sessions.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { staffRoutes } from './staff.ts';
import { stockRoutes } from './stock.ts';
import { todayRoutes } from './today.ts';

/** Every route of the office, chained so that the app's client gets their types. */
export function officeApi(deps: OfficeDeps) {
  return (
    new Hono<OfficeVariables>()
      .get('/api/health', (context) => context.json({ status: 'ok' as const }))
      .route('/api/sign-in', signInRoutes(deps))
      // All routes below need a session.
      .use('/api/*', requireSession(deps))
      .route('/api/me', accountRoutes(deps))
      .route('/api/staff', staffRoutes(deps))
      .route('/api/products', productRoutes(deps))
      .route('/api/products', productChangeRoutes(deps))
      .route('/api/presence', presenceRoutes(deps))
      .route('/api/today', todayRoutes(deps))
      .route('/api/events', eventRoutes(deps))
      .route('/api/orders', ordersRoutes(deps))
      .route('/api/orders', orderRoutes(deps))
      .route('/api/enquiries', enquiriesRoutes(deps))
      .route('/api/offers', offersRoutes(deps))
      .route('/api/stock', stockRoutes(deps))
      .route('/api/reports', reportsRoutes(deps))
      .route('/api/accounts', accountsRoutes(deps))
      .route('/api/prices', pricesRoutes(deps))
      .route('/api/draft', draftRoutes(deps))
      .route('/api/draft/preview', previewRoutes(deps))
      .route('/api/versions', versionRoutes(deps))
      .route('/api/content', contentRoutes(deps))
      .route('/api/emails', emailsRoutes(deps))
      .route('/api/activity', activityRoutes(deps))
      .route('/api/customers', customersRoutes(deps))
      .route('/api/checks', checksRoutes(deps))
  );
}

export type OfficeApi = ReturnType<typeof officeApi>;
