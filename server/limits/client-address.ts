import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/**
 * Who a request came from, as far as counting goes; nothing where that cannot be known. Each proxy
 * in front adds the address it was called from at the end of X-Forwarded-For, so that only as many
 * entries from the right as there are proxies can be believed.
 */
export function clientAddress(context: Context, proxies: number): string | undefined {
  if (proxies === 0) return countedAs(socketAddress(context.env));
  const entries = (context.req.header('x-forwarded-for') ?? '').split(',');
  return countedAs(entries.at(-proxies)?.trim());
}

/**
 * Whether a proxy brought the request though none is said to be there, so that all its visitors
 * count as one. Anybody can write the header; a proxy of ours calls from this machine or one near by.
 */
export function isFromUntoldProxy(context: Context, proxies: number): boolean {
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

/** One household or firm has a whole /64 of IPv6 addresses, so that it counts as one. */
export function countedAs(address: string | undefined): string | undefined {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? network(plain) : undefined;
}

/** Some proxies add the port, and Node writes IPv4 as a part of IPv6. */
function plainAddress(address = ''): string {
  return address
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(:\d+)?$/i, '$1');
}

/** The first four groups, `::` written out. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? '').split(':')];
  const first = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}

/** Where the Node server puts the connection; elsewhere there is none. */
type NodeConnection = { incoming?: { socket?: { remoteAddress?: string } } };

function socketAddress(env: unknown): string | undefined {
  return (env as NodeConnection | undefined)?.incoming?.socket?.remoteAddress;
}
