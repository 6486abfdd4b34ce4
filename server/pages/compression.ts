import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib';

/** Endings of the files that compress. */
export const compressibleExtensions = 'css|csv|gltf|html|js|json|mjs|svg|txt|webmanifest|xml'.split(
  '|',
);
const minSize = 512;
const bestQuality = constants.BROTLI_MAX_QUALITY;
/** Takes a twentieth of the time of `bestQuality`, for 9% more bytes. */
const fastQuality = 5;

/** Brotli parameters to try. Which result is smallest differs by file, by up to fifty bytes. */
const brotliVariants: readonly Record<number, number>[] = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_NDIRECT]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 2 },
];

const isForEveryVisitor = (name: string) => /^(?:_astro\/.*|[^/]*)$/.test(name);

/** Pages of this many bytes are close to the budget of two round trips. */
const longPageSize = 104_000;

/**
 * The best quality takes three times as long for 2%: worth it for what every visitor loads and for the
 * longest pages, not for hundreds of products and their drawings.
 */
function chooseQuality(name: string, size: number): number {
  if (isForEveryVisitor(name)) return bestQuality;
  if (name.endsWith('.html') && size >= longPageSize) return bestQuality;
  return name.endsWith('.svg') ? 8 : bestQuality - 1;
}

export type Compression = {
  /** The smallest result is kept. */
  br: readonly BrotliOptions[];
  gzip: ZlibOptions;
  /** Changes whenever the compressed bytes may change. */
  key: string;
};

/** How a file is compressed, by its name and size; undefined if it is sent uncompressed. */
export function chooseCompression(
  name: string,
  size: number,
  effort: 'quick' | 'best',
): Compression | undefined {
  if (size < minSize || !compressibleExtensions.includes(name.slice(name.lastIndexOf('.') + 1)))
    return undefined;
  const quality = effort === 'quick' ? fastQuality : chooseQuality(name, size);
  const tryAll = effort === 'best' && isForEveryVisitor(name);
  const candidates = tryAll ? brotliVariants : brotliVariants.slice(0, 1);
  return {
    br: candidates.map((variant) => ({
      params: {
        ...variant,
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: size,
      },
    })),
    gzip: { level: effort === 'quick' ? 6 : 9 },
    key: `${quality}-${candidates.length}`,
  };
}

/** The smallest array, or the first of equals; undefined if none is smaller than `size`. */
export function findSmallest<Bytes extends Uint8Array>(
  candidates: readonly Bytes[],
  size: number,
): Bytes | undefined {
  return candidates.reduce<Bytes | undefined>(
    (least, each) => (each.length < (least?.length ?? size) ? each : least),
    undefined,
  );
}
