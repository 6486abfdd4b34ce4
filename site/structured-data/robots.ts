import { paths } from '../paths.ts';
import { addressOf } from './address.ts';

/** What robots may fetch: all but the listing with two filters or more. */
export function robots(): string {
  return [
    '# One filter at a time may be fetched, so that its noindex is seen; combinations have no end.',
    'User-agent: *',
    `Disallow: ${paths.shop}?*&`,
    '',
    `Sitemap: ${addressOf('/sitemap.xml')}`,
    '',
  ].join('\n');
}
