import type { City } from '../../../content/cities/city.ts';
import { paths } from '../../paths.ts';

/** The home page's quote form, with the city filled in. */
export function quotePath({ slug }: Pick<City, 'slug'>): string {
  return paths.tradeQuotes.replace('#', `?city=${slug}#`);
}
