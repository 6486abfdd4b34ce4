import { company } from '../../content/company.ts';
import { paths } from '../paths.ts';
import { addressOf } from './schema.ts';

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

/** Months the file holds after a build: RFC 9116 asks for less than a year. */
const holdsFor = 11;

/** Where to tell of a weakness (RFC 9116). It lapses by itself, and a build renews it. */
export function securityText(builtAt: Date): string {
  // The first of a month at midnight, so that two builds of one month are the same.
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + holdsFor));
  return [
    `Contact: ${company.email.href}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${addressOf('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
