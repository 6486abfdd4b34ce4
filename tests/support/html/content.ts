import type { HtmlElement } from './tree.ts';

const toWordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const union = (...sets: ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

const headings = toWordSet('h1 h2 h3 h4 h5 h6');
const phrasing = toWordSet(
  'a abbr audio b bdi bdo br button canvas cite code data datalist del dfn em i iframe img input ins kbd label map mark meter noscript object output picture progress q ruby s samp script search select slot small span strong sub sup svg template textarea time u var video wbr',
);
const blocks = toWordSet(
  'address article aside blockquote details dialog div dl fieldset figure footer form header hgroup hr main menu nav ol p pre search section table ul',
);
const flow = union(phrasing, headings, blocks);
const scripting = toWordSet('script template');
/** The content of a div in a dl. */
const definitions = union(scripting, toWordSet('dt dd'));

/** What each element may contain; others may contain any flow content. */
const allowedContents: Readonly<Record<string, ReadonlySet<string>>> = {
  '#document': toWordSet('html'),
  html: toWordSet('head body'),
  head: toWordSet('base link meta noscript script style template title'),
  ul: union(scripting, toWordSet('li')),
  ol: union(scripting, toWordSet('li')),
  menu: union(scripting, toWordSet('li')),
  dl: union(scripting, toWordSet('dt dd div')),
  table: union(scripting, toWordSet('caption colgroup thead tbody tfoot tr')),
  thead: union(scripting, toWordSet('tr')),
  tbody: union(scripting, toWordSet('tr')),
  tfoot: union(scripting, toWordSet('tr')),
  tr: union(scripting, toWordSet('td th')),
  colgroup: toWordSet('col template'),
  select: union(scripting, toWordSet('option optgroup hr')),
  optgroup: union(scripting, toWordSet('option')),
  option: toWordSet(''),
  picture: union(scripting, toWordSet('source img')),
  summary: union(phrasing, headings),
  legend: union(phrasing, headings),
  details: union(flow, toWordSet('summary')),
  fieldset: union(flow, toWordSet('legend')),
  figure: union(flow, toWordSet('figcaption')),
  ...Object.fromEntries(
    [
      'p pre h1 h2 h3 h4 h5 h6 span b i em strong small s u mark cite q code kbd samp var sub sup',
      'abbr dfn time data label button output progress meter bdi bdo',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, phrasing]),
  ),
};

/** May contain whatever their parent may, like our own and Astro's custom elements. */
const transparent = toWordSet('a ins del map noscript canvas object video audio slot');
const isTransparent = ({ name }: HtmlElement) => transparent.has(name) || name.includes('-');

/** Elements that must come first in their parent, and only once. */
const mustBeFirstIn: Readonly<Record<string, string>> = { summary: 'details', legend: 'fieldset' };
/** For each element, those that must not be inside it, at any depth. */
const forbiddenDescendants: Readonly<Record<string, ReadonlySet<string>>> = {
  a: toWordSet('a button input select textarea label details dialog iframe'),
  button: toWordSet('a button input select textarea label details dialog iframe'),
  label: toWordSet('label'),
  form: toWordSet('form'),
  dt: union(headings, toWordSet('header footer article aside nav section')),
  address: union(headings, toWordSet('header footer article aside nav section address')),
  main: toWordSet('main'),
};

/** Errors about an element's position. */
export function* contentFaults(element: HtmlElement): Generator<string> {
  const { name, parent } = element;
  if (!parent) return;
  const contentParent = findContentParent(parent);
  const isInDefinitions = parent.name === 'div' && parent.parent?.name === 'dl';
  const allowed = isInDefinitions ? definitions : (allowedContents[contentParent.name] ?? flow);
  if (!allowed.has(name) && !(name.includes('-') && allowed.has('span')))
    yield `<${name}> in <${parent.name}>${contentParent === parent ? '' : ` in <${contentParent.name}>`}`;
  if (mustBeFirstIn[name] !== undefined && parent.children[0] !== element)
    yield `<${name}> is not the first in <${parent.name}>`;
  for (let ancestor: HtmlElement | undefined = parent; ancestor; ancestor = ancestor.parent)
    if (forbiddenDescendants[ancestor.name]?.has(name))
      yield `<${name}> inside of <${ancestor.name}>`;
}

function findContentParent(element: HtmlElement): HtmlElement {
  return isTransparent(element) && element.parent ? findContentParent(element.parent) : element;
}
