import type { Handler } from 'hono';
import { apiPaths as paths } from '../../contract/api-paths.ts';
import { checkoutRoutes } from '../checkout/checkout-routes.ts';
import { startHeldUnitCheckout } from '../checkout/held-unit-checkout.ts';
import { enquiryRoutes } from '../enquiries/enquiry-routes.ts';
import { limits, withRateLimit } from '../http/limits/limits.ts';
import { jsonType } from '../http/read-body.ts';
import { healthRoute, type Route } from '../http/routes.ts';
import { offerRoutes } from '../offers/page/offer-routes.ts';
import { orderDocumentRoute, orderRoute } from '../orders/order-route.ts';
import { webhookRoute } from '../orders/webhook-route.ts';
import { createRegisterPage, type RegisterPageHandler } from '../register/register-page.ts';
import { registerRoutes } from '../register/register-routes.ts';
import { stockRoutes } from '../stock/stock-routes.ts';
import { readyRoute } from './ready-route.ts';
import { whenShopReady } from './shop.ts';

type ShopRouteDeps = Parameters<typeof checkoutRoutes>[0] &
  Omit<Parameters<typeof enquiryRoutes>[0], 'takeHeld'> &
  Parameters<typeof stockRoutes>[0] &
  Parameters<typeof registerRoutes>[0] &
  Parameters<typeof offerRoutes>[0];

type ShopRoutes = { routes: Route[]; offerPage: Handler; registerPage: RegisterPageHandler };

/** Every API route and the pages opened with a key, the same in a single process and in functions. */
export function shopRoutes(deps: ShopRouteDeps): ShopRoutes {
  const { limiter, origin, log } = deps;
  const admission = { limiter, origin, limit: limits.checkout, types: [jsonType] };
  const addRateLimit = (route: Route) =>
    withRateLimit(
      route,
      route.path === paths.createCheckout
        ? admission
        : { ...admission, limit: limits.cancelCheckout },
      log,
    );
  const offers = offerRoutes(deps);
  const routes = [
    healthRoute,
    readyRoute(deps),
    ...stockRoutes(deps),
    ...checkoutRoutes(deps).map(addRateLimit),
    orderRoute(deps),
    orderDocumentRoute(deps),
    webhookRoute(deps),
    ...enquiryRoutes({
      ...deps,
      takeHeld: async (taker) => startHeldUnitCheckout(await whenShopReady(deps), taker),
    }),
    ...registerRoutes(deps),
    ...offers.routes,
  ];
  return { routes, offerPage: offers.page, registerPage: createRegisterPage(deps).answer };
}
