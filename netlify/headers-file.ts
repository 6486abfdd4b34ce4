import { isContentHashed } from '../contract/content-hashed.ts';
import { addSecurityHeaders } from '../server/http/security-headers.ts';

/**
 * For responses without a policy of their own. The host may add it to a page's policy, so it only
 * repeats what every page has. object-src is left to the pages, because browsers show a PDF as an
 * object.
 */
const commonPolicy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Netlify's _headers file: security headers, each page's policy, and immutable caching for hashed files. */
export function buildHeadersFile(
  policies: Readonly<Record<string, string>>,
  files: readonly string[],
): string {
  const everything = new Headers({ 'content-security-policy': commonPolicy });
  addSecurityHeaders(everything);
  // Pictures may be embedded on other sites, and one rule cannot undo another.
  everything.delete('cross-origin-resource-policy');
  const rules = [
    formatRule('/*', Object.fromEntries(everything)),
    ...immutablePaths(files).map((named) =>
      formatRule(named, { 'cache-control': 'public, max-age=31536000, immutable' }),
    ),
    ...Object.entries(policies).flatMap(([page, policy]) =>
      pagePaths(page).map((address) => formatRule(address, { 'content-security-policy': policy })),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * The host merges rules and has no patterns within a name: a folder with only hashed files gets one
 * rule, otherwise each hashed file gets its own.
 */
function immutablePaths(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, (file) => `/${file}`.slice(0, file.lastIndexOf('/') + 1));
  return [...folders].flatMap(([folder, names]) => {
    const lasting = names.map((name) => `/${name}`).filter(isContentHashed);
    return lasting.length === names.length ? [`${folder}/:file`] : lasting;
  });
}

function formatRule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}

/** A page is served with and without its file extension. */
function pagePaths(page: string): string[] {
  const bare = `/${page.replace(/\.html$/, '')}`;
  return [`/${page}`, bare.replace(/(^|\/)index$/, '$1') || '/'];
}
