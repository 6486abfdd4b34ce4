import { escapeHtml } from '../http/escape-html.ts';
import { readBody } from './read-body.ts';
import type { SiteFile } from './site-file.ts';

const section = /<section\b[^>]* data-restock-answer\b[^>]*>/;
const keyField = /<input\b[^>]* name="key"[^>]*>/;
/** Longer is no key of ours. */
const longestShown = 100;

/** A product's page with the form shown that answers a confirmation email, so that it needs no script. */
export async function restockPage(file: SiteFile, key: string): Promise<Response> {
  const value = escapeHtml(key.slice(0, longestShown));
  const page = await new Response(await readBody(file, 'identity')).text();
  const html = page
    .replace(section, (tag) => tag.replace(/ hidden(="")?(?=[ >])/, ''))
    .replace(keyField, (tag) => tag.replace(' value=""', () => ` value="${value}"`));
  const { vary, 'accept-ranges': ranges, ...rest } = file.headers;
  return new Response(html, { headers: rest });
}
