import * as v from 'valibot';
import { equipmentFamilies, familyDisplayName } from '../catalogue/families.ts';
import { attempt, botCheckFields, formName, formSchemas } from './fields.ts';
import { emailField, type Form } from './form.ts';

export const partForm = {
  what: 'Your question',
  button: 'Ask for the part',
  hidden: { 'form-name': 'part-enquiry' },
  fields: {
    /** What the part is for: a family's key or the words the visitor uses. */
    family: {
      kind: 'list',
      label: "What it's for",
      maxLength: 80,
      choices: [
        ['', 'Optional'],
        ...equipmentFamilies.map((key) => [key, familyDisplayName(key)] as const),
      ],
    },
    /** The model it fits: a product's id, or the text on its label. */
    product: { kind: 'line', label: 'Model or SKU', maxLength: 200, autocomplete: 'off' },
    message: {
      kind: 'text',
      label: 'The part you need',
      maxLength: 5000,
      required: "Tell us which part you need and what's printed on the label.",
      hint: "What it does, where it goes and what's printed on the label",
      wide: true,
    },
    email: { ...emailField, label: 'Your email', wide: true },
  },
} as const satisfies Form;

/** An enquiry about a part that is not listed. */
export const partRequest = v.object({
  'form-name': formName(partForm.hidden['form-name']),
  ...formSchemas(partForm.fields),
  attempt,
  ...botCheckFields,
});
