import { useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { minDaysCharged } from '../../catalogue/was-price.ts';
import { formatShortDay } from '../../contract/uk-time.ts';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { api, useApiMutation } from '../app/api.ts';
import { useSignedInUser } from '../app/session.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { StateMark } from '../ui/marks.tsx';
import { SubmitButton } from '../ui/Panel.tsx';
import type { PriceRow } from './prices-data.ts';

type Row = Pick<PriceRow, 'id' | 'name' | 'was' | 'originalPrice' | 'draft'>;

/** Whether the was-price is proven, and for an owner a way to confirm it. */
export function WasPriceNote({ row, long = false }: { row: Row; long?: boolean }) {
  const [confirming, setConfirming] = useState(false);
  const isOwner = useSignedInUser().role === 'owner';
  const pence = row.draft.originalPrice ? row.draft.originalPrice.value : row.originalPrice;
  if (!row.was || typeof pence !== 'number') return null;
  const { evidence, confirmed } = row.was;
  if (evidence?.isEnough) {
    const [from, to] = [
      formatShortDay(new Date(evidence.from)),
      formatShortDay(new Date(evidence.to)),
    ];
    return long ? (
      <StateMark mark="full" tone="good">
        It was {formatPrice(pence)} from {from} to {to}
      </StateMark>
    ) : null;
  }
  if (confirmed) {
    return long ? (
      <StateMark mark="full">
        Confirmed by {confirmed.by ?? 'an owner'}, {formatShortDay(new Date(confirmed.at))}
      </StateMark>
    ) : null;
  }
  return (
    <span className="block font-[520] font-stretch-[90%] text-12 text-warn">
      {isOwner ? (
        <button type="button" className="text-link" onClick={() => setConfirming(true)}>
          To confirm<span className="sr-only">: was-price of {row.name}</span>
        </button>
      ) : (
        'To confirm'
      )}
      {confirming && (
        <ConfirmWasPricePanel
          productId={row.id}
          name={row.name}
          pence={pence}
          onClose={() => setConfirming(false)}
        />
      )}
    </span>
  );
}

type PanelProps = { productId: string; name: string; pence: number; onClose: () => void };

/** An owner confirms a was-price that the shop has no record of. */
export function ConfirmWasPricePanel({ productId, name, pence, onClose }: PanelProps) {
  const { mutateAsync } = useApiMutation(
    (reason: string) => api.prices.was.$post({ json: { productId, pence, reason } }),
    [['prices'], ['activity']],
  );
  const form = useForm({ reason: '' }, async ({ reason }) => {
    await mutateAsync(reason);
    onClose();
  });
  return (
    <SlideOver
      title={`Was ${formatPrice(pence)}?`}
      sub={name}
      onClose={onClose}
      foot={
        <SubmitButton form="confirm-was" disabled={form.sending}>
          Confirm {formatPrice(pence)}
        </SubmitButton>
      }
    >
      <Form form={form} label="Confirm the was-price" id="confirm-was">
        <p className="text-ink-2">
          A price shown as ‘was’ must be one that customers really paid. This shop has no record
          that {formatPrice(pence)} was charged for {minDaysCharged} days in a row. If you know that
          it was, for example before this shop opened, say how. Your name and reason are kept in
          Activity.
        </p>
        <TextField form={form} name="reason" label="How you know" required rows={3} />
      </Form>
    </SlideOver>
  );
}
