import type { City } from '../../../content/cities/city.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { quoteForCity } from '../../quote-address.ts';
import { CityPicture } from './CityPicture.tsx';

export function CityHero({ city }: { city: City }) {
  return (
    <div className="grid gap-y-8 md:columns-12 md:items-stretch">
      <div className="flex flex-col pt-2 md:col-span-5 md:pr-4">
        <h1 className="head-1">{city.headline}</h1>
        <p className="lead mt-5 mb-7 max-w-[34em] md:mt-6 md:mb-8">{city.intro}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton
            href={quoteForCity(city.slug)}
            look="signal"
            size="big"
            className="w-full sm:w-auto"
          >
            Get Instant Quote
            <Icon name="arrow" />
          </LinkButton>
          <TextLink href={paths.shop}>Shop all products</TextLink>
        </div>
      </div>
      <div className="relative -mx-margin aspect-[47/30] border-line border-y sm:mx-0 sm:border-x md:col-span-7 md:w-full md:self-start">
        <CityPicture city={city} />
      </div>
    </div>
  );
}
