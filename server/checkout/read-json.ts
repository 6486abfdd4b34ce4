import { Refusal } from '../answering.ts';

/** Reads a request's JSON and refuses another type, too many bytes, or what is no JSON. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'Send this as application/json.');
  }
  const text = await readText(request, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is not JSON.');
  }
}

/** Stops reading at the limit, whatever length was announced. */
async function readText(request: Request, mostBytes: number): Promise<string> {
  const tooLarge = new Refusal(413, `The request is too large: ${mostBytes / 1024} KB at most.`);
  if (Number(request.headers.get('content-length')) > mostBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
