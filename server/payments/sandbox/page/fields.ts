import { html } from 'hono/html';
import type { FieldErrors } from '../../../../contract/field-errors.ts';
import type { FieldName, TypedFields } from '../books/buyer-fields.ts';
import type { Html } from './layout.ts';

type TextField = {
  name: FieldName;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  hint?: string;
  optional?: boolean;
};

/** A label, its input with what was typed, and what is wrong with it. */
export function textField(field: TextField, typed: TypedFields, errors: FieldErrors): Html {
  const { name, label, autocomplete, type = 'text', hint, optional = false } = field;
  const error = errors[name];
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}${optional && html` <i>optional</i>`}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${typed[name]}"${
    optional ? '' : html` required`
  }${error ? html` aria-invalid="true"` : ''}${
    describedBy ? html` aria-describedby="${describedBy}"` : ''
  }>
${error && html`<p class="wrong" id="${name}-error">${error}</p>`}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
</div>`;
}

type Choice = { name: FieldName; value: string; label: string; says?: string; chosen: string };

/** One of several to choose from. */
export function choice({ name, value, label, says, chosen }: Choice): Html {
  return html`<label><input type="radio" name="${name}" value="${value}"${
    value === chosen ? html` checked` : ''
  }><b>${label}</b>${says && html`<span>${says}</span>`}</label>`;
}
