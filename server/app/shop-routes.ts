import { apiPaths as paths } from '../../contract/api-paths.ts';
import { checkoutRoutes } from '../checkout/checkout-routes.ts';
import { enquiryRoutes } from '../enquiries/enquiry-routes.ts';
import { limits, rateLimited } from '../http/limits/limits.ts';
import { jsonType } from '../http/read-body.ts';
import { healthRoute, type Route } from '../http/routes.ts';
import { orderRoute } from '../orders/order-route.ts';
import { webhookRoute } from '../orders/webhook-route.ts';
import { stockRoutes } from '../stock/stock-routes.ts';
import { readyRoute } from './ready-route.ts';

type ShopRouteDeps = Parameters<typeof checkoutRoutes>[0] &
  Parameters<typeof enquiryRoutes>[0] &
  Parameters<typeof stockRoutes>[0];

/** Every API route, the same in one process and in functions. */
export function shopRoutes(needs: ShopRouteDeps): Route[] {
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
  return [
    healthRoute,
    readyRoute(needs),
    ...stockRoutes(needs),
    ...checkoutRoutes(needs).map(counted),
    orderRoute(needs),
    webhookRoute(needs),
    ...enquiryRoutes(needs),
  ];
}
