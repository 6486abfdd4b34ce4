import { attributeFaults } from './attributes.ts';
import { contentFaults } from './content.ts';
import { descendants, type HtmlElement, parseHtml } from './tree.ts';

/** Violations of the HTML Standard on a page, as far as the shop's pages are likely to have them. */
export function findHtmlFaults(html: string): string[] {
  const { root, faults } = parseHtml(html);
  const all = [...descendants(root)];
  const markup = all.filter(({ name, isDrawing }) => !isDrawing || name === 'svg');
  return [
    ...faults,
    ...markup.flatMap((element) => [
      ...contentFaults(element),
      ...attributeFaults(element),
      ...headingFaults(element),
      ...imageFaults(element),
    ]),
    ...idFaults(all),
    ...exactlyOneFaults(all, 'title', 'main', 'h1'),
  ];
}

function* headingFaults(element: HtmlElement): Generator<string> {
  if (!/^h[1-6]$/.test(element.name)) return;
  const words = [element, ...descendants(element)].map(
    ({ text, attributes }) => text + (attributes.get('alt') ?? ''),
  );
  if (words.join('').trim() === '') yield `<${element.name}> is empty`;
}

function* imageFaults({ name, attributes, parent }: HtmlElement): Generator<string> {
  if (name === 'img' && !attributes.has('alt')) yield '<img> without alt';
  if (name === 'img' && !attributes.get('src')) yield '<img> without src';
  const candidates = attributes.get('srcset')?.split(/,\s+/) ?? [];
  const widthCandidates = candidates.filter((candidate) => /\s\d+w$/.test(candidate));
  const hasSizedSource =
    parent?.name === 'picture' && parent.children.some((each) => each.attributes.has('sizes'));
  if (candidates.length === 0) return;
  if (attributes.has('sizes') && widthCandidates.length < candidates.length)
    yield `sizes for pictures without widths: ${candidates}`;
  if ((widthCandidates.length > 0 || hasSizedSource) && !attributes.has('sizes'))
    yield `srcset without sizes: ${candidates}`;
}

/** Attributes whose values are ids of other elements. */
const idReferenceAttributes = [
  'for',
  'form',
  'list',
  'headers',
  'commandfor',
  'popovertarget',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
];

function* idFaults(all: readonly HtmlElement[]): Generator<string> {
  const ids = new Set<string>();
  for (const { attributes } of all) {
    const id = attributes.get('id');
    if (id === undefined) continue;
    if (ids.has(id)) yield `id ${id} twice`;
    if (!/^\S+$/.test(id)) yield `id "${id}"`;
    ids.add(id);
  }
  for (const { name, attributes } of all)
    for (const reference of idReferenceAttributes) {
      // The controlled element need not exist while it is collapsed.
      if (reference === 'aria-controls' && attributes.get('aria-expanded') === 'false') continue;
      for (const id of attributes.get(reference)?.split(/\s+/) ?? [])
        if (!ids.has(id)) yield `<${name} ${reference}="${id}"> names nothing`;
    }
}

function exactlyOneFaults(all: readonly HtmlElement[], ...names: string[]): string[] {
  return names
    .map((name) => ({ name, count: all.filter((each) => each.name === name).length }))
    .filter(({ count }) => count !== 1)
    .map(({ name, count }) => `${count} × <${name}>`);
}
