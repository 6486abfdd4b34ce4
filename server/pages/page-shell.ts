import { SiteError } from './manifest.ts';
import { decodeText, type MemoryFile } from './site-file.ts';

/** A built page, with the headers that belong to it. */
export type PageShell = { html: string; headers: Readonly<Record<string, string>> };

export type ReadPageShell = () => PageShell | Promise<PageShell>;

/** Pages that the server fills in for one customer, by the attribute of the empty element to fill. */
type FilledPage = 'offer' | 'register';

/** Writes a customer's content into a built page. */
export function fillShell({ html, headers }: PageShell, page: FilledPage, body: string): PageShell {
  const [before, after] = html.split(new RegExp(`(?<=<div [^>]*data-${page}[^>]*>)(?=</div>)`));
  if (before === undefined || after === undefined) {
    throw new SiteError(`The built site has no place for what the server writes in ${page}.html.`);
  }
  return { html: `${before}${body}${after}`, headers };
}

/** The built page, in a shop that runs as one process. */
export function createShell(file: MemoryFile): PageShell {
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = file.headers;
  return {
    html: decodeText(file),
    headers: { 'content-type': type, 'content-security-policy': policy },
  };
}

/** Used if no pages are built, as in development. */
export const fallbackShell = (page: FilledPage, title: string): PageShell => ({
  html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><div data-${page}></div></main></body></html>`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  },
});
