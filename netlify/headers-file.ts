import { Hono } from 'hono';
import { securityHeaders } from '../server/security-headers.ts';

/** Netlify's _headers: the security headers for everything, and each page's own policy. */
export async function headersFile(policies: Readonly<Record<string, string>>): Promise<string> {
  const rules = [
    rule('/*', await headersOfEverything()),
    ...['/_astro/*', '/pictures/*'].map((named) =>
      rule(named, { 'cache-control': 'public, max-age=31536000, immutable' }),
    ),
    ...Object.entries(policies).flatMap(([page, policy]) =>
      addressesOf(page).map((address) => rule(address, { 'content-security-policy': policy })),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** What the one-process shop puts on every answer, its policy aside: that depends on the answer. */
async function headersOfEverything(): Promise<Record<string, string>> {
  const app = new Hono().use(securityHeaders).get('/', (context) => context.body(null));
  const { headers } = await app.request('/');
  headers.delete('content-security-policy');
  return Object.fromEntries(headers);
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}

/** A page is served under its file's name and without its ending. */
function addressesOf(page: string): string[] {
  const bare = `/${page.replace(/\.html$/, '')}`;
  return [`/${page}`, bare.replace(/(^|\/)index$/, '$1') || '/'];
}
