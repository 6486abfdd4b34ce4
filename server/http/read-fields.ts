import { HttpError } from './errors.ts';
import { formBody, jsonType, mediaTypeOf, otherType, readBody } from './read-body.ts';

/** What was sent, by the name of its field; nothing about it is known yet. */
export type Typed = Readonly<Record<string, unknown>>;

const decoder = new TextDecoder();

/** Far more than any form of ours has. */
const mostFields = 100;

/** Tens of thousands of empty fields fit into a body, and take their time to be read. */
function fewFields(body: string): string {
  if (body.split('&', mostFields + 1).length > mostFields) throw new Error('too many fields');
  return body;
}

type Reader = (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<Typed>;

/** A map, in which a type called `constructor` names nothing. */
const readers = new Map<string, Reader>([
  [
    jsonType,
    async (bytes) => {
      const body: unknown = JSON.parse(decoder.decode(bytes));
      if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Typed;
      throw new Error('no fields');
    },
  ],
  [
    'application/x-www-form-urlencoded',
    async (bytes) => Object.fromEntries(new URLSearchParams(fewFields(decoder.decode(bytes)))),
  ],
  [
    'multipart/form-data',
    async (bytes, type) =>
      Object.fromEntries(
        await new Response(bytes, { headers: { 'content-type': type } }).formData(),
      ),
  ],
]);

/** What the fields of a form may come as. */
export const fieldTypes: readonly string[] = [...readers.keys()];

/** True for a body that a browser's own form sends. */
export function isForm(request: Request): boolean {
  return readers.has(mediaTypeOf(request)) && mediaTypeOf(request) !== jsonType;
}

/** Reads the fields of a form, or of JSON in its place. */
export async function readFields(request: Request): Promise<Typed> {
  const read = readers.get(mediaTypeOf(request));
  if (!read) throw otherType(fieldTypes);
  const bytes = await readBody(request, formBody);
  try {
    return await read(bytes, request.headers.get('content-type') ?? '');
  } catch {
    throw new HttpError(400, 'This could not be read. Reload the page and send it again.');
  }
}
