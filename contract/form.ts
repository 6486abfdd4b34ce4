type FieldText = {
  readonly label: string;
  /** What is told where it is left empty. A field without this is optional. */
  readonly required?: string;
  readonly hint?: string;
  /** Takes both columns of its form. */
  readonly wide?: true;
};

/** What is sent, and the text for it. */
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

/** A choice is made of buttons and takes nothing else; a list is there to help. */
type ChoiceField = FieldText & {
  readonly kind: 'choice';
  readonly choices: readonly FieldChoice[];
};
type ListField = FieldText & {
  readonly kind: 'list';
  readonly maxLength: number;
  readonly choices: readonly FieldChoice[];
};

/** One field of a form, as the page shows it, the server checks it and shows it again. */
export type FormField = LineField | EmailField | ChoiceField | ListField;

/** A form that visitors send: a field is added here, and nowhere else. */
export type Form = {
  /** What is sent, as the visitor would say: 'Your quote request'. */
  readonly what: string;
  readonly button: string;
  /** Sent along unseen; where no value stands here, the page gives it. */
  readonly hidden: Readonly<Record<string, string | undefined>>;
  /** By name, in the order in which they are shown. */
  readonly fields: Readonly<Record<string, FormField>>;
};

/** The address we answer to; 254 is the longest that mail carries. */
export const emailField = {
  kind: 'email',
  label: 'Email',
  maxLength: 254,
  autocomplete: 'email',
  required: 'Enter your email address.',
  tooLong: 'This email address is too long. Check it.',
  invalid: 'Enter an email address like name@firm.example.',
} as const;
