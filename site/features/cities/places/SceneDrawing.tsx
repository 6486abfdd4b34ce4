import { productById } from '../../../../catalogue/catalogue.ts';
import type { Product } from '../../../../catalogue/product.ts';
import { inked } from '../../drawing/ink.ts';
import { Dimension } from './Dimension.tsx';
import { Person } from './Person.tsx';
import { type Crop, type Scene, type Stand, sheet, viewOf } from './scene.ts';
import { marksOf } from './stand-marks.ts';

type Props = {
  scene: Scene;
  crop: Crop;
  /** What the picture shows, in words. */
  alt: string;
  /** Dimension lines are left out where they would be too small to read. */
  measured?: boolean;
};

/** As tall as its box and placed by the equipment in it; on the widest screens as wide as the box. */
const wideBox =
  'top-0 left-1/2 aspect-[10/3] h-full max-w-none -translate-x-[65%] md:left-[78%] lg:left-[75%] xl:left-[72%] min-[112.5rem]:left-0 min-[112.5rem]:aspect-auto min-[112.5rem]:w-full min-[112.5rem]:translate-x-0';

/** Lettering is sized against the scale the page shows the drawing at: 13 to 15 px on the screen. */
const lettering: Readonly<Record<Crop, string>> = {
  wide: 'text-[28px] sm:text-[20px] md:text-[15px]',
  landscape: 'text-[30px] sm:text-[21px] md:text-[26px] lg:text-[20px] xl:text-[17px]',
  lead: 'text-[26px] sm:text-[16px] md:text-[20px] lg:text-[15px] xl:text-[13px]',
  card: 'text-[26px]',
  tall: 'text-[36px]',
};

/** The picture of a place, filling the box it stands in; the ground stays, what is too much falls off above. */
export function SceneDrawing({ scene, crop, alt, measured = false }: Props) {
  const { viewBox, scale, ground, frame } = viewOf(scene, crop);
  const weight = crop === 'card' || crop === 'tall' ? 2 : 1.5;
  const size = lettering[crop];
  const stands = scene.stands.map((stand) => ({ stand, product: productOf(stand) }));
  const x = (metres: number) => sheet.focus + metres * scale;
  const y = (metres: number) => ground - metres * scale;
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={alt}
      className={`absolute bg-plate ${crop === 'wide' ? wideBox : 'inset-0 size-full'}`}
    >
      <g
        transform={`translate(${sheet.focus} ${ground}) scale(${scale} ${-scale})`}
        strokeWidth={1.25 / scale}
      >
        {scene.place(frame)}
      </g>
      {scene.people.map((person) => (
        <Person key={person.x} x={x(person.x)} y={y(person.y ?? 0)} scale={scale} />
      ))}
      <g className="fill-none stroke-ink" strokeWidth={weight}>
        {stands.flatMap(({ stand, product }) =>
          inked(marksOf(stand, product), { scale, x: sheet.focus, ground, weight }).map(
            ({ d, fill, stroke, width, transform }) => (
              <path
                key={`${stand.x} ${d}`}
                {...{ d, fill, stroke, transform }}
                strokeWidth={width}
              />
            ),
          ),
        )}
      </g>
      {measured &&
        stands.map(
          ({ stand, product }) =>
            stand.measuredAt !== undefined && (
              <Dimension
                key={stand.measuredAt}
                name={product.heightKind === 'platform' ? 'Platform' : 'Top tread'}
                metres={product.height}
                x={x(stand.measuredAt)}
                foot={y(stand.y ?? 0)}
                head={y((stand.y ?? 0) + product.height)}
                reach={x(stand.x)}
                highlighted
                lettering={size}
              />
            ),
        )}
      {measured &&
        scene.clearances?.map(({ name, x: at, height }) => (
          <Dimension
            key={name}
            name={name}
            metres={height}
            x={x(at)}
            foot={y(0)}
            head={y(height)}
            lettering={size}
          />
        ))}
    </svg>
  );
}

function productOf(stand: Stand): Product {
  const product = productById(stand.product);
  if (!product)
    throw new Error(`A picture shows ${stand.product}, which the catalogue does not hold`);
  return product;
}
