import { SiteError } from './manifest.ts';
import { type MemoryFile, textOf } from './site-file.ts';

/** A built page, with the headers that belong to it. */
export type Shell = { html: string; headers: Readonly<Record<string, string>> };

export type ReadShell = () => Shell | Promise<Shell>;

/** Pages that the server fills in for one customer, by the attribute of the empty element to fill. */
type FilledPage = 'offer' | 'register';

/** Writes a customer's content into a built page. */
export function fillShell({ html, headers }: Shell, page: FilledPage, body: string): Shell {
  const [before, after] = html.split(new RegExp(`(?<=<div [^>]*data-${page}[^>]*>)(?=</div>)`));
  if (before === undefined || after === undefined) {
    throw new SiteError(`The built site has no place for what the server writes in ${page}.html.`);
  }
  return { html: `${before}${body}${after}`, headers };
}

/** The built page, in a shop that runs as one process. */
export function shellOf(file: MemoryFile): Shell {
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = file.headers;
  return {
    html: textOf(file),
    headers: { 'content-type': type, 'content-security-policy': policy },
  };
}

/** Used if no pages are built, as in development. */
export const bareShell = (page: FilledPage, title: string): Shell => ({
  html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><div data-${page}></div></main></body></html>`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  },
});
