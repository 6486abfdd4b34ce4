import type { Project } from '../../../content/projects.ts';

const longest = 160;

/** The whole sentences of the description that a search result has room for; the first in any case. */
export function metaDescription({ description }: Pick<Project, 'description'>): string {
  const [first = '', ...more] = description.split(/(?<=\.) (?=[A-Z])/);
  let text = first;
  for (const sentence of more) {
    if (text.length + 1 + sentence.length > longest) break;
    text += ` ${sentence}`;
  }
  return text;
}
