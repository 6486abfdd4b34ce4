import type { City } from '../../../content/cities/city.ts';
import { FigureStrip } from '../../../ui/FigureStrip.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { cityFigures } from './city-figures.ts';

/** Who answers, what was done here, and what the place is like to work in. */
export function CityAbout({ city }: { city: City }) {
  const [first, ...more] = city.descriptions;
  return (
    <div className="grid gap-y-10 pt-8 pb-section md:columns-12 md:pt-10">
      <div className="md:order-2 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
        <ContactPanel city={city} />
      </div>
      <div className="md:order-1 md:col-span-7 lg:col-span-8">
        <h2 className="sr-only">{city.city} in figures</h2>
        <FigureStrip figures={cityFigures(city)} />
        <h2 className="head-3 mt-10 mb-5 md:mt-12">Typical jobs in {city.city}</h2>
        <p className="max-w-[56ch] text-pretty font-stretch-[94%] text-18 leading-[1.45] md:text-22 md:leading-[1.4]">
          {first}
        </p>
        <div className="mt-6 grid gap-x-gutter gap-y-4 lg:grid-cols-2">
          {more.map((paragraph) => (
            <p key={paragraph} className="max-w-[60ch] text-pretty text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
