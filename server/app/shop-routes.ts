import type { Handler } from 'hono';
import { apiPaths as paths } from '../../contract/api-paths.ts';
import { checkoutRoutes } from '../checkout/checkout-routes.ts';
import { takeHeld } from '../checkout/take-held.ts';
import { enquiryRoutes } from '../enquiries/enquiry-routes.ts';
import { limits, rateLimited } from '../http/limits/limits.ts';
import { jsonType } from '../http/read-body.ts';
import { healthRoute, type Route } from '../http/routes.ts';
import { offerRoutes } from '../offers/page/offer-routes.ts';
import { orderDocumentRoute, orderRoute } from '../orders/order-route.ts';
import { webhookRoute } from '../orders/webhook-route.ts';
import { createRegisterPage, type RegisterPage } from '../register/register-page.ts';
import { registerRoutes } from '../register/register-routes.ts';
import { stockRoutes } from '../stock/stock-routes.ts';
import { readyRoute } from './ready-route.ts';
import { whenShopReady } from './shop.ts';

type ShopRouteDeps = Parameters<typeof checkoutRoutes>[0] &
  Omit<Parameters<typeof enquiryRoutes>[0], 'takeHeld'> &
  Parameters<typeof stockRoutes>[0] &
  Parameters<typeof registerRoutes>[0] &
  Parameters<typeof offerRoutes>[0];

type ShopRoutes = { routes: Route[]; offerPage: Handler; registerPage: RegisterPage };

/** Every API route and the pages opened with a key, the same in a single process and in functions. */
export function shopRoutes(needs: ShopRouteDeps): ShopRoutes {
  const { limiter, origin, log } = needs;
  const admission = { limiter, origin, limit: limits.checkout, types: [jsonType] };
  const counted = (route: Route) =>
    rateLimited(
      route,
      route.path === paths.createCheckout
        ? admission
        : { ...admission, limit: limits.cancelCheckout },
      log,
    );
  const offers = offerRoutes(needs);
  const routes = [
    healthRoute,
    readyRoute(needs),
    ...stockRoutes(needs),
    ...checkoutRoutes(needs).map(counted),
    orderRoute(needs),
    orderDocumentRoute(needs),
    webhookRoute(needs),
    ...enquiryRoutes({
      ...needs,
      takeHeld: async (taker) => takeHeld(await whenShopReady(needs), taker),
    }),
    ...registerRoutes(needs),
    ...offers.routes,
  ];
  return { routes, offerPage: offers.page, registerPage: createRegisterPage(needs).answer };
}
