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
  return new Html(strings.map((text, place) => text + textOf(parts[place])).join(''));
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(textOf).join('');
  return part === false || part === null || part === undefined ? '' : escapeHtml(String(part));
}

/** The paragraphs of a text that someone typed, with its line breaks. */
export function paragraphs(text: string): Html[] {
  return text
    .split(/\n{2,}/)
    .filter((each) => each.trim() !== '')
    .map(
      (each) =>
        html`<p>${each.split('\n').map((line, place) => [place > 0 && html`<br>`, line])}</p>`,
    );
}
