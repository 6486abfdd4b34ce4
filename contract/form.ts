type FieldText = {
  readonly label: string;
  /** The error if it is left empty. A field without this is optional. */
  readonly required?: string;
  readonly hint?: string;
  /** Spans both columns of its form. */
  readonly wide?: true;
};

type FieldChoice = readonly [value: string, text: string];

type LineField = FieldText & {
  readonly kind: 'line' | 'text';
  readonly maxLength: number;
  readonly autocomplete?: string;
};

type EmailField = FieldText & {
  readonly kind: 'email';
  readonly maxLength: number;
  readonly autocomplete: 'email';
};

/** A choice is a set of buttons and accepts only their values; a list only suggests values. */
type ChoiceField = FieldText & {
  readonly kind: 'choice';
  readonly choices: readonly FieldChoice[];
};
type ListField = FieldText & {
  readonly kind: 'list';
  readonly maxLength: number;
  readonly choices: readonly FieldChoice[];
};

/** One field of a form: the page shows it, and the server checks it and shows it again. */
export type FormField = LineField | EmailField | ChoiceField | ListField;

/** A form that visitors send. To add a field, add it only here. */
export type Form = {
  /** What is sent, in the visitor's words: 'Your quote request'. */
  readonly what: string;
  readonly button: string;
  /** Hidden fields; the page supplies those without a value here. */
  readonly hidden: Readonly<Record<string, string | undefined>>;
  /** By name, in the order in which they are shown. */
  readonly fields: Readonly<Record<string, FormField>>;
};

/** The address we reply to; 254 characters are the most that email allows. */
export const emailField = {
  kind: 'email',
  label: 'Email',
  maxLength: 254,
  autocomplete: 'email',
  required: 'Enter your email address.',
  tooLong: 'This email address is too long. Check it.',
  invalid: 'Enter an email address like name@firm.example.',
} as const;
