type Typed = Readonly<Record<string, unknown>> & {
  readonly cart?: readonly { readonly id: string; readonly quantity: number }[];
};

/** Something typed without a signal, on its way to us. */
export type QueuedRequest = {
  /** The key of the attempt: sent along, so that the server keeps it once however often it comes. */
  key: string;
  /** One of `calls`. */
  path: string;
  /** What it is, in words: 'Your quote request'. */
  what: string;
  /** When it was typed. */
  at: number;
  state: 'waiting' | 'sent' | 'refused';
  /** What was typed; gone as soon as it is sent. */
  fields?: Typed;
  /** Why the server would not have it. */
  reason?: string;
};
