/** How the shop is told of what happens: the network at its best, or as bad as a test wants it. */
export type Plan = {
  /** How often it is told at each attempt. */
  copies: number;
  /** Milliseconds until the first attempt. */
  delay: number;
  /** Held events wait until they are sent by hand; dropped ones are never sent. */
  state: 'waiting' | 'held' | 'dropped';
};

export const promptly: Plan = { copies: 1, delay: 0, state: 'waiting' };

/** What a person can choose on the hosted page. */
export const deliveries = {
  prompt: promptly,
  twice: { ...promptly, copies: 2 },
  late: { ...promptly, delay: 20_000 },
  never: { ...promptly, state: 'dropped' },
} satisfies Record<string, Plan>;

export type Delivery = keyof typeof deliveries;
