import type { ReactNode } from 'react';
import type { FieldErrors } from '../../../contract/field-errors.ts';
import type { Form, FormField } from '../../../contract/form.ts';
import { Field } from '../../../ui/Field.tsx';

type Props = {
  form: Form;
  /** Prefix of each field's id. */
  id: string;
  errors: FieldErrors;
  /** Initial values of the fields, and the values of hidden ones. */
  values?: { readonly [name: string]: string | undefined };
  /** By name, what the form shows instead of a field; null leaves the field out. */
  instead?: { readonly [name: string]: ReactNode };
};

/** The fields described by a form, hidden ones included, and the honeypot against bots. */
export function FormFields({ form, id, errors, values = {}, instead = {} }: Props) {
  return (
    <>
      {Object.entries(form.hidden).map(([name, value = values[name]]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Honeypot />
      {Object.entries(form.fields)
        .filter(([name]) => instead[name] !== null)
        .map(([name, field]) => (
          <div key={name} className={field.wide && 'sm:col-span-2'}>
            {instead[name] ?? (
              <DescribedField
                {...{ id, name, field }}
                error={errors[name]}
                defaultValue={values[name]}
              />
            )}
          </div>
        ))}
    </>
  );
}

type FieldProps = {
  id: string;
  name: string;
  field: FormField;
  error?: string | undefined;
  defaultValue?: string | undefined;
};

function DescribedField({ id, name, field, error, defaultValue }: FieldProps) {
  const { label, hint, required } = field;
  return (
    <Field id={`${id}-${name}`} {...{ name, label, hint, error }} required={required !== undefined}>
      {(control) => {
        if (field.kind === 'text') {
          return <textarea {...control} rows={4} className={`${control.className} resize-y`} />;
        }
        if (field.kind === 'choice' || field.kind === 'list') {
          return (
            <select {...control} defaultValue={defaultValue}>
              {field.choices.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          );
        }
        return (
          <input
            {...control}
            type={field.kind === 'email' ? 'email' : 'text'}
            autoComplete={field.autocomplete}
            maxLength={field.maxLength}
            defaultValue={defaultValue}
          />
        );
      }}
    </Field>
  );
}

/** A honeypot: people can neither see nor reach this field, so only a bot fills it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
