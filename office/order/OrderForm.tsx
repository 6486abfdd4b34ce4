import type { ReactNode } from 'react';
import { Form } from '../ui/form.tsx';
import { PanelSubmit } from '../ui/Panel.tsx';
import { ConflictState } from '../ui/states.tsx';
import type { OrderDetail, useOrderForm } from './order-data.ts';
import { lastChangeText } from './order-texts.ts';

type Shown = string | number | null | undefined;

type Props = {
  form: Pick<ReturnType<typeof useOrderForm>, 'conflict' | 'keepTheirs' | 'sendMine'> &
    Parameters<typeof Form>[0]['form'];
  label: string;
  /** What stays unchanged after a failure. */
  safe?: string;
  /** Each field that a colleague may have changed: its current value, and the value typed here. */
  compare: (
    theirs: OrderDetail,
  ) => readonly (readonly [name: string, theirs: Shown, mine: Shown])[];
  /** The label of the submit button, and a note about its effect. */
  action: string;
  note?: string;
  disabled?: boolean;
  children: ReactNode;
};

/** A form in an order's panel. After a conflict both versions are shown in place of its button. */
export function OrderForm({ form, label, safe, compare, action, note, disabled, children }: Props) {
  const { conflict } = form;
  return (
    <Form form={form} label={label} safe={safe}>
      {conflict && (
        <ConflictState
          who={conflict.changes.findLast(({ by }) => by !== undefined)?.by ?? 'the shop'}
          fields={compare(conflict.order).map(([name, theirs, mine]) => ({
            name,
            theirs: theirs || '–',
            mine: mine || '–',
          }))}
          onKeepTheirs={form.keepTheirs}
          onSendMine={form.sendMine}
        >
          <strong>{lastChangeText(conflict.order.reference, conflict.changes)},</strong> while you
          had it open. Yours is not saved.
        </ConflictState>
      )}
      {children}
      {!conflict && (
        <PanelSubmit busy={form.sending} note={note} disabled={disabled}>
          {action}
        </PanelSubmit>
      )}
    </Form>
  );
}
