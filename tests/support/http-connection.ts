import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** One keep-alive connection, like a browser's or a proxy's. For measuring: lighter than fetch. */
export function openConnection(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Resolves to the status after the whole response, or to 0 without a response. */
  const send = (
    method: string,
    path: string,
    headers: OutgoingHttpHeaders,
    body?: string,
  ): Promise<number> =>
    new Promise((resolve) => {
      const clientRequest = request(`${address}${path}`, { method, agent, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      });
      clientRequest.on('error', () => resolve(0));
      clientRequest.end(body);
    });

  return {
    get: (path: string) => send('GET', path, { 'accept-encoding': 'br, gzip' }),
    post: (path: string, body: unknown, headers: OutgoingHttpHeaders = {}) => {
      const text = JSON.stringify(body);
      const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      return send('POST', path, { ...own, ...headers }, text);
    },
    close: () => agent.destroy(),
  };
}
