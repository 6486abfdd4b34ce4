import type { IconPath } from '../../../ui/Icon.tsx';

export const pauseIcon: IconPath = 'M6.5 4v12M13.5 4v12';
export const playIcon: IconPath = 'M6 3.5l10 6.5-10 6.5z';
