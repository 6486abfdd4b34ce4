import type { City } from '../../../content/cities/city.ts';

export function ServiceFeatures({ city }: { city: City }) {
  return (
    <section aria-labelledby="services" className="pb-section md:columns-12">
      <h2 id="services" className="head-3 mb-6 md:col-span-3 md:mb-0">
        What we supply in {city.city}
      </h2>
      <ul className="grid gap-x-gutter sm:grid-cols-2 md:col-span-9 lg:grid-cols-3">
        {city.features.map(({ title, text }) => (
          <li
            key={title}
            className="border-line border-t pt-4 pb-7 first:border-ink sm:nth-[-n+2]:border-ink lg:nth-[-n+3]:border-ink"
          >
            <h3 className="title mb-1.5 text-18">{title}</h3>
            <p className="small max-w-[34em] text-pretty lg:pr-6">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
