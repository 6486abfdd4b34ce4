/** Where the browser keeps what few visits have; apart from the others, so that no page carries it. */
export const lateStorageKeys = {
  /** Pieces of equipment registers opened by their labels, and who inspects them on this device. */
  pieces: 'rungmoor.pieces.v1',
  inspector: 'rungmoor.inspector.v1',
  /** Named lists of products, on this device alone. */
  lists: 'rungmoor.lists.v1',
  /** The list that a quote is asked for, on its way to the form. */
  quotedList: 'rungmoor.quoted-list.v1',
} as const;
