const styleSheet = /<link rel="stylesheet"[^>]*>/g;

/**
 * Astro writes the style sheet at the end of the head. Nothing can be seen without it, so it goes
 * before all else that loads: the browser asks for it on the connection that is already open.
 */
export function stylesFirst(html: string): string {
  const sheets = html.match(styleSheet)?.join('') ?? '';
  return html.replaceAll(styleSheet, '').replace('<title>', `${sheets}<title>`);
}
