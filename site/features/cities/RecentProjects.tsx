import type { City } from '../../../content/cities/city.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';

export function RecentProjects({ city }: { city: City }) {
  return (
    <section aria-labelledby="recent" className="pb-section">
      <SectionHead id="recent" title="Recent projects" />
      <ul className="grid gap-gutter md:grid-cols-2">
        {city.projects.map((project) => (
          <li
            key={project.title}
            className="flex flex-col gap-2 border border-line bg-plate p-5 md:p-7"
          >
            <h3 className="head-3">{project.title}</h3>
            <p className="label">
              {project.client}, {project.location}
            </p>
            <p className="mb-4 max-w-[56ch] text-pretty text-ink-2">{project.description}</p>
            <p className="mt-auto border-line border-t pt-3 font-[560] text-14">
              {project.completed}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
