import type { Project } from '../../../content/projects.ts';
import { phaseSpans } from './phase-spans.ts';

/** The whole time as one dimension line, divided where a phase ends. Its words stand in the list below. */
export function PhaseLine({ phases }: { phases: Project['phases'] }) {
  const spans = phaseSpans(phases);
  return (
    <svg aria-hidden="true" className="mb-2 hidden h-11 w-full overflow-visible sm:block">
      <line x1="0" x2="100%" y1="28" y2="28" className="stroke-ink" />
      {[0, ...spans.map(({ to }) => to)].map((at) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y1="21" y2="35" className="stroke-ink" />
      ))}
      {spans.map(({ from, to }, place) => (
        <text
          key={from}
          x={`${(from + to) / 2}%`}
          y="32.5"
          textAnchor="middle"
          strokeWidth="12"
          className="fill-ink stroke-paper font-[560] text-13 [paint-order:stroke]"
        >
          {place + 1}
        </text>
      ))}
      {spans.map(({ from, to }, place) => (
        <text
          key={from}
          x={`${(from + to) / 2}%`}
          y="10"
          textAnchor="middle"
          className="fill-ink-2 font-stretch-[92%] text-12"
        >
          {phases[place]?.duration}
        </text>
      ))}
    </svg>
  );
}
