import { Refusal } from '../answering.ts';
import { mediaTypeOf, readBody } from '../read-body.ts';

/** Reads a request's JSON and refuses another type, too many bytes, or what is no JSON. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  if (mediaTypeOf(request) !== 'application/json') {
    throw new Refusal(415, 'Send this as application/json.');
  }
  const body = await readBody(request, mostBytes);
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Refusal(400, 'The request is not JSON.');
  }
}
