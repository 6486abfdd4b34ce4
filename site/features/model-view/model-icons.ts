import type { IconPath } from '../../../ui/Icon.tsx';

export const turnLeftIcon: IconPath =
  'M17.5 12c0-3.3-3.4-6-7.5-6-2.6 0-4.9 1-6.2 2.6M3 4.5v4.6h4.6';
export const turnRightIcon: IconPath =
  'M2.5 12c0-3.3 3.4-6 7.5-6 2.6 0 4.9 1 6.2 2.6M17 4.5v4.6h-4.6';
export const upIcon: IconPath = 'M4 13l6-6 6 6';
export const resetIcon: IconPath = 'M4.2 6.5A7 7 0 1 1 3 10.8M3.5 2.5v4.6h4.6';
export const cubeIcon: IconPath = 'M10 2l7 4v8l-7 4-7-4V6zM3.2 6.1L10 10l6.8-3.9M10 10v7.8';
