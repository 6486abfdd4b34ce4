/** The widths that the studio renders, in pixels, and that of the fallback. */
export const pictureWidths = [240, 480, 960] as const;
export const fallbackWidth = 640;

/** The sizes of a picture on the page: the space reserved, the `sizes` attribute, and the largest width. */
const uses = {
  main: {
    side: 660,
    sizes: '(min-width: 90rem) 668px, (min-width: 37.5rem) 46vw, 100vw',
    largest: 960,
  },
  card: { side: 256, sizes: '(min-width: 37.5rem) 256px, 148px', largest: 960 },
  row: { side: 104, sizes: '196px', largest: 480 },
  thumb: { side: 88, sizes: '112px', largest: 480 },
  full: { side: 960, sizes: 'min(100vw, 960px)', largest: 960 },
} as const;

type PictureUse = keyof typeof uses;

export interface PictureProps {
  use?: PictureUse;
  className?: string;
  /** Visible when the page opens. */
  eager?: boolean;
  /** The largest visible element when the page opens: nothing else loads before it. */
  first?: boolean;
}

type Props = PictureProps & {
  /** The path of a rendered picture without width and format, or of a drawing without its format. */
  path: string;
  alt: string;
};

/** A square picture. Its background has the plate's colour, so that no edge is visible on one. */
export function PlatePicture({
  path,
  alt,
  use = 'main',
  className = 'aspect-square w-full',
  eager = false,
  first = false,
}: Props) {
  const { side, sizes, largest } = uses[use];
  const isDrawn = path.startsWith('/drawings/');
  const img = (
    <img
      src={isDrawn ? `${path}.svg` : `${path}-${fallbackWidth}.webp`}
      width={side}
      height={side}
      alt={alt}
      loading={eager || first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : use === 'thumb' ? 'low' : undefined}
      decoding="async"
      className={`object-contain ${className}`}
    />
  );
  if (isDrawn) return img;
  return (
    <picture className="contents">
      <source
        className="hidden"
        type="image/avif"
        srcSet={pictureWidths
          .filter((width) => width <= largest)
          .map((width) => `${path}-${width}.avif ${width}w`)
          .join(', ')}
        sizes={sizes}
      />
      {img}
    </picture>
  );
}
