import type { IconPath } from './Icon.tsx';

// Icons for built pages; few are needed in browser scripts.

export const phoneIcon: IconPath =
  'M4 2h3l1.5 4-2 2c1 2.2 3.3 4.5 5.5 5.5l2-2 4 1.5v3c0 1-.8 1.8-1.8 1.7C9 17 3 11 2.3 3.8 2.2 2.8 3 2 4 2z';
export const mailIcon: IconPath = 'M2 4h16v12H2zM2 4.5l8 6.5 8-6.5';
export const menuIcon: IconPath = 'M2 5h16M2 10h16M2 15h16';
export const backIcon: IconPath = 'M18 10H3M8.5 4.5L3 10l5.5 5.5';
export const shieldIcon: IconPath =
  'M10 2l7 2.5v5c0 4-3 7-7 8.5-4-1.5-7-4.5-7-8.5v-5zM6.8 9.8l2.4 2.4 4-4.4';
export const truckIcon: IconPath =
  'M1 5h11v9H1zM12 8h4l3 3v3h-7zM6.7 15a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0zM16.7 15a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0z';
export const certificateIcon: IconPath =
  'M4 2h12v16H4zM7 6h6M7 9h6M11.8 13.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z';
