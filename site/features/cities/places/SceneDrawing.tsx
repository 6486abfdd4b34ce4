import { Drawing } from '../../drawing/Drawing.tsx';
import { Dimension } from './Dimension.tsx';
import { type Crop, type Scene, viewOf } from './scene.ts';
import { productOf } from './stand-marks.ts';

type Props = {
  /** Where the file with the scene's lines is. */
  src: string;
  scene: Scene;
  crop: Crop;
  /** What the picture shows, in words. */
  alt: string;
  /** Dimension lines are left out where they would be too small to read. */
  measured?: boolean;
  /** In sight as the page opens. */
  eager?: boolean;
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
export function SceneDrawing({ src, scene, crop, alt, measured = false, eager }: Props) {
  const { viewBox } = viewOf(scene, crop);
  return (
    <Drawing
      {...{ src, alt, viewBox, eager }}
      className={`absolute bg-plate ${crop === 'wide' ? wideBox : 'inset-0 size-full'}`}
    >
      {measured && <Dimensions scene={scene} crop={crop} />}
    </Drawing>
  );
}

function Dimensions({ scene, crop }: Pick<Props, 'scene' | 'crop'>) {
  const { x, y } = viewOf(scene, crop);
  const size = lettering[crop];
  return (
    <>
      {scene.stands.map((stand) => {
        if (stand.measuredAt === undefined) return null;
        const { height, heightKind } = productOf(stand);
        return (
          <Dimension
            key={stand.measuredAt}
            name={heightKind === 'platform' ? 'Platform' : 'Top tread'}
            metres={height}
            x={x(stand.measuredAt)}
            foot={y(stand.y ?? 0)}
            head={y((stand.y ?? 0) + height)}
            reach={x(stand.x)}
            highlighted
            lettering={size}
          />
        );
      })}
      {scene.clearances?.map(({ name, x: at, height }) => (
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
    </>
  );
}
