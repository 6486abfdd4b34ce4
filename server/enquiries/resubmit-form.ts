import { company } from '../../content/company.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { Form, FormField } from '../../contract/form.ts';
import { holdMinutes } from '../../contract/hold-minutes.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { SubmittedFields } from '../http/read-fields.ts';

export type Resubmission = {
  action: string;
  form: Form;
  typed: SubmittedFields;
  /** Why it was not accepted. */
  sentence: string;
  errors: FieldErrors;
};

/** The form with what was typed and what is wrong with it, ready to be sent again. */
export function resubmitFormHtml({ action, form, typed, sentence, errors }: Resubmission): string {
  const names = Object.keys(form.fields);
  const firstInvalid = names.find((name) => name in errors);
  const fields = Object.entries(form.fields).map(([name, field]) =>
    fieldHtml(name, field, typedText(typed, name), errors[name], name === firstInvalid),
  );
  return `<h1>${escapeHtml(form.what)} was not sent</h1>
<div role="alert"><p>${escapeHtml(sentence)}</p>${errorSummaryHtml(names, errors)}</div>
<form method="post" action="${escapeHtml(action)}">
${Object.entries(form.hidden)
  .map(([name, value]) => hiddenInputHtml(name, value ?? typedText(typed, name)))
  .join('\n')}
<div hidden><label>Leave this empty <input type="text" name="website" tabindex="-1" autocomplete="off"></label></div>
${fields.join('\n')}
<button type="submit">${escapeHtml(form.button)}</button>
</form>
<p>Or ${contactHtml()}.</p>`;
}

/** Shown instead of a form that can never succeed, such as that of an expired link. */
export function expiredLinkHtml(sentence: string): string {
  return `<h1>This link no longer works</h1>
<div role="alert"><p>${escapeHtml(sentence)}</p></div>
<p><a href="/shop">Browse our products</a>, ${contactHtml()}.</p>`;
}

/** A link to the payment page. */
export function continueToPaymentHtml(next: string): string {
  return `<h1>It's yours to pay for</h1>
<p>We're holding it for you for ${holdMinutes} minutes.</p>
<p><a href="${escapeHtml(next)}">Continue to payment</a></p>`;
}

const contactHtml = () =>
  `call <a href="${company.phone.href}">${company.phone.shown}</a>, or email <a href="${company.email.href}">${company.email.shown}</a>`;

/** A list of errors with links to their fields. An error in a hidden field has no link. */
function errorSummaryHtml(names: readonly string[], errors: FieldErrors): string {
  const items = Object.entries(errors).map(([name, error]) => {
    const text = escapeHtml(error);
    const shown = names.includes(name);
    return `<li>${shown ? `<a href="#${fieldId(name)}">${text}</a>` : text}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

const hiddenInputHtml = (name: string, value: string) =>
  `<input${attributesHtml({ type: 'hidden', name, value })}>`;

const fieldId = (name: string) => `again-${name}`;

/** Uploaded files and the like are not shown again. */
function typedText(typed: SubmittedFields, name: string): string {
  const value = Object.hasOwn(typed, name) ? typed[name] : '';
  return typeof value === 'string' ? value : '';
}

function fieldHtml(
  name: string,
  field: FormField,
  value: string,
  error: string | undefined,
  isFirstInvalid: boolean,
): string {
  const { label, hint } = field;
  const required = field.required !== undefined;
  const id = fieldId(name);
  const text = `${escapeHtml(label)}${required ? '' : ' <small>optional</small>'}`;
  const errorHtml = error ? `<p class="wrong" id="${id}-wrong">${escapeHtml(error)}</p>` : '';
  const help = hint ? `<small id="${id}-hint">${escapeHtml(hint)}</small>` : '';
  const describedBy = [error && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const state = attributesHtml({
    required,
    'aria-invalid': error !== undefined && 'true',
    'aria-describedby': describedBy || false,
  });
  const idAttributes = attributesHtml({ id, autofocus: isFirstInvalid });
  if (field.kind === 'choice') {
    const buttons = field.choices.map(([choice, shown], index) => {
      const own = attributesHtml({ type: 'radio', name, value: choice, checked: choice === value });
      return `<label><input${own}${index === 0 ? idAttributes : ''}${state}> ${escapeHtml(shown)}</label>`;
    });
    return `<fieldset><legend>${text}</legend>${help}${buttons.join('')}${errorHtml}</fieldset>`;
  }
  const sharedAttributes = `${idAttributes}${attributesHtml({ name })}${state}`;
  return `<div><label for="${id}">${text}</label>${help}${controlHtml(field, sharedAttributes, value)}${errorHtml}</div>`;
}

function controlHtml(
  field: Exclude<FormField, { kind: 'choice' }>,
  sharedAttributes: string,
  value: string,
): string {
  switch (field.kind) {
    case 'list': {
      const options = field.choices.map(
        ([choice, shown]) =>
          `<option${attributesHtml({ value: choice, selected: choice === value })}>${escapeHtml(shown)}</option>`,
      );
      return `<select${sharedAttributes}>${options.join('')}</select>`;
    }
    case 'text':
      // Browsers drop the first line break in a textarea.
      return `<textarea rows="6"${sharedAttributes}>\n${escapeHtml(value)}</textarea>`;
    default: {
      const { kind, autocomplete = false, maxLength } = field;
      const type = kind === 'email' ? 'email' : 'text';
      return `<input${attributesHtml({ type, value, autocomplete, maxlength: String(maxLength) })}${sharedAttributes}>`;
    }
  }
}

/** HTML attributes; true renders the name alone. */
function attributesHtml(attributes: Readonly<Record<string, string | boolean>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}
