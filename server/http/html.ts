import { escapeHtml } from './escape-html.ts';

/** Text that is already HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** HTML with its parts escaped, except those that are Html already. Null, undefined and false become empty. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + renderPart(parts[index])).join(''));
}

function renderPart(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(renderPart).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
}

/** The paragraphs of a text that someone typed, with its line breaks. */
export function paragraphs(text: string): Html[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(
      (paragraph) =>
        html`<p>${paragraph.split('\n').map((line, index) => [index > 0 && html`<br>`, line])}</p>`,
    );
}
