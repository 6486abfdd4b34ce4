import { BlockList, isIP, isIPv4, isIPv6, type Server } from 'node:net';
import type { Context } from 'hono';

/** A network that a client is counted in. */
export type ClientNetwork = {
  name: string;
  /** Its limits are those of this many clients. */
  visitors: number;
  /** The share of sellable stock that its unpaid checkouts may hold. */
  percent: number;
};

const wholeAddress = { visitors: 1, percent: 10 };

/**
 * One client may own a /64, /56 or /48 of IPv6 addresses. Narrower networks get less, so that one
 * client cannot use up what its neighbours share.
 */
const tiers = [
  { bits: 64, visitors: 1, percent: 6 },
  { bits: 56, visitors: 4, percent: 8 },
  { bits: 48, visitors: 16, percent: 10 },
];

/** The networks of an address, narrowest first; an IPv4 address is its own network. */
export function networksOf(address: string): ClientNetwork[] {
  if (!isIPv6(address)) return [{ name: address, ...wholeAddress }];
  const groups = expandIPv6Prefix(address);
  return tiers.map(({ bits, ...tier }) => ({ name: formatPrefix(groups, bits), ...tier }));
}

function formatPrefix(groups: readonly number[], bits: number): string {
  const maskedGroups = groups.map((group, at) => {
    const groupBits = Math.min(16, Math.max(0, bits - at * 16));
    return (group & (0xffff << (16 - groupBits)) & 0xffff).toString(16);
  });
  return `${maskedGroups.join(':')}::/${bits}`;
}

/** The first four groups, with `::` expanded. */
function expandIPv6Prefix(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all.slice(0, 4).map((group) => Number.parseInt(group, 16));
}

/** Clients that hang up at once have no address and count as one. */
const unknown = 'unknown';

/** The address a request is counted by: the forwarded one if it can be trusted, else the socket's. */
export function clientAddress(context: Context, proxies: number): string {
  return forwardedAddress(context, proxies) ?? parseAddress(socketAddress(context.env)) ?? unknown;
}

/**
 * The client's address as the proxies saw it. Each proxy appends one entry to X-Forwarded-For, so
 * only the last ones are trusted.
 */
export function forwardedAddress(context: Context, proxies: number): string | undefined {
  if (proxies === 0) return undefined;
  const entries = (context.req.header('x-forwarded-for') ?? '').split(',');
  return parseAddress(entries.at(-proxies)?.trim());
}

/**
 * Whether a proxy that TRUST_PROXY does not count forwarded this. Anyone can send the header, but
 * only a proxy does from a nearby address.
 */
export function isFromUndeclaredProxy(context: Context, proxies: number): boolean {
  if (proxies > 0 || context.req.header('x-forwarded-for') === undefined) return false;
  const peer = normaliseAddress(socketAddress(context.env));
  if (isIPv4(peer)) return privateNetworks.check(peer);
  return isIPv6(peer) && privateNetworks.check(peer, 'ipv6');
}

/** This machine and private networks. */
const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateNetworks.addSubnet(network, bits);
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** A plain IP address, or undefined. */
function parseAddress(address: string | undefined): string | undefined {
  const plain = normaliseAddress(address);
  return isIP(plain) ? plain : undefined;
}

/** Some proxies add the port, and Node writes IPv4 as IPv6. */
function normaliseAddress(address = ''): string {
  return address
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(:\d+)?$/i, '$1');
}

/** Where @hono/node-server puts the socket. */
type NodeConnection = { incoming?: { socket?: { remoteAddress?: string } } };

function socketAddress(env: unknown): string | undefined {
  return (env as NodeConnection | undefined)?.incoming?.socket?.remoteAddress;
}

/** Closes a new connection if its address already has the maximum. */
export function limitConnectionsPerAddress(server: Server, maxConnections: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const known = parseAddress(socket.remoteAddress);
    // Unix sockets and closed connections have no address.
    if (known === undefined) return;
    // A household or company usually has a whole /64.
    const address = networksOf(known)[0]?.name ?? known;
    const openCount = open.get(address) ?? 0;
    if (openCount >= maxConnections) {
      socket.destroy();
      return;
    }
    open.set(address, openCount + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
