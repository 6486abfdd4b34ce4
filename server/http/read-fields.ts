import { HttpError } from './errors.ts';
import { formBody, jsonType, mediaTypeOf, otherType, readBody } from './read-body.ts';

/** Submitted fields by name, not validated yet. */
export type Typed = Readonly<Record<string, unknown>>;

const decoder = new TextDecoder();

/** Far more than any of our forms has. */
const mostFields = 100;

/** Tens of thousands of empty fields fit into a body and are slow to parse. */
function fewFields(body: string): string {
  if (body.split('&', mostFields + 1).length > mostFields) throw new Error('too many fields');
  return body;
}

type Reader = (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<Typed>;

/** A Map, because a plain object would find its `constructor` for a type of that name. */
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

/** The media types of forms. */
export const fieldTypes: readonly string[] = [...readers.keys()];

/** Whether a browser's own form sent this. */
export function isForm(request: Request): boolean {
  return readers.has(mediaTypeOf(request)) && mediaTypeOf(request) !== jsonType;
}

/** Reads the fields of a form or of a JSON body. */
export async function readFields(request: Request): Promise<Typed> {
  const read = readers.get(mediaTypeOf(request));
  if (!read) throw otherType(fieldTypes);
  const bytes = await readBody(request, formBody);
  try {
    return await read(bytes, request.headers.get('content-type') ?? '');
  } catch {
    throw new HttpError(400, "We couldn't read this form. Reload the page and send it again.");
  }
}
