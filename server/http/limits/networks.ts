import { BlockList, isIP, isIPv4, isIPv6, type Server } from 'node:net';
import type { Context } from 'hono';

/** A network that a visitor is counted in. */
export type ClientNetwork = {
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
export function networksOf(address: string): ClientNetwork[] {
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

/** Who hangs up at once leaves no address: all of them count as one visitor. */
const unknown = 'unknown';

/**
 * The address that a request is counted by: what the proxies in front saw, and where they say nothing
 * that can be read, the connection's own.
 */
export function clientAddress(context: Context, proxies: number): string {
  return forwardedAddress(context, proxies) ?? readAddress(socketAddress(context.env)) ?? unknown;
}

/**
 * The visitor's address as the proxies saw it. Each adds the address it was called from at the end of
 * X-Forwarded-For, so that only as many entries from the right as there are proxies can be believed.
 */
export function forwardedAddress(context: Context, proxies: number): string | undefined {
  if (proxies === 0) return undefined;
  const entries = (context.req.header('x-forwarded-for') ?? '').split(',');
  return readAddress(entries.at(-proxies)?.trim());
}

/**
 * Whether a proxy brought the request though none is said to be there, so that all its visitors
 * count as one. Anybody can write the header; a proxy of ours calls from this machine or one near by.
 */
export function isFromUndeclaredProxy(context: Context, proxies: number): boolean {
  if (proxies > 0 || context.req.header('x-forwarded-for') === undefined) return false;
  const peer = plainAddress(socketAddress(context.env));
  if (isIPv4(peer)) return nearBy.check(peer);
  return isIPv6(peer) && nearBy.check(peer, 'ipv6');
}

/** This machine and private networks. */
const nearBy = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  nearBy.addSubnet(network, bits);
}
nearBy.addAddress('::1', 'ipv6');
nearBy.addSubnet('fc00::', 7, 'ipv6');
nearBy.addSubnet('fe80::', 10, 'ipv6');

/** An address as its networks are told from; nothing where it cannot be read. */
function readAddress(address: string | undefined): string | undefined {
  const plain = plainAddress(address);
  return isIP(plain) ? plain : undefined;
}

/** Some proxies add the port, and Node writes IPv4 as a part of IPv6. */
function plainAddress(address = ''): string {
  return address
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(:\d+)?$/i, '$1');
}

/** Where the Node server puts the connection; elsewhere there is none. */
type NodeConnection = { incoming?: { socket?: { remoteAddress?: string } } };

function socketAddress(env: unknown): string | undefined {
  return (env as NodeConnection | undefined)?.incoming?.socket?.remoteAddress;
}

/** Closes a connection as it arrives if its address has as many open as it may, so that others get in. */
export function limitConnectionsPerAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const known = readAddress(socket.remoteAddress);
    // A socket file has none, and neither has a connection that is closed already.
    if (known === undefined) return;
    // One household or firm has a whole /64 of IPv6 addresses, so that it counts as one.
    const address = networksOf(known)[0]?.name ?? known;
    const others = open.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
