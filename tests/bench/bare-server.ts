// Serves only a few of another server's responses, byte for byte: shows what Node itself can do.
//   node tests/bench/bare-server.ts ADDRESS PORT PATH…
import { createServer, get } from 'node:http';

type RecordedResponse = { headers: string[]; tag: string; body: Buffer };

const [address = '', port, ...paths] = process.argv.slice(2);
/** Node writes these itself. */
const connectionHeaders = /^(date|connection|keep-alive)$/i;

const recordedResponses = new Map<
  string,
  { full: RecordedResponse; notModified: RecordedResponse }
>();
for (const path of paths) {
  const full = await fetchResponse(path, {});
  recordedResponses.set(path, {
    full,
    notModified: await fetchResponse(path, { 'if-none-match': full.tag }),
  });
}

createServer((request, response) => {
  const page = recordedResponses.get(request.url ?? '');
  if (!page) response.writeHead(404).end();
  else if (request.headers['if-none-match'] === page.full.tag)
    response.writeHead(304, page.notModified.headers).end();
  else response.writeHead(200, page.full.headers).end(page.full.body);
}).listen(Number(port), '127.0.0.1');

function fetchResponse(path: string, condition: Record<string, string>): Promise<RecordedResponse> {
  const headers = { 'accept-encoding': 'gzip', ...condition };
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers }, async (response) => {
      const body = Buffer.concat(await Array.fromAsync(response));
      const { rawHeaders } = response;
      const headersToSend = rawHeaders.filter(
        (_, index) => !connectionHeaders.test(rawHeaders[index - (index % 2)] ?? ''),
      );
      resolve({ headers: headersToSend, tag: response.headers.etag ?? '', body });
    }).on('error', reject);
  });
}
