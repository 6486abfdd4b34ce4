import { escapeHtml } from '../http/escape-html.ts';

const longestShown = 80;

/** Writes the slug a visitor asked for into the screen's `{slug}`, in text and attributes. */
export function nameMissingProject(html: string, slug: string): string {
  const shown = escapeHtml(readableSlug(slug));
  // Scripts and styles stay as built: their hashes stand in the page's policy.
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|\{slug\}/gi, (match) =>
    match === '{slug}' ? shown : match,
  );
}

function readableSlug(slug: string): string {
  // Control characters, line breaks and marks that turn the writing direction.
  const characters = [...slug.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')];
  if (characters.length <= longestShown) return characters.join('');
  return `${characters.slice(0, longestShown).join('')}…`;
}
