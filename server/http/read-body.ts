import { HttpError } from './errors.ts';

/** What a checkout may hold: far more than a person puts in a cart. */
export const ordinaryBody = 32 * 1024;

/** What a form may hold: a message of 5,000 characters, each of which may come as nine bytes. */
export const formBody = 64 * 1024;

/** The media type of a request's body, without its parameters. */
export function mediaTypeOf(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** The type that scripts of ours send, and that no page of another website can send unasked. */
export const jsonType = 'application/json';

/** A body of another type than those that are read. */
export function otherType(types: readonly string[]): HttpError {
  return new HttpError(415, `Send this as ${types.join(' or ')}.`);
}

/** Reads a body and stops at the limit, whatever length was announced. */
export async function readBody(
  request: Request,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, `This is too long: ${mostBytes / 1024} KB at most.`);
  if (Number(request.headers.get('content-length')) > mostBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever hangs up half way is no fault of ours: it must raise no alarm.
    throw error === tooLarge ? error : new HttpError(400, 'The request was cut short.');
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The same as text. */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBody(request, mostBytes));
}

/** Reads a request's JSON and refuses another type, too many bytes, or what is no JSON. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  if (mediaTypeOf(request) !== jsonType) throw otherType([jsonType]);
  const text = await readText(request, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not JSON.');
  }
}
