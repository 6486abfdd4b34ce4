// A process that decodes one uploaded picture, encodes it as pages show it, and ends. What a picture
// built to do harm brings down is this process: the shop goes on.
import sharp from 'sharp';
import { photoFiles } from '../../catalogue/photo.ts';
import { leastSide, mostPixels } from './read-photo.ts';

/** What the shop is told. */
export type PhotoReport =
  | { files: Uint8Array[] }
  | { problem: 'too-large' | 'too-small' | 'damaged' };

/** Bytes that decoding may take; a picture of `mostPixels` takes half of it. */
const mostMemory = 700 * 1024 * 1024;

/** The ground of every picture, so that no edge shows on a page. */
const plate = '#fdfcfa';

// Only what a camera or a designer sends: no SVG, PDF or anything that names other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) finish({ problem: 'too-large' });
}, 50).unref();

process.on('disconnect', () => process.exit());
process.once('message', (given: Uint8Array) => {
  encode(given).then(finish, () => finish({ problem: 'damaged' }));
});

async function encode(given: Uint8Array): Promise<PhotoReport> {
  const limits = { limitInputPixels: mostPixels, sequentialRead: true } as const;
  const { width, height } = await sharp(given, { ...limits, limitInputPixels: false }).metadata();
  if (width * height > mostPixels) return { problem: 'too-large' };
  if (Math.max(width, height) < leastSide) return { problem: 'too-small' };
  const largest = Math.max(...photoFiles.map(({ width }) => width));
  // Turned as the camera was held; of what else it noted, nothing is kept.
  const { data, info } = await sharp(given, { ...limits, failOn: 'error' })
    .autoOrient()
    .flatten({ background: plate })
    .toColourspace('srgb')
    .resize(largest, largest, { fit: 'contain', background: plate, kernel: 'lanczos3' })
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

/** Ends once the message is on its way. */
function finish(report: PhotoReport): void {
  if (process.send) process.send(report, () => process.exit());
  else process.exit();
}
