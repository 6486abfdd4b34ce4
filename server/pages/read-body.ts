import type { ByteRange } from './byte-range.ts';
import type { Encoding } from './encoding.ts';
import { prepare } from './prepared.ts';
import type { Bytes, SiteFile } from './site-file.ts';

type Body = Bytes | ReadableStream<Bytes>;

/** The bytes of a file in an encoding, or a part of them: from memory, or else from disk. */
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

/** Sees to it that the next answer with a file is sent from memory, as far as it was read. */
export function keepPrepared(file: SiteFile, encoding: Encoding): void {
  const { content, prepared } = file;
  if ('folder' in content) content.folder.keep(file, encoding);
  else prepared[encoding] ??= prepare(file, encoding, content[encoding]);
}
