import { useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { leastDaysCharged } from '../../catalogue/was-price.ts';
import { shortDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { api, useChange } from '../app/api.ts';
import { useMe } from '../app/session.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { StateMark } from '../ui/marks.tsx';
import type { PriceRow } from './prices-data.ts';

type Row = Pick<PriceRow, 'id' | 'name' | 'was' | 'originalPrice' | 'draft'>;

/** Whether the was-price is proven, and for an owner a way to confirm it. */
export function WasNote({ row, long = false }: { row: Row; long?: boolean }) {
  const [confirming, setConfirming] = useState(false);
  const isOwner = useMe().role === 'owner';
  const pence = row.draft.originalPrice ? row.draft.originalPrice.value : row.originalPrice;
  if (!row.was || typeof pence !== 'number') return null;
  const { evidence, confirmed } = row.was;
  if (evidence?.isEnough) {
    const [from, to] = [shortDay(new Date(evidence.from)), shortDay(new Date(evidence.to))];
    return long ? (
      <StateMark mark="full" tone="good">
        It was {formatPrice(pence)} from {from} to {to}
      </StateMark>
    ) : null;
  }
  if (confirmed) {
    return long ? (
      <StateMark mark="full">
        Confirmed by {confirmed.by ?? 'an owner'}, {shortDay(new Date(confirmed.at))}
      </StateMark>
    ) : null;
  }
  return (
    <span className="was-note">
      {isOwner ? (
        <button type="button" className="text-link" onClick={() => setConfirming(true)}>
          To confirm<span className="sr-only">: was-price of {row.name}</span>
        </button>
      ) : (
        'To confirm'
      )}
      {confirming && (
        <ConfirmPanel
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
export function ConfirmPanel({ productId, name, pence, onClose }: PanelProps) {
  const { mutateAsync } = useChange(
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
        <Button
          type="submit"
          form="confirm-was"
          look="signal"
          size="big"
          className="w-full"
          disabled={form.sending}
        >
          Confirm {formatPrice(pence)}
        </Button>
      }
    >
      <Form form={form} label="Confirm the was-price" id="confirm-was">
        <p className="text-ink-2">
          A price shown as ‘was’ must be one that customers really paid. This shop has no record
          that {formatPrice(pence)} was charged for {leastDaysCharged} days in a row. If you know
          that it was, for example before this shop opened, say how. Your name and reason are kept
          in Activity.
        </p>
        <TextField form={form} name="reason" label="How you know" required rows={3} />
      </Form>
    </SlideOver>
  );
}
