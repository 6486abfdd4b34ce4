import type { SceneStill } from '../../../content/scenes.ts';

/** Widths the studio makes scenes in, in pixels, and the one of the fallback. */
export const sceneWidths = [640, 960, 1600] as const;
export const sceneFallback = 960;
/** Of what is cut out for phones. */
export const scenePhoneWidth = 784;

/** How wide a picture is laid out for each use, which is wider than a box that cuts its sides. */
const uses = {
  /** Across the page: 640 or 600 px tall, on a phone 360 and cut out beforehand. */
  wide: '(min-width: 80rem) 100vw, (min-width: 56.25rem) 1280px, (min-width: 37.5rem) 800px, 720px',
  /** Beside the words. */
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
  /** Where the words beside it say the same. */
  decorative?: boolean;
  /** The largest thing in sight as the page opens: nothing else loads before it. */
  first?: boolean;
};

/** Where a phone shows it across the screen: the studio has cut out for it what it shows. */
const cutForPhones: ReadonlySet<SceneUse> = new Set(['wide', 'landscape', 'cell']);

/** Boxes too small ever to want the largest. */
const small: ReadonlySet<SceneUse> = new Set(['tall', 'cell']);

/** A picture that fills its box, cropped around what it is of. A blur stands in for the first. */
export function ScenePicture({ scene, use, decorative = false, first = false }: Props) {
  const { file, width, height, alt, position, placeholder } = scene;
  const path = `/pictures/scenes/${file}`;
  // In steps, whose classes site.css lists: attributes may carry no style of their own.
  const [x, y] = [10 * Math.round(position[0] * 10), 25 * Math.round(position[1] * 4)];
  const fill = `absolute inset-0 size-full object-cover object-[var(--x)_var(--y)] [--x:${x}%] [--y:${y}%]`;
  return (
    <>
      {use === 'wide' && first && <img src={placeholder} alt="" className={fill} />}
      <picture>
        {cutForPhones.has(use) && (
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
            .filter((wide) => wide < 1000 || !small.has(use))
            .map((wide) => `${path}-${wide}.avif ${wide}w`)
            .join(', ')}
          sizes={uses[use]}
        />
        <img
          src={`${path}-${sceneFallback}.webp`}
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
