import { isNamedByContent } from '../contract/named-by-content.ts';
import { addSecurityHeaders } from '../server/http/security-headers.ts';

/**
 * The policy of what has none of its own, such as the page for an address that is not there. The
 * host may add it to a page's policy, so that it says nothing which those do not say too.
 */
const commonPolicy =
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Netlify's _headers: the security headers for everything, each page's own policy, and for which of
 * the site's files nobody need ever ask again.
 */
export function headersFile(
  policies: Readonly<Record<string, string>>,
  files: readonly string[],
): string {
  const everything = new Headers({ 'content-security-policy': commonPolicy });
  addSecurityHeaders(everything);
  // Pictures may be shown elsewhere, and what one rule says another cannot take back.
  everything.delete('cross-origin-resource-policy');
  const rules = [
    rule('/*', Object.fromEntries(everything)),
    ...lastingAddresses(files).map((named) =>
      rule(named, { 'cache-control': 'public, max-age=31536000, immutable' }),
    ),
    ...Object.entries(policies).flatMap(([page, policy]) =>
      addressesOf(page).map((address) => rule(address, { 'content-security-policy': policy })),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * The host joins what several rules say of a file and knows no patterns within a name: where all files
 * of a folder are named by their content they have one rule, and otherwise each that is has its own.
 */
function lastingAddresses(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, (file) => `/${file}`.slice(0, file.lastIndexOf('/') + 1));
  return [...folders].flatMap(([folder, names]) => {
    const lasting = names.map((name) => `/${name}`).filter(isNamedByContent);
    return lasting.length === names.length ? [`${folder}/:file`] : lasting;
  });
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
