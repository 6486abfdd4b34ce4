import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { photoTypes } from '../../contract/photo.ts';
import type { PhotoReport } from './photo-process.ts';

/** More than cameras in use produce, and decoded within 300 MB. */
export const maxPixels = 50_000_000;

/** Pixels of the longer side: a smaller picture would be blurred on a page. */
export const minSidePixels = 600;

type PhotoProblem =
  | 'unknown-type'
  | 'other-type'
  | Extract<PhotoReport, { problem: string }>['problem']
  | 'took-too-long';

const messages: Readonly<Record<PhotoProblem, string>> = {
  'unknown-type': 'Choose a JPEG, PNG, WebP or AVIF picture.',
  'other-type': 'This file is not what its name says. Save it again as JPEG, PNG, WebP or AVIF.',
  'too-large': 'This picture has too many pixels. Use one of at most 50 megapixels.',
  'too-small': `This picture is too small. Use one at least ${minSidePixels} pixels wide or high.`,
  damaged: 'This picture is damaged or of a kind that we cannot read. Save it again as JPEG.',
  'took-too-long': 'This picture took too long to read. Save it again as JPEG.',
};

/** Thrown if a picture is rejected; the message is one sentence. */
export class InvalidPhotoError extends Error {
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem) {
    super(messages[problem]);
    this.problem = problem;
  }
}

/** Milliseconds: the largest picture takes 5 s on a slow machine. */
const defaultTimeoutMs = 30_000;

const processFile = fileURLToPath(new URL('./photo-process.ts', import.meta.url));

/** A picture's files in the order of `photoFiles`, with a name that is the hash of their bytes. */
export type Photo = { file: string; files: readonly Uint8Array[] };

let queue: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded picture in a separate process and encodes it in the formats that pages use, one at
 * a time. Throws InvalidPhotoError if it is not a picture of the announced type.
 */
export function readPhoto(
  bytes: Uint8Array,
  declaredType: string,
  timeoutMs = defaultTimeoutMs,
): Promise<Photo> {
  const type = detectType(bytes);
  if (!type) return Promise.reject(new InvalidPhotoError('unknown-type'));
  if (declaredType !== type) return Promise.reject(new InvalidPhotoError('other-type'));
  const reading = queue.then(() => decode(bytes, timeoutMs));
  queue = reading.catch(() => undefined);
  return reading;
}

/** The type detected from a file's first bytes. */
function detectType(bytes: Uint8Array): (typeof photoTypes)[number] | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64));
  const at = (start: number, end: number) => head.toString('latin1', start, end);
  if (at(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'image/webp';
  // Either the major brand or one of the compatible brands.
  if (at(4, 8) === 'ftyp' && /^avi[fs]/.test(at(8, 12))) return 'image/avif';
  if (at(4, 8) === 'ftyp' && at(16, head.length).includes('avif')) return 'image/avif';
  return undefined;
}

function decode(bytes: Uint8Array, timeoutMs: number): Promise<Photo> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve, reject) => {
    const child = fork(processFile, {
      // The process needs none of the shop's secrets.
      env: { PATH, NODE_COMPILE_CACHE },
      execArgv: ['--max-old-space-size=128'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => end(new InvalidPhotoError('took-too-long')), timeoutMs);
    const end = (outcome: Photo | Error) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      if (outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    };
    child.on('message', (report: PhotoReport) => {
      end('problem' in report ? new InvalidPhotoError(report.problem) : toPhoto(report.files));
    });
    child.on('error', end);
    // If it exits without a report, the picture has crashed it.
    child.on('exit', () => end(new InvalidPhotoError('damaged')));
    child.send(bytes);
  });
}

function toPhoto(files: readonly Uint8Array[]): Photo {
  const hash = createHash('sha256');
  for (const each of files) hash.update(each);
  return { file: hash.digest('hex').slice(0, 24), files };
}
