import { company } from '../../../content/company.ts';
import { SiteError } from '../../pages/manifest.ts';
import type { Site } from '../../pages/read-site.ts';
import { textOf } from '../../pages/site-file.ts';

export type ResubmitPage = { html: (form: string) => string; headers: Record<string, string> };

/** The empty place in the built page that a form goes into. */
const emptyPlace = /(?<=<div [^>]*data-enquiry-again[^>]*>)(?=<\/div>)/;

/** Shows a form within a page of the site, or by itself where there is no site. */
export function createResubmitPage(site: Site | undefined): ResubmitPage {
  if (!site) return { html: bare, headers: bareHeaders };
  const { headers } = site.enquiryAgain;
  const [before, after] = textOf(site.enquiryAgain).split(emptyPlace);
  if (before === undefined || after === undefined)
    throw new SiteError('The built site has no place for a form in enquiry-again.html.');
  const { 'content-type': type = '', 'content-security-policy': policy = '' } = headers;
  return {
    html: (form) => `${before}${form}${after}`,
    headers: { 'content-type': type, 'content-security-policy': policy },
  };
}

function bare(form: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not sent | ${company.name}</title></head>
<body>
${form}
</body>
</html>
`;
}

const bareHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};
