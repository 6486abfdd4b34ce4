import { roundToTenth } from '../../../pictures/drawings/round-to-tenth.ts';
import { VerticalDimension } from '../drawing/Dimension.tsx';
import { platformHeightFor } from './configuration.ts';

const scale = 40;
const groundY = 604;
const rulerX = 112;
const y = (metres: number) => roundToTenth(groundY - metres * scale);

/** Width of the whole picture. A phone shows its left part at the same scale. */
const width = 616;
const phoneWidth = 404;
const towerX = 226;
const dimension = { at: 168, size: 15 } as const;

/** Places that people know, with the height to their eaves or ceiling. */
const buildings = [
  { name: 'Sports hall', x: 396, eaves: 12, ridge: 12.9 },
  { name: 'Warehouse bay', x: 428, eaves: 8.5, ridge: 9.4 },
  { name: 'House eaves', x: 460, eaves: 5.2, ridge: 7.4 },
  { name: 'Office ceiling', x: 484, eaves: 2.7, ridge: 2.7 },
] as const;

/** The scale from 0 to 14 m: ink to the platform, yellow to the reach, a person in between. */
export function ReachDiagram({ reach }: { reach: number }) {
  const platform = platformHeightFor(reach);
  return (
    <svg
      viewBox={`0 0 ${width} 640`}
      preserveAspectRatio="xMinYMax slice"
      role="img"
      aria-label={`A platform at ${platform.toFixed(1)} m gives a reach of ${reach.toFixed(1)} m`}
      className="figure block aspect-[404/640] w-full fill-ink sm:aspect-[616/640]"
    >
      <Ruler reach={reach} />
      <Buildings />
      <Eaves />
      <path d={`M0 ${groundY}H${width}`} strokeWidth="2" className="stroke-ink" />
      <Tower platform={platform} />
      <path d={`M${rulerX} ${y(reach)}H${towerX + 96}`} strokeWidth="2" className="stroke-ink" />
      <path
        d={`M${rulerX} ${y(platform)}H${towerX}`}
        strokeDasharray="4 3"
        className="stroke-ink"
      />
      <path d={`M${rulerX - 3} ${y(platform)}V${groundY}`} strokeWidth="6" className="stroke-ink" />
      <path
        d={`M${rulerX - 3} ${y(reach)}V${y(platform)}`}
        strokeWidth="6"
        className="stroke-signal"
      />
      <path
        d={`M${rulerX - 104} ${y(reach) - 24}h84l20 24l-20 24h-84z`}
        className="fill-signal stroke-ink"
      />
      <text x={rulerX - 93} y={y(reach) + 9} fontSize="26">
        {metres(reach)}
      </text>
      <VerticalDimension
        {...dimension}
        from={y(platform)}
        to={y(reach)}
        label="+ 2.0 m"
        emphasis="strong"
      />
      <VerticalDimension {...dimension} from={groundY} to={y(platform)} label={metres(platform)} />
    </svg>
  );
}

const metres = (height: number) => `${height.toFixed(1)} m`;

function Ruler({ reach }: { reach: number }) {
  const labelled = [2, 4, 6, 8, 10, 12, 14];
  return (
    <>
      <path
        d={labelled.map((metre) => `M${rulerX} ${y(metre)}H${width}`).join('')}
        className="stroke-line"
      />
      <Ticks each={scale / 5} long={7} />
      <Ticks each={scale} long={14} />
      <path d={`M${rulerX} ${y(14)}V${groundY}`} className="stroke-ink" />
      <g textAnchor="end" fontSize="15">
        {labelled
          .filter((metre) => Math.abs(metre - reach) > 0.9)
          .map((metre) => (
            <text key={metre} x={rulerX - 24} y={y(metre) + 5}>
              {`${metre} m`}
            </text>
          ))}
      </g>
    </>
  );
}

/** Ticks at the ruler, `each` units apart: a single dashed line whose thickness is their length. */
function Ticks({ each, long }: { each: number; long: number }) {
  return (
    <path
      d={`M${rulerX - long / 2} ${groundY + 0.5}V${y(14) - 0.5}`}
      strokeWidth={long}
      strokeDasharray={`1 ${each - 1}`}
      className="stroke-line-2"
    />
  );
}

/** Half sections, one behind the other, to give a sense of height. */
function Buildings() {
  return (
    <g className="max-sm:hidden">
      <g className="fill-plate stroke-line-2">
        {buildings.map(({ name, x, eaves, ridge }) => (
          <path key={name} d={`M${x} ${groundY}V${y(eaves)}L${width} ${y(ridge)}V${groundY}z`} />
        ))}
      </g>
      <path
        d={buildings.map(({ x, eaves }) => `M${x - 7} ${y(eaves)}h14`).join('')}
        className="stroke-ink"
      />
      <g fontSize="14" className="fill-ink-3 font-medium">
        {buildings.map(({ name, x, eaves }) => (
          <text key={name} x={x + 12} y={y(eaves) + 19}>
            {`${name} ${metres(eaves)}`}
          </text>
        ))}
      </g>
    </g>
  );
}

/** Phones have room for the names only. */
function Eaves() {
  return (
    <g className="sm:hidden">
      <path
        d={buildings.map(({ eaves }) => `M${phoneWidth - 16} ${y(eaves)}h16`).join('')}
        className="stroke-ink"
      />
      <g
        textAnchor="end"
        fontSize="14"
        strokeWidth="6"
        paintOrder="stroke"
        className="fill-ink-3 stroke-plate font-medium"
      >
        {buildings.map(({ name, eaves }) => (
          <text key={name} x={phoneWidth - 22} y={y(eaves) + 5}>
            {name}
          </text>
        ))}
      </g>
    </g>
  );
}

/** A tower in outline, as high as the platform needs to be, with a person on it. */
function Tower({ platform }: { platform: number }) {
  const [left, right] = [towerX, towerX + 72];
  const deck = y(platform);
  const lifts = Math.max(1, Math.round(platform / 2));
  const lift = (groundY - 10 - deck) / lifts;
  const braces = Array.from({ length: lifts }, (_, at) => {
    const foot = groundY - 10 - at * lift;
    const [from, to] = at % 2 ? [right, left] : [left, right];
    return `M${from} ${foot}L${to} ${foot - lift}M${left} ${foot}H${right}`;
  }).join('');
  return (
    <>
      <path
        d={`M${left} ${groundY - 6}V${deck - 40}H${right}V${groundY - 6}M${left} ${deck - 20}H${right}`}
        strokeWidth="3"
        className="fill-none stroke-ink"
      />
      <path d={braces} strokeWidth="1.5" className="fill-none stroke-ink" />
      <circle cx={left} cy={groundY - 4} r="4" />
      <circle cx={right} cy={groundY - 4} r="4" />
      <Person x={left + 36} feet={deck} />
      <path d={`M${left - 3} ${deck}h78v5h-78z`} />
    </>
  );
}

/** 1.75 m at 40 units to the metre, one arm up to 2 m. */
function Person({ x, feet }: { x: number; feet: number }) {
  return (
    <g className="fill-ink-3" transform={`translate(${x} ${feet})`}>
      <circle cx="0" cy="-65" r="5" />
      <path d="M-7-58h11l5-20 3 1-4 26-1 20v31h-5l-1.5-28h-1l-1.5 28h-5v-31l-3-20z" />
    </g>
  );
}
