import { unbroken } from '../../../catalogue/measures.ts';
import type { Project } from '../../../content/projects.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { nameInLines } from '../listed-products/product-words.ts';
import { PhaseLine } from './PhaseLine.tsx';

/** What happened when: a line to scale, and under it a column a phase. */
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
              <p className="small mt-2 text-pretty">{unbroken(phase.description)}</p>
              <ul className="mt-2 grid gap-1 text-14">
                {phase.equipment.map(({ text }) => (
                  <li key={text}>{nameInLines(unbroken(text))}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
