import type { City } from '../../../content/cities/city.ts';
import { claims } from '../../../content/company.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FigureStrip } from '../../../ui/FigureStrip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { cityQuotePath } from '../../quote-url.ts';
import { ScenePicture } from '../pictures/ScenePicture.tsx';
import { CityFaq, CityTestimonials, ManagerAndAreas, RecentProjects } from './CitySections.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { cityFigures } from './city-figures.ts';

/** One template for all thirteen cities. */
export function CityPage({ city }: { city: City }) {
  return (
    <div className="sheet">
      <Breadcrumb
        back={{ name: 'Back to Home', href: paths.home }}
        trail={[{ name: 'Locations' }, { name: city.city }]}
      />
      <CityHero city={city} />
      <CityAbout city={city} />
      <ServiceFeatures city={city} />
      <RecentProjects city={city} />
      <CityTestimonials city={city} />
      <ManagerAndAreas city={city} />
      <CityFaq city={city} />
    </div>
  );
}

function CityHero({ city }: { city: City }) {
  return (
    <div className="grid gap-y-8 md:columns-12 md:items-stretch">
      <div className="flex flex-col pt-2 md:col-span-5 md:pr-4">
        <h1 className="head-1">{city.headline}</h1>
        <p className="lead mt-5 mb-7 max-w-[34em] md:mt-6 md:mb-8">{city.intro}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton
            href={cityQuotePath(city.slug)}
            look="signal"
            size="big"
            className="w-full sm:w-auto"
          >
            Get Instant Quote
            <Icon name="arrow" />
          </LinkButton>
          <p className="small sm:order-last sm:w-full">
            We'll email your quote within {claims.quoteWorkingDays} working days.
          </p>
          <TextLink href={paths.shop}>Shop all products</TextLink>
        </div>
      </div>
      <div className="relative -mx-margin aspect-[47/30] border-line border-y sm:mx-0 sm:border-x md:col-span-7 md:w-full md:self-start">
        {/* A typical location in the city, with our products. */}
        <ScenePicture scene={sceneOf(`city-${city.slug}`)} use="landscape" first />
      </div>
    </div>
  );
}

/** The contact panel, the city's figures and a description of typical jobs. */
function CityAbout({ city }: { city: City }) {
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

function ServiceFeatures({ city }: { city: City }) {
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
