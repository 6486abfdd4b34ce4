import type { HtmlElement } from './tree.ts';

const globalAttributes = new Set(
  'autocapitalize autofocus class dir enterkeyhint hidden id inert inputmode lang popover role slot spellcheck tabindex title translate'.split(
    ' ',
  ),
);

const elementAttributes = {
  a: 'href hreflang target rel download type referrerpolicy',
  button:
    'type name value disabled form formaction formmethod formnovalidate command commandfor popovertarget popovertargetaction',
  canvas: 'width height',
  col: 'span',
  colgroup: 'span',
  data: 'value',
  details: 'open name',
  dialog: 'open closedby',
  fieldset: 'disabled form name',
  form: 'action method name novalidate autocomplete enctype target accept-charset rel',
  img: 'src srcset sizes alt width height loading decoding fetchpriority crossorigin referrerpolicy usemap',
  input:
    'type name value checked disabled readonly required placeholder min max step minlength maxlength pattern autocomplete list size multiple accept form',
  label: 'for',
  li: 'value',
  link: 'rel href type as crossorigin media sizes hreflang integrity fetchpriority',
  meta: 'name property content charset http-equiv media',
  ol: 'start reversed type',
  optgroup: 'label disabled',
  option: 'value selected disabled label',
  output: 'for form name',
  progress: 'value max',
  q: 'cite',
  script: 'type src async defer crossorigin integrity nomodule fetchpriority blocking',
  select: 'name disabled required multiple size form autocomplete',
  source: 'type src srcset sizes media width height',
  style: 'media blocking',
  svg: 'viewbox width height xmlns fill stroke stroke-width preserveaspectratio focusable',
  td: 'colspan rowspan headers',
  textarea:
    'name rows cols disabled readonly required placeholder minlength maxlength autocomplete wrap form',
  th: 'colspan rowspan headers scope abbr',
  time: 'datetime',
};
const allowedAttributes = new Map(
  Object.entries(elementAttributes).map(([name, attributes]) => [
    name,
    new Set(attributes.split(' ')),
  ]),
);

/** The attributes that an element must not have. Custom elements may have any. */
export function* attributeFaults({ name, attributes }: HtmlElement): Generator<string> {
  if (name.includes('-')) return;
  for (const attribute of attributes.keys())
    if (
      !allowedAttributes.get(name)?.has(attribute) &&
      !globalAttributes.has(attribute) &&
      !/^(data|aria)-/.test(attribute)
    )
      yield `<${name} ${attribute}>`;
}
