import type { IconPath } from '../../ui/Icon.tsx';

export const todayIcon: IconPath = 'M3 4h14v13H3zM3 8h14M7 2v4M13 2v4';
export const activityIcon: IconPath =
  'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM10 5.5V10l3 2';
export const peopleIcon: IconPath =
  'M10 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM1.5 17c0-4 2.5-6 5.5-6s5.5 2 5.5 6M13 4a3 3 0 0 1 0 5.5M15 11.5c2 .8 3.5 2.6 3.5 5.5';
export const stockIcon: IconPath = 'M3 2v16M17 2v16M3 9h14M3 16h14M6 9V4h4v5M10 16v-4h4v4';
export const alertIcon: IconPath = 'M10 2.5L18.5 17h-17zM10 8v4M10 14.3v.4';
export const healthIcon: IconPath = 'M1 11h4l2.5-7 4 12 2.5-5h5';
export const customersIcon: IconPath =
  'M13.5 6.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM3.5 18c0-4.4 2.7-6.5 6.5-6.5s6.5 2.1 6.5 6.5';
export const lockIcon: IconPath = 'M4 9h12v9H4zM6.5 9V6a3.5 3.5 0 0 1 7 0v3';
export const offlineIcon: IconPath =
  'M2 2l16 16M4 8c1.5-1.2 3.5-2 6-2M7.5 12a4 4 0 0 1 5 0M10 15.5v.3M13 6.5c1.2.3 2.2.8 3 1.5';
export const printIcon: IconPath = 'M5 8V2h10v6M5 14H2V8h16v6h-3M5 12h10v6H5z';
export const undoIcon: IconPath = 'M7 3L3 7l4 4M3 7h9a5 5 0 0 1 0 10H8';
export const priceIcon: IconPath = 'M3 3h7l8 8-7 7-8-8zM8 7a1 1 0 1 1-2 0 1 1 0 0 1 2 0z';
export const moreIcon: IconPath = 'M2 10h2M9 10h2M16 10h2';
export const downloadIcon: IconPath = 'M10 2v12M5 9.5l5 5 5-5M3 18h14';
export const documentIcon: IconPath = 'M5 2h7l4 4v12H5zM12 2v4h4';
export const ladderIcon: IconPath = 'M6 2L4 18M14 2l2 16M5.6 6h8.8M5.1 10h9.8M4.6 14h10.8';
export const starIcon: IconPath =
  'M10 2l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L2 7.9l5.6-.7z';
export const pinIcon: IconPath =
  'M10 18s6-6 6-10a6 6 0 0 0-12 0c0 4 6 10 6 10zM12 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z';
export const quoteIcon: IconPath = 'M3 3h14v11H9l-4 4v-4H3zM6.5 7h7M6.5 10h4';
export const bankIcon: IconPath = 'M2 7l8-5 8 5zM4 9v6M8 9v6M12 9v6M16 9v6M2 18h16';
export const partIcon: IconPath =
  'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM10 2v3M10 15v3M2 10h3M15 10h3M4.3 4.3l2.2 2.2M13.5 13.5l2.2 2.2M15.7 4.3l-2.2 2.2M6.5 13.5l-2.2 2.2';
export const fingerprintIcon: IconPath =
  'M4 8a6.5 6.5 0 0 1 12 0M5 15c1-2 1.2-3.5 1.2-5.5a3.8 3.8 0 0 1 7.6 0c0 3-.4 5-1.3 7.5M8.5 17.5c1.2-2.5 1.5-5 1.5-8M15.5 15c.5-1.5.8-3 .8-5';
export const reportsIcon: IconPath = 'M2 18h16M4 18v-6h3v6M9 18V6h3v12M14 18V9h3v9';
