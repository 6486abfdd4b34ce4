import { EventEmitter } from 'node:events';
import { Server, type Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { limitConnectionsPerAddress } from './networks.ts';

let server: Server;
beforeEach(() => {
  server = new Server();
  limitConnectionsPerAddress(server, 2);
});

/** Simulates a new connection; `isIn` is true if it was accepted. */
function openConnection(remoteAddress: string | undefined): { isIn: boolean; leave: () => void } {
  const socket = new EventEmitter() as Socket;
  let isIn = true;
  Object.assign(socket, {
    remoteAddress,
    destroy: () => {
      isIn = false;
      socket.emit('close');
    },
  });
  server.emit('connection', socket);
  return { isIn, leave: () => socket.emit('close') };
}

describe('connections per address', () => {
  const openTwoConnections = (address: string) => [
    openConnection(address),
    openConnection(address),
  ];

  it('[CC14] are limited without affecting other addresses', () => {
    const [first] = openTwoConnections('192.0.2.7');
    expect(openConnection('192.0.2.7').isIn).toBe(false);
    expect(openConnection('::ffff:192.0.2.7').isIn).toBe(false);
    expect(openConnection('192.0.2.8').isIn).toBe(true);
    first?.leave();
    expect(openConnection('192.0.2.7').isIn).toBe(true);
    expect(openConnection('192.0.2.7').isIn).toBe(false);
  });

  it('[CC14] are counted per IPv6 /64 network', () => {
    openTwoConnections('2001:db8:0:1::1');
    expect(openConnection('2001:db8:0:1:ffff::2').isIn).toBe(false);
    expect(openConnection('2001:db8:0:2::1').isIn).toBe(true);
  });

  it('[CC14] are not counted without an address', () => {
    for (let turn = 0; turn < 3; turn += 1) expect(openConnection(undefined).isIn).toBe(true);
  });
});
