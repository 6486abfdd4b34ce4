import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { createSelfSignedCertificate } from './certificate.ts';

/** Connection headers of HTTP/1.1, which HTTP/2 does not allow. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Runs a proxy in front of a shop, like a live shop's: HTTPS and HTTP/2 to the browser, HTTP/1.1 to
 * the shop.
 */
export async function withHttpsProxy<Result>(
  shop: string,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const agent = new Agent({ keepAlive: true });
  const proxyServer = createSecureServer(
    { ...createSelfSignedCertificate(), allowHTTP1: false },
    (incoming, outgoing) => forwardRequest(shop, agent, incoming, outgoing),
  );
  await once(proxyServer.listen(0), 'listening');
  const { port } = proxyServer.address() as AddressInfo;
  try {
    return await work(`https://localhost:${port}`);
  } finally {
    agent.destroy();
    proxyServer.close();
  }
}

function forwardRequest(
  shop: string,
  agent: Agent,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
): void {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  const upstreamRequest = request(
    new URL(incoming.url, shop),
    { method: incoming.method, headers: { ...headers, host: incoming.authority }, agent },
    (upstreamResponse) => {
      const forwardedHeaders = Object.entries(upstreamResponse.headers).filter(
        ([name]) => !connectionHeaders.includes(name),
      );
      outgoing.writeHead(upstreamResponse.statusCode ?? 502, Object.fromEntries(forwardedHeaders));
      pipeline(upstreamResponse, outgoing.stream, () => {});
    },
  );
  upstreamRequest.on('error', () => outgoing.stream.close());
  pipeline(incoming, upstreamRequest, () => {});
}
