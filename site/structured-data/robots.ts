import { company } from '../../content/company.ts';
import { paths } from '../paths.ts';
import { absoluteUrl } from './schema.ts';

/** The rules for crawlers: everything except the listing with two or more filters. */
export function robots(): string {
  return [
    '# One filter at a time may be fetched, so that its noindex is seen; combinations have no end.',
    'User-agent: *',
    `Disallow: ${paths.shop}?*&`,
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}

/** Months until the file expires after a build: RFC 9116 recommends less than a year. */
const expiryMonths = 11;

/** Where to report a vulnerability (RFC 9116). The file expires, and a build renews it. */
export function securityText(builtAt: Date): string {
  // The first of a month at midnight, so that two builds of one month are the same.
  const expires = new Date(
    Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + expiryMonths),
  );
  return [
    `Contact: ${company.email.href}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
