/** A path as it was meant; nothing where it is no text. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

type MissingPage = { section: 'product' | 'projects'; name: string };

/** The product or project that was asked for, given that it has no page; nothing for any other path. */
export function missingPage(path = ''): MissingPage | undefined {
  const [, section, name = ''] = /^\/(product|projects)\/([^/]+)$/.exec(path) ?? [];
  // The name of a page's file is no address.
  if (name.endsWith('.html')) return undefined;
  return section === 'product' || section === 'projects' ? { section, name } : undefined;
}
