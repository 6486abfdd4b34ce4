// Serves only a few of another server's responses, byte for byte: shows what Node itself can do.
//   node tests/bench/bare-server.ts ADDRESS PORT PATH…
import { createServer, get } from 'node:http';

type Answer = { headers: string[]; tag: string; body: Buffer };

const [address = '', port, ...paths] = process.argv.slice(2);
/** Node writes these itself. */
const perConnection = /^(date|connection|keep-alive)$/i;

const known = new Map<string, { whole: Answer; unchanged: Answer }>();
for (const path of paths) {
  const whole = await ask(path, {});
  known.set(path, { whole, unchanged: await ask(path, { 'if-none-match': whole.tag }) });
}

createServer((request, response) => {
  const page = known.get(request.url ?? '');
  if (!page) response.writeHead(404).end();
  else if (request.headers['if-none-match'] === page.whole.tag)
    response.writeHead(304, page.unchanged.headers).end();
  else response.writeHead(200, page.whole.headers).end(page.whole.body);
}).listen(Number(port), '127.0.0.1');

function ask(path: string, condition: Record<string, string>): Promise<Answer> {
  const headers = { 'accept-encoding': 'gzip', ...condition };
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers }, async (response) => {
      const body = Buffer.concat(await Array.fromAsync(response));
      const { rawHeaders } = response;
      const own = rawHeaders.filter(
        (_, place) => !perConnection.test(rawHeaders[place - (place % 2)] ?? ''),
      );
      resolve({ headers: own, tag: response.headers.etag ?? '', body });
    }).on('error', reject);
  });
}
