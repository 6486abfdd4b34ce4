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
function arrives(remoteAddress: string | undefined): { isIn: boolean; leave: () => void } {
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

describe('connections of one address', () => {
  const fill = (address: string) => [arrives(address), arrives(address)];

  it('[CC14] are so many at once, and no other address is kept out by them', () => {
    const [first] = fill('192.0.2.7');
    expect(arrives('192.0.2.7').isIn).toBe(false);
    expect(arrives('::ffff:192.0.2.7').isIn).toBe(false);
    expect(arrives('192.0.2.8').isIn).toBe(true);
    first?.leave();
    expect(arrives('192.0.2.7').isIn).toBe(true);
    expect(arrives('192.0.2.7').isIn).toBe(false);
  });

  it('[CC14] are those of a whole network of IPv6', () => {
    fill('2001:db8:0:1::1');
    expect(arrives('2001:db8:0:1:ffff::2').isIn).toBe(false);
    expect(arrives('2001:db8:0:2::1').isIn).toBe(true);
  });

  it('[CC14] are not counted where there is no address', () => {
    for (let turn = 0; turn < 3; turn += 1) expect(arrives(undefined).isIn).toBe(true);
  });
});
