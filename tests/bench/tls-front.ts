import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { ownCertificate } from './certificate.ts';

/** Connection headers of HTTP/1.1, which HTTP/2 does not allow. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Runs a proxy in front of a shop, like a live shop's: HTTPS and HTTP/2 to the browser, HTTP/1.1 to
 * the shop.
 */
export async function withTlsFront<Result>(
  shop: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const agent = new Agent({ keepAlive: true });
  const front = createSecureServer({ ...ownCertificate(), allowHTTP1: false }, (asked, answer) =>
    passOn(shop, agent, asked, answer),
  );
  await once(front.listen(0), 'listening');
  const { port } = front.address() as AddressInfo;
  try {
    return await work(`https://localhost:${port}`);
  } finally {
    agent.destroy();
    front.close();
  }
}

function passOn(
  shop: string,
  agent: Agent,
  asked: Http2ServerRequest,
  answer: Http2ServerResponse,
): void {
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
  );
  const onward = request(
    new URL(asked.url, shop),
    { method: asked.method, headers: { ...headers, host: asked.authority }, agent },
    (answered) => {
      const kept = Object.entries(answered.headers).filter(
        ([name]) => !ofTheConnection.includes(name),
      );
      answer.writeHead(answered.statusCode ?? 502, Object.fromEntries(kept));
      pipeline(answered, answer.stream, () => {});
    },
  );
  onward.on('error', () => answer.stream.close());
  pipeline(asked, onward, () => {});
}
