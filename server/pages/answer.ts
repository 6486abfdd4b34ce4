import { headersOf, notModifiedHeadersOf, prepare } from './file-cache.ts';
import {
  acceptedEncodings,
  type ByteRange,
  type Encoding,
  namesEntityTag,
  readByteRange,
} from './negotiation.ts';
import { type Bytes, etagOf, type SiteFile } from './site-file.ts';

type FileAnswer = { status?: 200 | 404 | 500; headers?: Record<string, string> };

/** Serves a file in the best accepted encoding, or responds with 304, 206 or 416. */
export async function answerWithFile(
  request: Request,
  file: SiteFile,
  { status = 200, headers: more = {} }: FileAnswer = {},
): Promise<Response> {
  const encoding = encodingFor(file, request.headers.get('accept-encoding'));
  const read = (range?: ByteRange) =>
    request.method === 'HEAD' ? null : readBody(file, encoding, range);
  const headers: Record<string, string> = { ...headersOf(file, encoding), ...more };
  if (status !== 200) {
    delete headers.etag;
    delete headers['accept-ranges'];
    return new Response(await read(), { status, headers });
  }
  if (namesEntityTag(request.headers.get('if-none-match'), etagOf(file, encoding))) {
    keepPrepared(file, encoding);
    const unchanged = { ...notModifiedHeadersOf(file, encoding), ...more };
    return new Response(null, { status: 304, headers: unchanged });
  }
  const range = rangeOf(request, file, encoding);
  if (range === undefined) {
    const body = await read();
    keepPrepared(file, encoding);
    return new Response(body, { headers });
  }
  const size = file.facts[encoding] ?? 0;
  if (range === 'unsatisfiable')
    return new Response('', { status: 416, headers: partOf(headers, `*/${size}`, 0) });
  const { first, last } = range;
  return new Response(await read(range), {
    status: 206,
    headers: partOf(headers, `${first}-${last}/${size}`, last - first + 1),
  });
}

/** The best encoding that the browser accepts and the file has. */
export function encodingFor({ facts }: SiteFile, acceptEncoding: string | null): Encoding {
  const isThere = (encoding: Encoding) => facts[encoding] !== undefined;
  return acceptedEncodings(acceptEncoding).find(isThere) ?? 'identity';
}

/** Only uncompressed files are served in ranges, and only in the version that If-Range names. */
function rangeOf({ method, headers }: Request, file: SiteFile, encoding: Encoding) {
  if (method !== 'GET' || !file.headers['accept-ranges']) return undefined;
  const condition = headers.get('if-range');
  if (condition !== null && condition !== etagOf(file, encoding)) return undefined;
  return readByteRange(headers.get('range'), file.facts.identity);
}

function partOf(headers: Record<string, string>, range: string, length: number) {
  return { ...headers, 'content-range': `bytes ${range}`, 'content-length': String(length) };
}

type Body = Bytes | ReadableStream<Bytes>;

/** A file's bytes in an encoding, or a range of them, from memory or else from disk. */
export function readBody(
  file: SiteFile,
  encoding: Encoding,
  range?: ByteRange,
): Body | Promise<Body> {
  const { content, prepared } = file;
  if (!('folder' in content)) return cut(content[encoding] ?? content.identity, range);
  const kept = prepared[encoding];
  if (!kept?.body) return content.folder.read(file, content.name, encoding, range);
  kept.wasUsed = true;
  return cut(kept.body, range);
}

function cut(bytes: Bytes, range: ByteRange | undefined): Bytes {
  return range ? bytes.subarray(range.first, range.last + 1) : bytes;
}

/** Caches the response, so that the next one is sent from memory. */
function keepPrepared(file: SiteFile, encoding: Encoding): void {
  const { content, prepared } = file;
  if ('folder' in content) content.folder.keep(file, encoding);
  else prepared[encoding] ??= prepare(file, encoding, content[encoding]);
}
