/** One field of a form that is shown again, as the page it came from has it. */
export type FieldShape = {
  name: string;
  label: string;
  kind: 'line' | 'email' | 'text' | 'choice' | 'list';
  required?: boolean;
  /** For a choice of buttons or a list: what is sent, and the words for it. */
  choices?: readonly (readonly [value: string, words: string])[];
  autocomplete?: string;
};

/** A form as the server writes it when it must be shown again. */
export type FormShape = {
  /** What was not sent: 'Your quote request'. */
  what: string;
  button: string;
  /** Carried along unseen; where no value stands here, the one that was sent. */
  hidden: Readonly<Record<string, string | undefined>>;
  fields: readonly FieldShape[];
};
