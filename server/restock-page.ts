import { escapeHtml } from './escape-html.ts';
import type { SiteFile } from './site-files/read-site.ts';

const decoder = new TextDecoder();
const section = /<section\b[^>]* data-restock-answer\b[^>]*>/;
const keyField = /<input\b[^>]* name="key"[^>]*>/;
/** Longer is no key of ours. */
const longestShown = 100;

/** A product's page with the form shown that answers a confirmation email, so that it needs no script. */
export function restockPage({ headers, variants }: SiteFile, key: string): Response {
  const value = escapeHtml(key.slice(0, longestShown));
  const html = decoder
    .decode(variants.identity.body)
    .replace(section, (tag) => tag.replace(/ hidden(="")?(?=[ >])/, ''))
    .replace(keyField, (tag) => tag.replace(' value=""', () => ` value="${value}"`));
  const { vary, 'accept-ranges': ranges, ...rest } = headers;
  return new Response(html, { headers: rest });
}
