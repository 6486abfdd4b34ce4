import { lazy } from 'react';
import type { IconName } from '../../ui/Icon.tsx';
import { mailIcon, truckIcon } from '../../ui/page-icons.ts';
import {
  activityIcon,
  customersIcon,
  documentIcon,
  healthIcon,
  peopleIcon,
  priceIcon,
  quoteIcon,
  reportsIcon,
  stockIcon,
  todayIcon,
} from '../ui/icons.ts';
import type { ScreenDefinition } from './router.tsx';

/** How a screen is reached: from the rail, a tab at the foot of a phone, the palette, or G and its key. */
type NavItem = {
  name: string;
  icon: IconName;
  key?: string;
  /** Whether it is one of the phone's tabs; the others are under More. */
  tab?: boolean;
  /** The group in the rail. A line separates groups. */
  group: number;
  ownersOnly?: boolean;
  /** Which count of open work is shown beside the name. */
  counted?: 'today' | 'orders' | 'enquiries' | 'emails' | 'health';
};

export type ScreenRoute = ScreenDefinition & { place?: NavItem };

const contentRecord = lazy(() => import('../content/RecordScreen.tsx'));

/** Every screen behind the sign-in, loaded when it is opened. */
export const screens: readonly ScreenRoute[] = [
  {
    path: '/',
    screen: lazy(() => import('../today/TodayScreen.tsx')),
    place: { name: 'Today', icon: todayIcon, key: 't', tab: true, group: 0, counted: 'today' },
  },
  {
    path: '/orders',
    screen: lazy(() => import('../orders/OrdersScreen.tsx')),
    place: { name: 'Orders', icon: truckIcon, key: 'o', tab: true, group: 1, counted: 'orders' },
  },
  { path: '/orders/print', screen: lazy(() => import('../order/PrintScreen.tsx')) },
  { path: '/orders/:reference', screen: lazy(() => import('../order/OrderScreen.tsx')) },
  {
    path: '/enquiries',
    screen: lazy(() => import('../enquiries/EnquiriesScreen.tsx')),
    place: {
      name: 'Enquiries',
      icon: quoteIcon,
      key: 'q',
      tab: true,
      group: 1,
      counted: 'enquiries',
    },
  },
  { path: '/enquiries/:name', screen: lazy(() => import('../enquiries/EnquiryScreen.tsx')) },
  { path: '/offers/new', screen: lazy(() => import('../offers/NewOfferScreen.tsx')) },
  { path: '/offers/:reference', screen: lazy(() => import('../offers/OfferScreen.tsx')) },
  {
    path: '/stock',
    screen: lazy(() => import('../stock/StockScreen.tsx')),
    place: { name: 'Stock', icon: stockIcon, key: 's', tab: true, group: 2 },
  },
  { path: '/stock/count', screen: lazy(() => import('../stock/CountScreen.tsx')) },
  {
    path: '/prices',
    screen: lazy(() => import('../prices/PricesScreen.tsx')),
    place: { name: 'Prices', icon: priceIcon, key: 'p', group: 2 },
  },
  { path: '/prices/history', screen: lazy(() => import('../prices/HistoryScreen.tsx')) },
  {
    path: '/content',
    screen: lazy(() => import('../content/ContentScreen.tsx')),
    place: { name: 'Content', icon: documentIcon, key: 'w', group: 2 },
  },
  { path: '/content/:kind', screen: contentRecord },
  { path: '/content/:kind/:key', screen: contentRecord },
  { path: '/products/:id', screen: lazy(() => import('../prices/ProductScreen.tsx')) },
  {
    path: '/customers',
    screen: lazy(() => import('../customers/CustomersScreen.tsx')),
    place: { name: 'Customers', icon: customersIcon, key: 'c', group: 3 },
  },
  { path: '/customers/:id', screen: lazy(() => import('../customers/CustomerScreen.tsx')) },
  {
    path: '/emails',
    screen: lazy(() => import('../emails/EmailsScreen.tsx')),
    place: { name: 'Email', icon: mailIcon, key: 'm', group: 3, counted: 'emails' },
  },
  {
    path: '/reports',
    screen: lazy(() => import('../reports/ReportsScreen.tsx')),
    place: { name: 'Reports', icon: reportsIcon, key: 'e', group: 3 },
  },
  {
    path: '/activity',
    screen: lazy(() => import('../activity/ActivityScreen.tsx')),
    place: { name: 'Activity', icon: activityIcon, key: 'a', group: 4 },
  },
  {
    path: '/health',
    screen: lazy(() => import('../health/HealthScreen.tsx')),
    place: { name: 'Health', icon: healthIcon, key: 'h', group: 4, counted: 'health' },
  },
  {
    path: '/staff',
    screen: lazy(() => import('../staff/StaffScreen.tsx')),
    place: { name: 'Staff', icon: peopleIcon, group: 9, ownersOnly: true },
  },
  { path: '/account', screen: lazy(() => import('../staff/AccountScreen.tsx')) },
  { path: '/more', screen: lazy(() => import('./MoreScreen.tsx')) },
];

/** Screens for people who are not signed in: /sign-in, links of invitations. */
export const publicScreens: readonly ScreenDefinition[] = [
  { path: '/sign-in', screen: lazy(() => import('../sign-in/SignInScreen.tsx')) },
  { path: '/join', screen: lazy(() => import('../sign-in/JoinScreen.tsx')) },
];
