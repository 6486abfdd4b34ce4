/** Storage keys that few visits need, separate from the others so that no page carries them. */
export const lateStorageKeys = {
  /** Pieces of equipment registers whose labels were opened, and the inspector's name on this device. */
  pieces: 'rungmoor.pieces.v1',
  inspector: 'rungmoor.inspector.v1',
  /** Named lists of products, stored on this device only. */
  lists: 'rungmoor.lists.v1',
  /** The list for a quote request, on its way to the form. */
  quotedList: 'rungmoor.quoted-list.v1',
} as const;
