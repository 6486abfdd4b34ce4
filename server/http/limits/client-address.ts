import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

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
export function readAddress(address: string | undefined): string | undefined {
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
