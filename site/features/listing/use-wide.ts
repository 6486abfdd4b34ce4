import { useMedia } from '../../../ui/use-media.ts';

/** Whether the filters are shown beside the cards. */
export const useWide = () => useMedia('(width >= 56.25rem)');
