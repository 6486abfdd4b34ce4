import { readByteRange } from './byte-range.ts';
import { acceptedEncodings } from './encoding.ts';
import { namesEntityTag } from './entity-tag.ts';
import type { SiteFile } from './read-site.ts';

type Answer = { status?: 200 | 404 | 500; headers?: Record<string, string> };

/** Answers with a file in the best encoding the browser takes, or 304, 206 or 416 as it asks. */
export function answerWithFile(request: Request, file: SiteFile, answer: Answer = {}): Response {
  const { status = 200 } = answer;
  const encoding =
    acceptedEncodings(request.headers.get('accept-encoding')).find((name) => file.variants[name]) ??
    'identity';
  const { body, etag } = file.variants[encoding] ?? file.variants.identity;
  const headers: Record<string, string> = { ...file.headers, ...answer.headers };
  if (status !== 200) {
    delete headers['accept-ranges'];
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return send(body, status, headers);
  }
  headers.etag = etag;
  if (namesEntityTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (headers['accept-ranges'] && request.method === 'GET')
    return answerWithRange(request, body, headers);
  return send(body, 200, headers);
}

function answerWithRange(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const condition = request.headers.get('if-range');
  const sameFile = condition === null || condition === headers.etag;
  const range = sameFile ? readByteRange(request.headers.get('range'), body.length) : undefined;
  if (range === undefined) return send(body, 200, headers);
  if (range === 'unsatisfiable')
    return send(new Uint8Array(), 416, { ...headers, 'content-range': `bytes */${body.length}` });
  return send(body.subarray(range.first, range.last + 1), 206, {
    ...headers,
    'content-range': `bytes ${range.first}-${range.last}/${body.length}`,
  });
}

function send(body: Uint8Array<ArrayBuffer>, status: number, headers: Record<string, string>) {
  return new Response(body, {
    status,
    headers: { ...headers, 'content-length': String(body.length) },
  });
}
