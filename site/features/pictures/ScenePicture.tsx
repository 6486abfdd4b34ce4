import type { SceneStill } from '../../../content/scenes.ts';

/** The widths in which the studio renders scenes, in pixels, and that of the fallback. */
export const sceneWidths = [640, 960, 1600] as const;
export const sceneFallbackWidth = 960;
/** The width of the pictures cropped for phones. */
export const scenePhoneWidth = 784;

/** The layout width of each use, which is greater than that of a box that crops its sides. */
const uses = {
  /** Full width: 640 or 600 px tall, on a phone 360 px and cropped in advance. */
  wide: '(min-width: 80rem) 100vw, (min-width: 56.25rem) 1280px, (min-width: 37.5rem) 800px, 720px',
  /** Beside the text. */
  landscape: '(min-width: 56.25rem) 58vw, 100vw',
  lead: '(min-width: 73.75rem) 1000px, 800px',
  card: '(min-width: 56.25rem) 640px, (min-width: 37.5rem) 600px, 130vw',
  tall: '460px',
  cell: '(min-width: 56.25rem) 660px, (min-width: 37.5rem) 50vw, 100vw',
} as const;

type SceneUse = keyof typeof uses;

type Props = {
  scene: SceneStill;
  use: SceneUse;
  /** Set if the text beside it says the same. */
  decorative?: boolean;
  /** The largest visible element when the page opens: nothing else loads before it. */
  first?: boolean;
};

/** Uses that fill a phone's width. The studio has cropped a picture for them. */
const phoneCropUses: ReadonlySet<SceneUse> = new Set(['wide', 'landscape', 'cell']);

/** Uses whose boxes are too small for the largest picture. */
const smallUses: ReadonlySet<SceneUse> = new Set(['tall', 'cell']);

/** A picture that fills its box, cropped around its subject. The first one has a blurred placeholder. */
export function ScenePicture({ scene, use, decorative = false, first = false }: Props) {
  const { file, width, height, alt, position, placeholder } = scene;
  const path = `/pictures/scenes/${file}`;
  // Rounded to steps whose classes are listed in site.css, because style attributes are not allowed.
  const [x, y] = [10 * Math.round(position[0] * 10), 25 * Math.round(position[1] * 4)];
  const fill = `absolute inset-0 size-full object-cover object-[var(--x)_var(--y)] [--x:${x}%] [--y:${y}%]`;
  return (
    <>
      {use === 'wide' && first && <img src={placeholder} alt="" className={fill} />}
      <picture>
        {phoneCropUses.has(use) && (
          <source
            type="image/avif"
            media="(width <= 30rem)"
            srcSet={`${path}-phone.avif ${scenePhoneWidth}w`}
            sizes="100vw"
          />
        )}
        <source
          type="image/avif"
          srcSet={sceneWidths
            .filter((wide) => wide < 1000 || !smallUses.has(use))
            .map((wide) => `${path}-${wide}.avif ${wide}w`)
            .join(', ')}
          sizes={uses[use]}
        />
        <img
          src={`${path}-${sceneFallbackWidth}.webp`}
          width={width}
          height={height}
          alt={decorative ? '' : alt}
          loading={first ? undefined : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          className={fill}
        />
      </picture>
    </>
  );
}
