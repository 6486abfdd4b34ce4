import type { City } from '../../../content/cities/city.ts';
import { claims, company as shop } from '../../../content/company.ts';
import { Stars } from '../../../ui/Stars.tsx';

/** What customers said, and where the depot has no rating of its own, the company's. */
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
