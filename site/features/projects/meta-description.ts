import type { Project } from '../../../content/projects.ts';

const maxLength = 160;

/** As many whole sentences of the description as a search result has room for, and at least the first. */
export function metaDescription({ description }: Pick<Project, 'description'>): string {
  const [first = '', ...more] = description.split(/(?<=\.) (?=[A-Z])/);
  let text = first;
  for (const sentence of more) {
    if (text.length + 1 + sentence.length > maxLength) break;
    text += ` ${sentence}`;
  }
  return text;
}
