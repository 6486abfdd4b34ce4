import { HttpError } from './errors.ts';
import {
  jsonType,
  maxFormBytes,
  mediaTypeOf,
  readBody,
  unsupportedMediaType,
} from './read-body.ts';

/** Submitted fields by name, not validated yet. */
export type SubmittedFields = Readonly<Record<string, unknown>>;

const decoder = new TextDecoder();

/** Far more than any of our forms has. */
const maxFields = 100;

/** Tens of thousands of empty fields fit into a body and are slow to parse. */
function limitFieldCount(body: string): string {
  if (body.split('&', maxFields + 1).length > maxFields) throw new Error('too many fields');
  return body;
}

type BodyParser = (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<SubmittedFields>;

/** A Map, because a plain object would find its `constructor` for a type of that name. */
const bodyParsers = new Map<string, BodyParser>([
  [
    jsonType,
    async (bytes) => {
      const body: unknown = JSON.parse(decoder.decode(bytes));
      if (typeof body === 'object' && body !== null && !Array.isArray(body))
        return body as SubmittedFields;
      throw new Error('no fields');
    },
  ],
  [
    'application/x-www-form-urlencoded',
    async (bytes) =>
      Object.fromEntries(new URLSearchParams(limitFieldCount(decoder.decode(bytes)))),
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
export const fieldTypes: readonly string[] = [...bodyParsers.keys()];

/** Whether a browser's own form sent this. */
export function isForm(request: Request): boolean {
  return bodyParsers.has(mediaTypeOf(request)) && mediaTypeOf(request) !== jsonType;
}

/** Reads the fields of a form or of a JSON body. */
export async function readFields(request: Request): Promise<SubmittedFields> {
  const parseBody = bodyParsers.get(mediaTypeOf(request));
  if (!parseBody) throw unsupportedMediaType(fieldTypes);
  const bytes = await readBody(request, maxFormBytes);
  try {
    return await parseBody(bytes, request.headers.get('content-type') ?? '');
  } catch {
    throw new HttpError(400, "We couldn't read this form. Reload the page and send it again.");
  }
}
