import { productById } from '../../../catalogue/catalogue.ts';
import { heightLabels, type Product } from '../../../catalogue/product.ts';
import type { HeroSlide } from '../../../content/hero.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { boundsOf, type Mark, moved } from '../drawing/elevations/mark.ts';
import { elevationsOf } from '../drawing/elevations/product.ts';
import { colours, inked } from '../drawing/ink.ts';
import { Strokes } from '../drawing/Strokes.tsx';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { heroScenes } from './hero-scenes.ts';

const width = 1440;
const height = 640;
const ground = 596;

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
    <HeroDrawing slide={slide} />
  );
}

/** Products from the catalogue on one ground line, to one scale, with their heights. */
function HeroDrawing({ slide }: { slide: HeroSlide }) {
  const { scale, products, people, parts = [] } = heroScenes[slide.action];
  const sheet = { scale, x: width, ground, weight: 1.3 };
  const figures = people.map((fromRight): Mark => ({ kind: 'figure', x: -fromRight }));
  const placed = products.map(({ id, fromRight, measured = false }) => {
    const product = found(id);
    return {
      product,
      measured,
      at: -fromRight,
      marks: moved(elevationsOf(product).side, -fromRight),
    };
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      role="img"
      aria-label={slide.imageAlt}
      className="figure block size-full fill-none stroke-[1.3] stroke-ink"
    >
      {parts.length === 0 && <Grid scale={scale} />}
      <Strokes strokes={inked([...figures, ...placed.flatMap(({ marks }) => marks)], sheet)} />
      {parts.map((part) => (
        <Strokes key={part.id} strokes={partStrokes(part)} />
      ))}
      {parts.length === 0 && <path d={`M0 ${ground}H${width}`} strokeWidth="2" />}
      {placed
        .filter(({ measured }) => measured)
        .map(({ product, at, marks }) => (
          <HeightDimension
            key={product.id}
            product={product}
            x={width + Math.min(at, boundsOf(marks).left) * scale - 34}
            edge={width + at * scale}
            scale={scale}
          />
        ))}
    </svg>
  );
}

function found(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`a hero picture names ${id}, which the catalogue does not have`);
  return product;
}

function partStrokes({
  id,
  fromRight,
  up,
  span,
}: {
  id: string;
  fromRight: number;
  up: number;
  span: number;
}) {
  const { side } = elevationsOf(found(id));
  const { left, right, bottom, top } = boundsOf(side);
  const scale = (span * 100) / Math.max(right - left, top - bottom);
  const x = width - fromRight * 100 - ((left + right) / 2) * scale;
  return inked(side, {
    scale,
    x,
    ground: height - up * 100 + ((top + bottom) / 2) * scale,
    weight: 1.3,
  });
}

/** A line each metre, so that the eye can measure. */
function Grid({ scale }: { scale: number }) {
  const metres = Array.from({ length: Math.floor(ground / scale) }, (_, at) => at + 1);
  return (
    <path
      d={metres.map((metre) => `M0 ${ground - metre * scale}H${width}`).join('')}
      stroke={colours.line}
      strokeWidth="1"
    />
  );
}

type DimensionProps = { product: Product; x: number; edge: number; scale: number };

function HeightDimension({ product, x, edge, scale }: DimensionProps) {
  const top = ground - product.height * scale;
  const middle = (top + ground) / 2;
  const label = `${product.height.toFixed(1)} m`;
  return (
    <>
      <title>{`${product.name}: ${heightLabels[product.heightKind]} ${label}`}</title>
      <path d={`M${x - 7} ${top}H${edge}M${x - 7} ${ground}H${x + 7}M${x} ${top}V${ground}`} />
      <path d={`M${x} ${top}l-4 12h8zM${x} ${ground}l-4-12h8z`} className="fill-ink stroke-none" />
      <rect x={x - 36} y={middle - 17} width="72" height="34" className="fill-signal stroke-none" />
      <text x={x} y={middle + 7} textAnchor="middle" fontSize="20" className="fill-ink stroke-none">
        {label}
      </text>
    </>
  );
}
