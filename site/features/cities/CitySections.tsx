import type { City } from '../../../content/cities/city.ts';
import { nearbyCities } from '../../../content/cities.ts';
import { claims, company as shop } from '../../../content/company.ts';
import { Accordion } from '../../../ui/Accordion.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { paths } from '../../paths.ts';

export function ManagerAndAreas({ city }: { city: City }) {
  return (
    <section className="pb-section">
      <div className="tick-rule" />
      <div className="grid gap-y-12 pt-6 md:columns-12">
        <div className="md:col-span-5 lg:col-span-4">
          <h2 className="head-2 mb-6 md:mb-8">Your contact in {city.city}</h2>
          <ManagerCard manager={city.manager} />
        </div>
        <div className="md:col-span-6 md:col-start-7 lg:col-span-7 lg:col-start-6">
          <h2 className="head-2 mb-5 md:mb-6">Areas served</h2>
          <ul className="columns-2 gap-gutter lg:columns-3">
            {city.areas.map((area) => (
              <li
                key={area}
                className="flex min-h-11 break-inside-avoid items-center border-line border-t"
              >
                {area}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function ManagerCard({ manager }: { manager: City['manager'] }) {
  const initials = manager.name.replace(/[^A-Z]/g, '').slice(0, 2);
  return (
    <div className="grid grid-cols-[72px_1fr] items-start gap-5 md:grid-cols-[96px_1fr]">
      <span
        aria-hidden="true"
        className="head-2 grid aspect-[4/5] place-items-center bg-ink text-paper"
      >
        {initials}
      </span>
      <div>
        <h3 className="head-4">{manager.name}</h3>
        <p className="label mt-0.5 mb-2">
          {manager.role}, {manager.yearsOfExperience} years’ experience
        </p>
        <p className="small text-pretty">{manager.bio}</p>
      </div>
    </div>
  );
}

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

/** Customer reviews, and the company's rating if the depot has none of its own. */
export function CityTestimonials({ city }: { city: City }) {
  return (
    <section aria-labelledby="said" className="pb-section">
      <h2 id="said" className="sr-only">
        What customers in {city.city} say
      </h2>
      <div className="grid gap-x-gutter gap-y-10 md:grid-cols-2">
        {city.testimonials.map(({ stars, quote, author, company, address, project }) => (
          <figure key={author} className="border-ink border-t pt-6">
            <Stars count={stars} />
            <blockquote className="mt-3 mb-4 max-w-[46ch] text-balance font-stretch-[90%] text-18 leading-[1.35] md:text-22 md:leading-[1.32]">
              {quote}
            </blockquote>
            <figcaption className="small">
              <b className="font-semibold text-ink">{author}</b>, {company}, {address}
              <br />
              {project}
            </figcaption>
          </figure>
        ))}
      </div>
      {city.stats.rating === undefined && (
        <p className="small mt-8">
          Overall, {shop.name} is rated {claims.rating}/5 from {claims.reviewCount} reviews.
        </p>
      )}
    </section>
  );
}

export function CityFaq({ city }: { city: City }) {
  return (
    <section className="grid gap-y-8 pb-section md:columns-12 md:grid-rows-[auto_1fr]">
      <h2 className="head-2 md:col-span-4">Common questions in {city.city}</h2>
      <div className="md:col-span-8 md:row-span-2 lg:col-span-7 lg:col-start-6">
        <Accordion name="questions" items={city.faqs} open={0} />
      </div>
      <nav aria-labelledby="nearby" className="md:col-span-4">
        <h3 id="nearby" className="head-4 mb-3">
          Also Serving Nearby
        </h3>
        <ul className="flex flex-wrap gap-3">
          {nearbyCities(city).map((other) => (
            <li key={other.slug}>
              <LinkButton href={paths.location(other.slug)}>{other.city}</LinkButton>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
