import { company } from '../../content/company.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { Form, FormField } from '../../contract/form.ts';
import { holdMinutes } from '../../contract/hold-minutes.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Typed } from '../http/read-fields.ts';

export type Resubmission = {
  action: string;
  form: Form;
  typed: Typed;
  /** Why it was not accepted. */
  sentence: string;
  errors: FieldErrors;
};

/** The form with what was typed and what is wrong with it, ready to be sent again. */
export function formHtml({ action, form, typed, sentence, errors }: Resubmission): string {
  const names = Object.keys(form.fields);
  const firstWrong = names.find((name) => name in errors);
  const fields = Object.entries(form.fields).map(([name, field]) =>
    fieldHtml(name, field, textOf(typed, name), errors[name], name === firstWrong),
  );
  return `<h1>${escapeHtml(form.what)} was not sent</h1>
<div role="alert"><p>${escapeHtml(sentence)}</p>${summary(names, errors)}</div>
<form method="post" action="${escapeHtml(action)}">
${Object.entries(form.hidden)
  .map(([name, value]) => hidden(name, value ?? textOf(typed, name)))
  .join('\n')}
<div hidden><label>Leave this empty <input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>
${fields.join('\n')}
<button type="submit">${escapeHtml(form.button)}</button>
</form>
<p>Or ${contact()}.</p>`;
}

/** Shown instead of a form that can never succeed, such as that of an expired link. */
export function goneHtml(sentence: string): string {
  return `<h1>This link no longer works</h1>
<div role="alert"><p>${escapeHtml(sentence)}</p></div>
<p><a href="/shop">Browse our products</a>, ${contact()}.</p>`;
}

/** A link to the payment page. */
export function nextHtml(next: string): string {
  return `<h1>It's yours to pay for</h1>
<p>We're holding it for you for ${holdMinutes} minutes.</p>
<p><a href="${escapeHtml(next)}">Continue to payment</a></p>`;
}

const contact = () =>
  `call <a href="${company.phone.href}">${company.phone.shown}</a>, or email <a href="${company.email.href}">${company.email.shown}</a>`;

/** A list of errors with links to their fields. An error in a hidden field has no link. */
function summary(names: readonly string[], errors: FieldErrors): string {
  const items = Object.entries(errors).map(([name, error]) => {
    const text = escapeHtml(error);
    const shown = names.includes(name);
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
  name: string,
  field: FormField,
  value: string,
  error: string | undefined,
  isFirstWrong: boolean,
): string {
  const { label, hint } = field;
  const required = field.required !== undefined;
  const id = idOf(name);
  const text = `${escapeHtml(label)}${required ? '' : ' <small>optional</small>'}`;
  const complaint = error ? `<p class="wrong" id="${id}-wrong">${escapeHtml(error)}</p>` : '';
  const help = hint ? `<small id="${id}-hint">${escapeHtml(hint)}</small>` : '';
  const describedBy = [error && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const state = marks({
    required,
    'aria-invalid': error !== undefined && 'true',
    'aria-describedby': describedBy || false,
  });
  const place = marks({ id, autofocus: isFirstWrong });
  if (field.kind === 'choice') {
    const buttons = field.choices.map(([choice, shown], index) => {
      const own = marks({ type: 'radio', name, value: choice, checked: choice === value });
      return `<label><input${own}${index === 0 ? place : ''}${state}> ${escapeHtml(shown)}</label>`;
    });
    return `<fieldset><legend>${text}</legend>${help}${buttons.join('')}${complaint}</fieldset>`;
  }
  const all = `${place}${marks({ name })}${state}`;
  return `<div><label for="${id}">${text}</label>${help}${control(field, all, value)}${complaint}</div>`;
}

function control(
  field: Exclude<FormField, { kind: 'choice' }>,
  all: string,
  value: string,
): string {
  switch (field.kind) {
    case 'list': {
      const options = field.choices.map(
        ([choice, shown]) =>
          `<option${marks({ value: choice, selected: choice === value })}>${escapeHtml(shown)}</option>`,
      );
      return `<select${all}>${options.join('')}</select>`;
    }
    case 'text':
      // Browsers drop the first line break in a textarea.
      return `<textarea rows="6"${all}>\n${escapeHtml(value)}</textarea>`;
    default: {
      const { kind, autocomplete = false, maxLength } = field;
      const type = kind === 'email' ? 'email' : 'text';
      return `<input${marks({ type, value, autocomplete, maxlength: String(maxLength) })}${all}>`;
    }
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
