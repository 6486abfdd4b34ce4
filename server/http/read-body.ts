import { HttpError } from './errors.ts';

/** Far more than any cart needs. */
export const maxJsonBytes = 32 * 1024;

/** A message of 5,000 characters, each up to nine bytes when encoded. */
export const maxFormBytes = 64 * 1024;

/** The media type of a request's body, without its parameters. */
export function mediaTypeOf(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Our own scripts send JSON, which another website cannot send without CORS. */
export const jsonType = 'application/json';

export function unsupportedMediaType(types: readonly string[]): HttpError {
  return new HttpError(415, `Send this as ${types.join(' or ')}.`);
}

/** Reads a body up to a limit, whatever Content-Length says. */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, `This is too long. The limit is ${maxBytes / 1024} KB.`);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    // A client that hangs up is not an error of the server.
    throw error === tooLarge ? error : new HttpError(400, 'The request was incomplete.');
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads a body as text. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBody(request, maxBytes));
}

/** Reads a JSON body; rejects other types, bodies over the limit and invalid JSON. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  if (mediaTypeOf(request) !== jsonType) throw unsupportedMediaType([jsonType]);
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
}
