import { useState } from 'react';
import * as v from 'valibot';
import { fitsDifference, type StockCause, stockCauses } from '../../contract/stock-list.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useToast } from '../app/Toast.tsx';
import { Form, getConflict, useForm } from '../ui/form.tsx';
import { alertIcon } from '../ui/icons.ts';
import { FactGrid, SubmitButton } from '../ui/Panel.tsx';
import { Notice } from '../ui/states.tsx';
import {
  causeNames,
  formatSigned,
  pluralizePeople,
  type StockRow,
  useSaveCounts,
} from './stock-data.ts';

type CauseProps = {
  difference: number;
  value: StockCause | undefined;
  onChange: (cause: StockCause) => void;
};

/** Why a count differs: the causes that fit the difference. */
export function CauseField({ difference, ...field }: CauseProps) {
  return (
    <Segmented
      name="cause"
      label={difference < 0 ? 'Why are there fewer?' : 'Why are there more?'}
      options={stockCauses
        .filter((each) => fitsDifference(each, difference))
        .map((value) => ({ value, text: causeNames[value] }))}
      {...field}
    />
  );
}

type Props = {
  row: Pick<StockRow, 'id' | 'name' | 'sku' | 'onHand' | 'held'>;
  onClose: () => void;
};

const conflictLevel = v.object({ onHand: v.number(), held: v.number() });

/** Counts a product, with the reason for a difference. The expected figure does not change during a count. */
export function CountPanel({ row, onClose }: Props) {
  const toast = useToast();
  // A sale during a count changes neither figure. A dispatch or delivery does, and causes a conflict.
  const [{ id: productId, name, sku, onHand, held }, setRow] = useState(row);
  const [hasChanged, setChanged] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { mutateAsync } = useSaveCounts();
  const [initialValues] = useState({ counted: onHand, cause: undefined as StockCause | undefined });
  const form = useForm(initialValues, async ({ counted, cause }) => {
    const difference = counted - onHand;
    const counts = [{ productId, expected: onHand, counted, ...(difference !== 0 && { cause }) }];
    const response = await mutateAsync({ key, counts }).catch((error: unknown) => {
      const current = v.safeParse(conflictLevel, getConflict(error));
      if (!current.success) throw error;
      setRow({ ...row, ...current.output });
      setChanged(true);
      return undefined;
    });
    if (!response) return;
    const { told: emailedCount } = response;
    const emailed = emailedCount > 0 ? ` ${pluralizePeople(emailedCount)} told by email.` : '';
    toast.show({ text: `${name}: ${counted} counted, ${formatSigned(difference)}.${emailed}` });
    onClose();
  });
  const { counted, cause } = form.values;
  const difference = counted - onHand;
  const set = (count: number) => {
    form.set('counted', count);
    if (cause && !fitsDifference(cause, count - onHand)) form.set('cause', undefined);
  };
  return (
    <SlideOver
      title={`Count ${name}`}
      sub={sku}
      onClose={onClose}
      foot={
        <SubmitButton
          form="count"
          disabled={difference !== 0 && cause === undefined}
          aria-busy={form.sending || undefined}
        >
          {difference === 0
            ? `${counted}, as expected`
            : `Save ${counted} (${formatSigned(difference)})`}
        </SubmitButton>
      }
    >
      <Form id="count" form={form} label={`Count ${name}`} safe="Nothing was changed.">
        <FactGrid
          cells={[
            { name: 'On hand', value: onHand },
            { name: 'Sold, not dispatched', value: held },
            { name: 'Difference', value: formatSigned(difference) },
          ]}
        />
        {hasChanged && (
          <Notice tone="warn" icon={alertIcon} role="alert">
            Stock changed while you counted: {onHand} are on hand now. Nothing was saved. Count
            again.
          </Notice>
        )}
        <div>
          <p className="field-label">Counted</p>
          <Stepper
            label={`Counted of ${name}`}
            min={0}
            max={100_000}
            value={counted}
            onChange={set}
            className="w-48"
          />
        </div>
        <p className="text-ink-2">
          Count everything on the shelf, including sold items not yet dispatched. A sale while you
          count is not lost.
        </p>
        {difference !== 0 && (
          <CauseField
            difference={difference}
            value={cause}
            onChange={(value) => form.set('cause', value)}
          />
        )}
        {counted < held && (
          <p className="text-alert">
            {held - counted} more are sold than you counted. Count again once those orders are
            dispatched or cancelled.
          </p>
        )}
      </Form>
    </SlideOver>
  );
}
