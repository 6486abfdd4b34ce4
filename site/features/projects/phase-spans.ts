import type { Project } from '../../../content/projects.ts';

type Phase = Pick<Project['phases'][number], 'duration'>;

/** Where each phase begins and ends on a line as long as the project, in percent. */
export function phaseSpans(phases: readonly Phase[]): { from: number; to: number }[] {
  const weeks = phases.map(weeksOf);
  const total = weeks.reduce((sum, length) => sum + length, 0);
  let passed = 0;
  return weeks.map((length) => {
    const from = passed;
    passed += length;
    return { from: (from / total) * 100, to: (passed / total) * 100 };
  });
}

function weeksOf({ duration }: Phase): number {
  const weeks = Number.parseInt(duration, 10);
  if (!(weeks > 0)) throw new Error(`"${duration}" is not a number of weeks`);
  return weeks;
}
