import { unbroken } from '../../../catalogue/measures.ts';
import type { Project } from '../../../content/projects.ts';

export function ChallengesAndResults({ project }: { project: Project }) {
  return (
    <section className="grid gap-x-gutter gap-y-12 pb-section md:grid-cols-2">
      <Statements title="Challenges" statements={project.challenges} />
      <Statements title="Results" statements={project.results} />
    </section>
  );
}

function Statements({ title, statements }: { title: string; statements: Project['results'] }) {
  return (
    <div>
      <h2 className="head-2 mb-5">{title}</h2>
      <dl>
        {statements.map((statement) => (
          <div
            key={statement.title}
            className="border-line border-t py-4 first:border-ink md:pr-12"
          >
            <dt className="title text-18">{unbroken(statement.title)}</dt>
            <dd className="mt-1 text-pretty text-ink-2">{unbroken(statement.description)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
