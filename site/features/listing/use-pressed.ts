import { useState } from 'react';
import type { ListingState } from '../../../catalogue/query.ts';

/** Whether a control shows as chosen: as the listing says, but pressed in this very listing, at once. */
export function usePressed(listing: ListingState, isChosen: boolean) {
  const [pressedIn, setPressedIn] = useState<ListingState>();
  const pressFrom = (from: ListingState) =>
    setPressedIn((before) => (before === from ? undefined : from));
  return { isPressed: pressedIn === listing ? !isChosen : isChosen, pressFrom };
}
