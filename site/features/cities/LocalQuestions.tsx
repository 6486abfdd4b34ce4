import type { City } from '../../../content/cities/city.ts';
import { nearbyCities } from '../../../content/cities.ts';
import { Accordion } from '../../../ui/Accordion.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { paths } from '../../paths.ts';

export function LocalQuestions({ city }: { city: City }) {
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
