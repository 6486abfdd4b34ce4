import { Refusal } from './answering.ts';

/** The media type of a request's body, without its parameters. */
export function mediaTypeOf(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Reads a body and stops at the limit, whatever length was announced. */
export async function readBody(
  request: Request,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, `This is too long: ${mostBytes / 1024} KB at most.`);
  if (Number(request.headers.get('content-length')) > mostBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
