import type { HtmlElement } from './tree.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const both = (...sets: ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

const headings = words('h1 h2 h3 h4 h5 h6');
const phrasing = words(
  'a abbr audio b bdi bdo br button canvas cite code data datalist del dfn em i iframe img input ins kbd label map mark meter noscript object output picture progress q ruby s samp script search select slot small span strong sub sup svg template textarea time u var video wbr',
);
const blocks = words(
  'address article aside blockquote details dialog div dl fieldset figure footer form header hgroup hr main menu nav ol p pre search section table ul',
);
const flow = both(phrasing, headings, blocks);
const scripting = words('script template');
/** The content of a div in a dl. */
const definitions = both(scripting, words('dt dd'));

/** What each element may contain; others may contain any flow content. */
const contents: Readonly<Record<string, ReadonlySet<string>>> = {
  '#document': words('html'),
  html: words('head body'),
  head: words('base link meta noscript script style template title'),
  ul: both(scripting, words('li')),
  ol: both(scripting, words('li')),
  menu: both(scripting, words('li')),
  dl: both(scripting, words('dt dd div')),
  table: both(scripting, words('caption colgroup thead tbody tfoot tr')),
  thead: both(scripting, words('tr')),
  tbody: both(scripting, words('tr')),
  tfoot: both(scripting, words('tr')),
  tr: both(scripting, words('td th')),
  colgroup: words('col template'),
  select: both(scripting, words('option optgroup hr')),
  optgroup: both(scripting, words('option')),
  option: words(''),
  picture: both(scripting, words('source img')),
  summary: both(phrasing, headings),
  legend: both(phrasing, headings),
  details: both(flow, words('summary')),
  fieldset: both(flow, words('legend')),
  figure: both(flow, words('figcaption')),
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
const transparent = words('a ins del map noscript canvas object video audio slot');
const isTransparent = ({ name }: HtmlElement) => transparent.has(name) || name.includes('-');

/** Elements that must come first in their parent, and only once. */
const leads: Readonly<Record<string, string>> = { summary: 'details', legend: 'fieldset' };
/** For each element, those that must not be inside it, at any depth. */
const neverInside: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('a button input select textarea label details dialog iframe'),
  button: words('a button input select textarea label details dialog iframe'),
  label: words('label'),
  form: words('form'),
  dt: both(headings, words('header footer article aside nav section')),
  address: both(headings, words('header footer article aside nav section address')),
  main: words('main'),
};

/** Errors about an element's position. */
export function* contentFaults(element: HtmlElement): Generator<string> {
  const { name, parent } = element;
  if (!parent) return;
  const holder = modelOf(parent);
  const isInDefinitions = parent.name === 'div' && parent.parent?.name === 'dl';
  const allowed = isInDefinitions ? definitions : (contents[holder.name] ?? flow);
  if (!allowed.has(name) && !(name.includes('-') && allowed.has('span')))
    yield `<${name}> in <${parent.name}>${holder === parent ? '' : ` in <${holder.name}>`}`;
  if (leads[name] !== undefined && parent.children[0] !== element)
    yield `<${name}> is not the first in <${parent.name}>`;
  for (let above: HtmlElement | undefined = parent; above; above = above.parent)
    if (neverInside[above.name]?.has(name)) yield `<${name}> inside of <${above.name}>`;
}

function modelOf(element: HtmlElement): HtmlElement {
  return isTransparent(element) && element.parent ? modelOf(element.parent) : element;
}
