import { buildCachedResponse, buildHeaders, buildNotModifiedHeaders } from './file-cache.ts';
import {
  acceptedEncodings,
  type ByteRange,
  type Encoding,
  matchesEntityTag,
  parseByteRange,
} from './negotiation.ts';
import { type Bytes, formatEtag, type SiteFile } from './site-file.ts';

type ServeFileOptions = { status?: 200 | 404 | 500; headers?: Record<string, string> };

/** Serves a file in the best accepted encoding, or responds with 304, 206 or 416. */
export async function serveFile(
  request: Request,
  file: SiteFile,
  { status = 200, headers: extraHeaders = {} }: ServeFileOptions = {},
): Promise<Response> {
  const encoding = chooseEncoding(file, request.headers.get('accept-encoding'));
  const read = (range?: ByteRange) =>
    request.method === 'HEAD' ? null : readBody(file, encoding, range);
  const headers: Record<string, string> = { ...buildHeaders(file, encoding), ...extraHeaders };
  if (status !== 200) {
    delete headers.etag;
    delete headers['accept-ranges'];
    return new Response(await read(), { status, headers });
  }
  if (matchesEntityTag(request.headers.get('if-none-match'), formatEtag(file, encoding))) {
    cacheResponse(file, encoding);
    const notModifiedHeaders = { ...buildNotModifiedHeaders(file, encoding), ...extraHeaders };
    return new Response(null, { status: 304, headers: notModifiedHeaders });
  }
  const range = findRequestedRange(request, file, encoding);
  if (range === undefined) {
    const body = await read();
    cacheResponse(file, encoding);
    return new Response(body, { headers });
  }
  const size = file.metadata[encoding] ?? 0;
  if (range === 'unsatisfiable')
    return new Response('', { status: 416, headers: withRangeHeaders(headers, `*/${size}`, 0) });
  const { first, last } = range;
  return new Response(await read(range), {
    status: 206,
    headers: withRangeHeaders(headers, `${first}-${last}/${size}`, last - first + 1),
  });
}

/** The best encoding that the browser accepts and the file has. */
export function chooseEncoding({ metadata }: SiteFile, acceptEncoding: string | null): Encoding {
  const hasEncoding = (encoding: Encoding) => metadata[encoding] !== undefined;
  return acceptedEncodings(acceptEncoding).find(hasEncoding) ?? 'identity';
}

/** Only uncompressed files are served in ranges, and only in the version that If-Range names. */
function findRequestedRange({ method, headers }: Request, file: SiteFile, encoding: Encoding) {
  if (method !== 'GET' || !file.headers['accept-ranges']) return undefined;
  const condition = headers.get('if-range');
  if (condition !== null && condition !== formatEtag(file, encoding)) return undefined;
  return parseByteRange(headers.get('range'), file.metadata.identity);
}

function withRangeHeaders(headers: Record<string, string>, range: string, length: number) {
  return { ...headers, 'content-range': `bytes ${range}`, 'content-length': String(length) };
}

type Body = Bytes | ReadableStream<Bytes>;

/** A file's bytes in an encoding, or a range of them, from memory or else from disk. */
export function readBody(
  file: SiteFile,
  encoding: Encoding,
  range?: ByteRange,
): Body | Promise<Body> {
  const { content, cachedResponses } = file;
  if (!('folder' in content)) return sliceRange(content[encoding] ?? content.identity, range);
  const cached = cachedResponses[encoding];
  if (!cached?.body) return content.folder.read(file, content.name, encoding, range);
  cached.wasUsed = true;
  return sliceRange(cached.body, range);
}

function sliceRange(bytes: Bytes, range: ByteRange | undefined): Bytes {
  return range ? bytes.subarray(range.first, range.last + 1) : bytes;
}

/** Caches the response, so that the next one is sent from memory. */
function cacheResponse(file: SiteFile, encoding: Encoding): void {
  const { content, cachedResponses } = file;
  if ('folder' in content) content.folder.keep(file, encoding);
  else cachedResponses[encoding] ??= buildCachedResponse(file, encoding, content[encoding]);
}
