import type { FieldErrors } from '../../../contract/field-errors.ts';
import type { Form, FormField } from '../../../contract/form.ts';
import { type Html, html } from '../../http/html.ts';
import type { SubmittedFields } from '../../http/read-fields.ts';

/** A rejected form: what was typed, and what is wrong with it. */
export type RejectedForm = {
  path: string;
  sentence: string;
  typed: SubmittedFields;
  errors: FieldErrors;
};

type PageForm = {
  action: string;
  form: Form;
  hidden: Readonly<Record<string, string>>;
  rejected?: RejectedForm | undefined;
  /** A plainer button than the page's main action has. */
  isPlain?: boolean;
};

/** A form of the page, filled with what was typed if it was rejected. */
export function formHtml({ action, form, hidden, rejected, isPlain = false }: PageForm): Html {
  const rejection = rejected?.path === action ? rejected : undefined;
  return html`<form method="post" action="${action}">
${hiddenFields(hidden)}
<div class="offer-fields">${Object.entries(form.fields).map(([name, field]) =>
    fieldHtml(name, field, typedText(rejection?.typed, name), rejection?.errors[name]),
  )}</div>
<button type="submit" class="offer-button${isPlain ? ' offer-button-plain' : ''}">${form.button}</button>
</form>`;
}

/** A form with a button and hidden fields only. */
export function buttonFormHtml(
  action: string,
  text: string,
  hidden: PageForm['hidden'],
  className = '',
): Html {
  return html`<form method="post" action="${action}">${hiddenFields(hidden)}<button type="submit" class="${className}">${text}</button></form>`;
}

function hiddenFields(hidden: PageForm['hidden']): Html[] {
  return Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

/** The errors of a rejected form, each with a link to its field. */
export function alertHtml({ sentence, errors }: RejectedForm): Html {
  return html`<div role="alert" class="offer-alert"><p>${sentence}</p>${
    Object.keys(errors).length > 0 &&
    html`<ul>${Object.entries(errors).map(
      ([name, error]) => html`<li><a href="#offer-${name}">${error}</a></li>`,
    )}</ul>`
  }</div>`;
}

function typedText(typed: SubmittedFields | undefined, name: string): string {
  const value = typed && Object.hasOwn(typed, name) ? typed[name] : '';
  return typeof value === 'string' ? value : '';
}

function fieldHtml(name: string, field: FormField, value: string, error: string | undefined): Html {
  const { label, hint } = field;
  const isRequired = field.required !== undefined;
  const id = `offer-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-wrong`].filter(Boolean).join(' ');
  const state = html`id="${id}" name="${name}"${isRequired && html` required`}${
    error && html` aria-invalid="true"`
  }${describedBy && html` aria-describedby="${describedBy}"`}`;
  return html`<div${field.wide && html` class="offer-wide"`}>
<label for="${id}">${label}${!isRequired && html` <small>optional</small>`}</label>
${hint && html`<small id="${id}-hint">${hint}</small>`}
${controlHtml(field, state, value)}
${error && html`<p class="offer-wrong" id="${id}-wrong">${error}</p>`}</div>`;
}

function controlHtml(field: FormField, state: Html, value: string): Html {
  switch (field.kind) {
    case 'list':
    case 'choice':
      return html`<select ${state}>${field.choices.map(
        ([choice, text]) =>
          html`<option value="${choice}"${choice === value && html` selected`}>${text}</option>`,
      )}</select>`;
    case 'text':
      // Browsers drop the first line break in a textarea.
      return html`<textarea rows="4" maxlength="${field.maxLength}" ${state}>
${value}</textarea>`;
    default:
      return html`<input type="${field.kind === 'email' ? 'email' : 'text'}" maxlength="${field.maxLength}" value="${value}"${
        field.autocomplete && html` autocomplete="${field.autocomplete}"`
      } ${state}>`;
  }
}
