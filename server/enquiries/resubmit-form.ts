import { company } from '../../content/company.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Typed } from '../http/read-fields.ts';

/** One field of a form that is shown again. */
type FieldShape = {
  name: string;
  label: string;
  kind: 'line' | 'email' | 'text' | 'choice' | 'list';
  required?: boolean;
  /** For radio buttons or a list: values and labels. */
  choices?: readonly (readonly [value: string, words: string])[];
  autocomplete?: string;
};

/** A form as the server renders it again. */
export type FormShape = {
  /** What was not sent: 'Your quote request'. */
  what: string;
  button: string;
  /** Hidden fields; undefined repeats the submitted value. */
  hidden: Readonly<Record<string, string | undefined>>;
  fields: readonly FieldShape[];
};

export type Resubmission = {
  action: string;
  shape: FormShape;
  typed: Typed;
  /** Why it was not accepted. */
  sentence: string;
  errors: FieldErrors;
};

/** The form with its values and errors, ready to be sent again. */
export function formHtml({ action, shape, typed, sentence, errors }: Resubmission): string {
  const [firstWrong] = shape.fields.filter(({ name }) => name in errors);
  const field = (each: FieldShape) =>
    fieldHtml(each, textOf(typed, each.name), errors[each.name], each === firstWrong);
  return `<h1>${escapeHtml(shape.what)} was not sent</h1>
<div role="alert"><p>${escapeHtml(sentence)}</p>${summary(shape, errors)}</div>
<form method="post" action="${escapeHtml(action)}">
${Object.entries(shape.hidden)
  .map(([name, value]) => hidden(name, value ?? textOf(typed, name)))
  .join('\n')}
<div hidden><label>Leave this empty <input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>
${shape.fields.map(field).join('\n')}
<button type="submit">${escapeHtml(shape.button)}</button>
</form>
<p>Or ${contact}.</p>`;
}

/** Instead of a form that can never succeed, such as an expired link. */
export function goneHtml(sentence: string): string {
  return `<h1>This link no longer works</h1>
<div role="alert"><p>${escapeHtml(sentence)}</p></div>
<p><a href="/shop">Browse our products</a>, ${contact}.</p>`;
}

const contact = `call <a href="${company.phone.href}">${company.phone.shown}</a>, or email <a href="${company.email.href}">${company.email.shown}</a>`;

/** Every error with a link to its field, unless that is hidden. */
function summary({ fields }: FormShape, errors: FieldErrors): string {
  const items = Object.entries(errors).map(([name, error]) => {
    const text = escapeHtml(error);
    const shown = fields.some((field) => field.name === name);
    return `<li>${shown ? `<a href="#${idOf(name)}">${text}</a>` : text}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

const hidden = (name: string, value: string) => `<input${marks({ type: 'hidden', name, value })}>`;

const idOf = (name: string) => `again-${name}`;

/** Uploaded files and the like are not shown again. */
function textOf(typed: Typed, name: string): string {
  const value = Object.hasOwn(typed, name) ? typed[name] : '';
  return typeof value === 'string' ? value : '';
}

function fieldHtml(
  { name, label, kind, required = false, choices = [], autocomplete }: FieldShape,
  value: string,
  error: string | undefined,
  isFirstWrong: boolean,
): string {
  const id = idOf(name);
  const words = `${escapeHtml(label)}${required ? '' : ' <small>optional</small>'}`;
  const complaint = error ? `<p class="wrong" id="${id}-wrong">${escapeHtml(error)}</p>` : '';
  const state = marks({
    required,
    'aria-invalid': error !== undefined && 'true',
    'aria-describedby': error !== undefined && `${id}-wrong`,
  });
  const place = marks({ id, autofocus: isFirstWrong });
  if (kind === 'choice') {
    const buttons = choices.map(([choice, shown], index) => {
      const own = marks({ type: 'radio', name, value: choice, checked: choice === value });
      return `<label><input${own}${index === 0 ? place : ''}${state}> ${escapeHtml(shown)}</label>`;
    });
    return `<fieldset><legend>${words}</legend>${buttons.join('')}${complaint}</fieldset>`;
  }
  const all = `${place}${marks({ name, autocomplete: autocomplete ?? false })}${state}`;
  return `<div><label for="${id}">${words}</label>${control(kind, all, value, choices)}${complaint}</div>`;
}

function control(
  kind: Exclude<FieldShape['kind'], 'choice'>,
  all: string,
  value: string,
  choices: NonNullable<FieldShape['choices']>,
): string {
  switch (kind) {
    case 'list': {
      const options = choices.map(
        ([choice, shown]) =>
          `<option${marks({ value: choice, selected: choice === value })}>${escapeHtml(shown)}</option>`,
      );
      return `<select${all}>${options.join('')}</select>`;
    }
    case 'text':
      // Browsers drop the first line break in a textarea.
      return `<textarea rows="6"${all}>\n${escapeHtml(value)}</textarea>`;
    default:
      return `<input${marks({ type: kind === 'email' ? 'email' : 'text', value })}${all}>`;
  }
}

/** HTML attributes; true renders the name alone. */
function marks(attributes: Readonly<Record<string, string | boolean>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}
