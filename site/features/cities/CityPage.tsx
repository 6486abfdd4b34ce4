import type { City } from '../../../content/cities/city.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { paths } from '../../paths.ts';
import { CityAbout } from './CityAbout.tsx';
import { CityHero } from './CityHero.tsx';
import { CityTestimonials } from './CityTestimonials.tsx';
import { LocalQuestions } from './LocalQuestions.tsx';
import { ManagerAndAreas } from './ManagerAndAreas.tsx';
import { RecentProjects } from './RecentProjects.tsx';
import { ServiceFeatures } from './ServiceFeatures.tsx';

/** One template for all thirteen. */
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
      <LocalQuestions city={city} />
    </div>
  );
}
