// A process that decodes one uploaded picture, encodes it in the formats that pages use, and exits. A
// malicious picture can crash only this process: the shop keeps running.
import sharp from 'sharp';
import { photoFiles } from '../../catalogue/photo.ts';
import { maxPixels, minSidePixels } from './read-photo.ts';

/** The message sent to the shop. */
export type PhotoReport =
  | { files: Uint8Array[] }
  | { problem: 'too-large' | 'too-small' | 'damaged' };

/** Maximum bytes for decoding; a picture of `maxPixels` needs half of it. */
const maxMemoryBytes = 700 * 1024 * 1024;

/** The background of every picture, so that no edge shows on a page. */
const backgroundColour = '#fdfcfa';

// Only formats from cameras and designers: no SVG, PDF or anything that references other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) sendAndExit({ problem: 'too-large' });
}, 50).unref();

process.on('disconnect', () => process.exit());
process.once('message', (given: Uint8Array) => {
  encode(given).then(sendAndExit, () => sendAndExit({ problem: 'damaged' }));
});

async function encode(given: Uint8Array): Promise<PhotoReport> {
  const limits = { limitInputPixels: maxPixels, sequentialRead: true } as const;
  const { width, height } = await sharp(given, { ...limits, limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return { problem: 'too-large' };
  if (Math.max(width, height) < minSidePixels) return { problem: 'too-small' };
  const largest = Math.max(...photoFiles.map(({ width }) => width));
  // Rotated as the camera was held; all other metadata is dropped.
  const { data, info } = await sharp(given, { ...limits, failOn: 'error' })
    .autoOrient()
    .flatten({ background: backgroundColour })
    .toColourspace('srgb')
    .resize(largest, largest, { fit: 'contain', background: backgroundColour, kernel: 'lanczos3' })
    .removeAlpha()
    .toFormat('raw')
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const square = sharp(data, { raw: { width: largest, height: largest, channels } });
  const files: Uint8Array[] = [];
  for (const { width, format } of photoFiles) {
    const sized = square.clone().resize(width, width, { kernel: 'lanczos3' });
    const encoded =
      format === 'avif'
        ? sized.avif({ quality: 52, effort: 3, chromaSubsampling: '4:4:4' })
        : sized.webp({ quality: 78, effort: 4 });
    files.push(await encoded.toBuffer());
  }
  return { files };
}

/** Exits once the message has been sent. */
function sendAndExit(report: PhotoReport): void {
  if (process.send) process.send(report, () => process.exit());
  else process.exit();
}
