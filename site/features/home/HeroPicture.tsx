import { heightLabels, type Product } from '../../../catalogue/product.ts';
import type { HeroSlide } from '../../../content/hero.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { Drawing } from '../drawing/Drawing.tsx';
import { boundsOf } from '../drawing/elevations/mark.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { ground, height, width } from './hero-place.ts';
import { heroScenes, placedIn } from './hero-scenes.ts';

type Props = {
  slide: HeroSlide;
  /** The slide that the page opens with. */
  first?: boolean;
};

/** A slide's picture: our products at work or, until that is rendered, a drawing of them. */
export function HeroPicture({ slide, first = false }: Props) {
  const scene = sceneOf(`hero-${slide.action}`);
  return scene ? (
    <ScenePicture scene={scene} use="wide" first={first} />
  ) : (
    <HeroDrawing slide={slide} first={first} />
  );
}

/** Products from the catalogue on one ground line, to one scale, with their heights. */
function HeroDrawing({ slide, first }: Props) {
  const scene = heroScenes[slide.action];
  const measured = placedIn(scene).filter((placed) => placed.measured);
  return (
    <Drawing
      src={`/drawings/hero/${slide.action}.svg`}
      alt={slide.imageAlt}
      viewBox={`0 0 ${width} ${height}`}
      hold="bottom right"
      eager={first}
      className="figure relative size-full"
    >
      {measured.length > 0 &&
        measured.map(({ product, at, marks }) => (
          <HeightDimension
            key={product.id}
            product={product}
            x={Math.round(width + Math.min(at, boundsOf(marks).left) * scene.scale - 34)}
            edge={Math.round(width + at * scene.scale)}
            scale={scene.scale}
          />
        ))}
    </Drawing>
  );
}

type DimensionProps = { product: Product; x: number; edge: number; scale: number };

function HeightDimension({ product, x, edge, scale }: DimensionProps) {
  const top = Math.round(ground - product.height * scale);
  const middle = Math.round((top + ground) / 2);
  const label = `${product.height.toFixed(1)} m`;
  return (
    <g>
      <title>{`${product.name}: ${heightLabels[product.heightKind]} ${label}`}</title>
      <path
        d={`M${x - 7} ${top}H${edge}M${x - 7} ${ground}H${x + 7}M${x} ${top}V${ground}`}
        className="stroke-[1.3] stroke-ink"
      />
      <path d={`M${x} ${top}l-4 12h8zM${x} ${ground}l-4-12h8z`} className="fill-ink" />
      <rect x={x - 36} y={middle - 17} width="72" height="34" className="fill-signal" />
      <text x={x} y={middle + 7} textAnchor="middle" fontSize="20" className="fill-ink">
        {label}
      </text>
    </g>
  );
}
