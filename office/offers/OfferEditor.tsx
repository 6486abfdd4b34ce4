import { useId, useState } from 'react';
import { exVat, formatPrice, parsePounds } from '../../catalogue/money.ts';
import { offerLimits, offerTotals } from '../../contract/offer.ts';
import { addDays, formatTime, toIsoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { ConflictState } from '../ui/states.tsx';
import { NumberField, readCount, readPercent } from './NumberField.tsx';
import { OfferLines } from './OfferLines.tsx';
import { DiscountLine, OfferTotals } from './OfferTotals.tsx';
import {
  createCustomLine,
  createProductLine,
  type DraftState,
  discountedPrice,
  type EditDraft,
  type OfferDetail,
  toIncVatPrice,
} from './offer-data.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { SendFooter } from './SendFooter.tsx';

type Props = { offer: OfferDetail; state: DraftState };

/** The draft: what is offered, at which prices, until when. It saves itself after each pause in typing. */
export function OfferEditor({ offer, state }: Props) {
  const { draft, change } = state;
  const totals = offerTotals(draft.lines);
  const add = (line: EditDraft['lines'][number]) => change({ lines: [...draft.lines, line] });
  return (
    <>
      <Conflict state={state} />
      <BuyerFields state={state} />
      <TextInput state={state} name="title" label="Title" most={120} />
      {draft.lines.some(({ kind }) => kind !== 'delivery') ? (
        <OfferLines state={state} totals={totals} />
      ) : (
        <p className="label">Nothing added yet. Add a product or a custom line.</p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <ProductPicker onFind={(product) => add(createProductLine(product))} />
        <Button look="quiet" onClick={() => add(createCustomLine('text'))}>
          Custom line
        </Button>
        <DiscountAllLines state={state} />
      </div>
      {state.errors.lines && <p className="field-error">{state.errors.lines}</p>}
      <div className="-mx-5 grid gap-4 border-ink border-t px-5 pt-4.5">
        <DiscountLine totals={totals} />
        <div className="grid gap-x-8 gap-y-5 min-[62rem]:grid-cols-[minmax(0,1fr)_minmax(0,260px)]">
          <Terms state={state} />
          <OfferTotals totals={totals} deliveryExVat={deliveryExVatOf(draft, totals.lines)} />
        </div>
      </div>
      <SendFooter offer={offer} state={state} />
    </>
  );
}

const deliveryExVatOf = ({ lines }: EditDraft, exVatLines: readonly number[]) =>
  exVatLines[lines.findIndex(({ kind }) => kind === 'delivery')] ?? 0;

/** The save state, in the panel's header. */
export function SaveStatus({ state, savedAt }: { state: DraftState; savedAt: string }) {
  const statusText = {
    saved: `Saved ${formatTime(new Date(savedAt))}`,
    waiting: 'Not saved yet',
    saving: 'Saving',
    invalid: 'Not saved: check the marked fields',
    failed: `Not saved: ${state.problem}`,
    conflict: 'Not saved',
  };
  return (
    <span role="status" className="offer-saved" data-state={state.state}>
      {statusText[state.state]}
      {state.state === 'failed' && (
        <button type="button" className="text-link ml-2" onClick={() => state.retry()}>
          Try again
        </button>
      )}
    </span>
  );
}

/** A colleague saved this draft meanwhile: both versions side by side. */
function Conflict({ state: { conflict, draft, keepTheirs, sendMine } }: { state: DraftState }) {
  if (!conflict) return null;
  const { current, changes } = conflict;
  const who = changes.findLast(({ by }) => by !== undefined)?.by ?? 'A colleague';
  const theirs = current.versions.at(-1);
  const formatLines = (lines: readonly { name: string; quantity: number; unitPence: number }[]) =>
    lines.map(
      ({ name, quantity, unitPence }) => `${quantity} × ${name}, ${formatPrice(unitPence)}`,
    );
  const fields = [
    {
      name: 'Lines inc VAT',
      theirs: <LineList items={formatLines(theirs?.lines ?? [])} />,
      mine: <LineList items={formatLines(draft.lines)} />,
    },
    { name: 'Valid until', theirs: theirs?.validUntil ?? '–', mine: draft.validUntil },
    { name: 'Note', theirs: theirs?.note || '–', mine: draft.note || '–' },
    { name: 'To', theirs: current.contact.email, mine: draft.email },
  ];
  return (
    <ConflictState who={who} fields={fields} onKeepTheirs={keepTheirs} onSendMine={sendMine}>
      <strong>{who} changed this offer</strong> while you had it open. Yours is not saved.
    </ConflictState>
  );
}

function LineList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return '–';
  return (
    <ul>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type TextName = 'company' | 'name' | 'email' | 'phone' | 'title' | 'note';
type TextProps = {
  state: DraftState;
  name: TextName;
  label: string;
  most: number;
  rows?: number;
  required?: boolean;
};

function TextInput({ state, name, label, most, rows, required = false }: TextProps) {
  const id = useId();
  const error = state.errors[name];
  const change = (value: string) => state.change({ [name]: value });
  return (
    <Field id={id} name={name} label={label} required={required} {...(error && { error })}>
      {({ required: _, ...control }) =>
        rows ? (
          <textarea
            {...control}
            rows={rows}
            maxLength={most}
            value={state.draft[name]}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <input
            {...control}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            maxLength={most}
            value={state.draft[name]}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </Field>
  );
}

/** The recipient; expanded if a field is invalid. */
function BuyerFields({ state }: { state: DraftState }) {
  const { company, name, email } = state.draft;
  const hasError = ['company', 'name', 'email', 'phone'].some((field) => state.errors[field]);
  return (
    <details open={hasError || undefined}>
      <summary className="min-h-8 cursor-pointer max-md:min-h-11 pointer-coarse:min-h-11">
        <strong>{company || name || 'Buyer'}</strong>{' '}
        <span className="label break-all">
          {[company && name, email].filter(Boolean).join(', ')}
        </span>
      </summary>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] items-end gap-3.5 pt-2.5">
        <TextInput state={state} name="company" label="Company" most={120} />
        <TextInput state={state} name="name" label="Name" most={120} />
        <TextInput state={state} name="email" label="Email" most={254} required />
        <TextInput state={state} name="phone" label="Phone" most={40} />
      </div>
    </details>
  );
}

function DiscountAllLines({ state: { draft, change } }: { state: DraftState }) {
  const [isOpen, setOpen] = useState(false);
  const [percent, setPercent] = useState(10);
  const apply = () => {
    change({
      lines: draft.lines.map((line) =>
        line.listPence === null
          ? line
          : { ...line, unitPence: discountedPrice(line.listPence, percent) },
      ),
    });
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        Discount on all
      </Button>
    );
  return (
    <span className="inline-flex gap-2">
      <NumberField
        label="Percent off list, on all products"
        name="discount-on-all"
        width="w-20"
        shown={`${percent}%`}
        read={readPercent}
        onType={setPercent}
      />
      <Button look="ink" onClick={apply}>
        Apply to all
      </Button>
    </span>
  );
}

function Terms({ state }: { state: DraftState }) {
  const { draft, change } = state;
  const id = useId();
  const today = toIsoDay(new Date());
  const delivery = draft.lines.find(({ kind }) => kind === 'delivery');
  const others = draft.lines.filter(({ kind }) => kind !== 'delivery');
  const setDelivery = (pence: number) => {
    const line = delivery ?? createCustomLine('delivery');
    const unitPence = toIncVatPrice(pence, 20, line.unitPence);
    change({ lines: pence === 0 && !delivery ? others : [...others, { ...line, unitPence }] });
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] items-end gap-3.5">
        <div className="grid content-start gap-1.5">
          <label htmlFor={`${id}-delivery`} className="font-[560] text-14">
            Delivery ex VAT
          </label>
          <NumberField
            id={`${id}-delivery`}
            label="Delivery ex VAT"
            name="delivery"
            width="w-full"
            shown={formatPrice(exVat(delivery?.unitPence ?? 0))}
            read={(text) => (text.trim() === '' ? 0 : parsePounds(text))}
            onType={setDelivery}
          />
        </div>
        <Field id={`${id}-lead`} name="leadDays" label="Lead time in working days">
          {({ required: _, ...control }) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder="As in the delivery table"
              value={draft.leadDays ?? ''}
              onChange={({ target }) =>
                change({
                  leadDays:
                    target.value.trim() === ''
                      ? null
                      : Math.min(
                          readCount(target.value) ?? draft.leadDays ?? 1,
                          offerLimits.leadDays,
                        ),
                })
              }
            />
          )}
        </Field>
        <Field
          id={`${id}-valid`}
          name="validUntil"
          label="Valid until"
          required
          {...(draft.validUntil < today && { error: 'Choose today or a later day.' })}
        >
          {({ required: _, ...control }) => (
            <input
              {...control}
              type="date"
              min={today}
              max={addDays(today, offerLimits.validDays)}
              value={draft.validUntil}
              onChange={({ target }) => target.value && change({ validUntil: target.value })}
            />
          )}
        </Field>
      </div>
      <TextInput
        state={state}
        name="note"
        label="Note to the buyer"
        most={offerLimits.note}
        rows={4}
      />
    </div>
  );
}
