import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import type { Project } from '../../../content/projects.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { wrapName } from '../listed-products/product-texts.ts';
import { equipmentRow } from './ProjectFacts.tsx';

/** The timeline of a project: a line to scale, with one column per phase below it. */
export function Phases({ project }: { project: Project }) {
  const { phases, duration } = project;
  return (
    <section aria-labelledby="phases" className="pb-section">
      <SectionHead id="phases" title={`${duration}, ${phases.length} phases`} />
      <PhaseLine phases={phases} />
      <ol className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-4">
        {phases.map((phase, place) => (
          <li
            key={phase.name}
            className="flex gap-4 border-line border-t py-5 lg:border-t-0 lg:pt-3"
          >
            <span aria-hidden="true" className="figure text-22">
              {place + 1}
            </span>
            <div>
              <h3 className="title text-18">{phase.name}</h3>
              <p className="label">{phase.duration}</p>
              <p className="small mt-2 text-pretty">{withNonBreakingUnits(phase.description)}</p>
              <ul className="mt-2 grid gap-1 text-14">
                {phase.equipment.map(equipmentRow).map(({ count, name, href }) => (
                  <li key={href}>{wrapName(withNonBreakingUnits(`${count} ${name}`))}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The whole duration as one dimension line, divided between phases. The list below has its text. */
function PhaseLine({ phases }: { phases: Project['phases'] }) {
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

type PhaseLength = Pick<Project['phases'][number], 'duration'>;

/** Where each phase begins and ends, in percent of the project's duration. */
export function phaseSpans(phases: readonly PhaseLength[]): { from: number; to: number }[] {
  const weeks = phases.map(parseWeeks);
  const total = weeks.reduce((sum, length) => sum + length, 0);
  let elapsedWeeks = 0;
  return weeks.map((length) => {
    const from = elapsedWeeks;
    elapsedWeeks += length;
    return { from: (from / total) * 100, to: (elapsedWeeks / total) * 100 };
  });
}

function parseWeeks({ duration }: PhaseLength): number {
  const weeks = Number.parseInt(duration, 10);
  if (!(weeks > 0)) throw new Error(`"${duration}" is not a number of weeks`);
  return weeks;
}
