import { type KeyboardEvent, useId, useState } from 'react';
import { formatPrice, type Pence, parsePounds } from '../../catalogue/money.ts';
import { adjacentField } from '../offers/NumberField.tsx';
import { FieldNote } from './FieldNote.tsx';
import { useDraftField } from './prices-data.ts';

type Props = {
  productId: string;
  field: 'price' | 'originalPrice';
  /** Names the product: 'New price of GRP Step Ladder, 8 tread'. */
  label: string;
  drafted: Pence | null | undefined;
  live: Pence | null;
};

const formatAmount = (pence: Pence | null) => (pence === null ? '' : formatPrice(pence));

/** A price typed in its row. Enter moves down, Tab right, and Esc restores the old value. */
export function DraftPriceField({ productId, field, label, drafted, live }: Props) {
  const id = useId();
  const draft = useDraftField({ productId, field, drafted, live });
  const [typed, setTyped] = useState<string>();
  const value = drafted === undefined ? live : drafted;
  const read = (text: string): Pence | null | undefined =>
    text.trim() === '' && field === 'originalPrice' ? null : parsePounds(text);
  const onInput = (text: string) => {
    setTyped(text);
    const pence = read(text);
    if (pence === undefined) draft.cancel();
    else {
      draft.setError('');
      draft.saveSoon(pence);
    }
  };
  const onBlur = async () => {
    if (typed === undefined) return;
    const pence = read(typed);
    if (pence === undefined) return draft.setError('Enter pounds and pence, for example 283.49.');
    if (!(await draft.save(pence))) return;
    await draft.leave();
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      draft.setError('');
      setTyped(undefined);
      draft.save(draft.first()).then(draft.leave);
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      adjacentField(event.currentTarget, event.shiftKey ? -1 : 1)?.select();
    }
  };
  const { error, conflict } = draft;
  return (
    <span className="money-field">
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={error !== '' || undefined}
        aria-describedby={error || conflict ? `${id}-error` : undefined}
        className="field w-26 px-2 text-right max-md:w-29"
        data-field={field}
        data-drafted={drafted !== undefined || undefined}
        placeholder={field === 'originalPrice' ? '–' : undefined}
        value={typed ?? formatAmount(value)}
        onChange={(event) => onInput(event.target.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <FieldNote
        id={`${id}-error`}
        field={field}
        draft={draft}
        onKeepTheirs={() => setTyped(undefined)}
      />
    </span>
  );
}
