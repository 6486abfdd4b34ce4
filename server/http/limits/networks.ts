import { isIPv6 } from 'node:net';

/** A network that a visitor is counted in. */
export type Network = {
  name: string;
  /** It is let do what so many visitors may do. */
  visitors: number;
  /** How much of what the shop can sell its unpaid checkouts may hold. */
  percent: number;
};

const single = { visitors: 1, percent: 10 };

/**
 * A visitor may have a /64 of IPv6 addresses, a /56 or a /48, and take each checkout from another. The
 * narrower ones may do less, so that one visitor cannot use up what its neighbours share with it.
 */
const tiers = [
  { bits: 64, visitors: 1, percent: 6 },
  { bits: 56, visitors: 4, percent: 8 },
  { bits: 48, visitors: 16, percent: 10 },
];

/** The networks of an address, the narrowest first; an IPv4 address is one by itself. */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address)) return [{ name: address, ...single }];
  const groups = firstGroups(address);
  return tiers.map(({ bits, ...tier }) => ({ name: prefixOf(groups, bits), ...tier }));
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.map((group, at) => {
    const within = Math.min(16, Math.max(0, bits - at * 16));
    return (group & (0xffff << (16 - within)) & 0xffff).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}

/** The first four groups, `::` written out. */
function firstGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all.slice(0, 4).map((group) => Number.parseInt(group, 16));
}
