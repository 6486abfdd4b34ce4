import { useEffect, useState } from 'react';
import { type LostReason, lostReasons, offerLimits } from '../../contract/offer.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { api, useApiMutation } from '../app/api.ts';
import { Form, ReasonField, TextField, useForm } from '../ui/form.tsx';
import { PanelSubmit } from '../ui/Panel.tsx';
import { ErrorState } from '../ui/states.tsx';
import { lostReasonNames, type OfferDetail, offerApi, useOfferChange } from './offer-data.ts';

export type PanelProps = {
  offer: OfferDetail;
  /** Saves what was typed, and returns the record's version to change. */
  saveDraft: () => Promise<number | undefined>;
  onClose: () => void;
};

type OfferChange = Readonly<Parameters<ReturnType<typeof useOfferChange>>>;
type Values = Readonly<Record<string, unknown>>;

/** A panel's form: saves the draft first, then the change, and closes the panel. */
export function useOfferForm<Given extends Values>(
  { offer, saveDraft, onClose }: PanelProps,
  initial: Given,
  toChange: (values: Given, version: number) => OfferChange,
) {
  const change = useOfferChange(offer.reference);
  return useForm(initial, async (values) => {
    const version = await saveDraft();
    if (version === undefined) return;
    await change(...toChange(values, version));
    onClose();
  });
}

const inOneWeek = () => addDays(toIsoDay(new Date()), 7);

/** Holds the goods of an offer until the end of a day. */
export function HoldPanel(props: PanelProps) {
  const { reference, heldUntil } = props.offer;
  const form = useOfferForm(props, { until: heldUntil ?? inOneWeek() }, ({ until }, version) => [
    () => offerApi.hold.$post({ param: { reference }, json: { version, until } }),
    `The goods for ${reference} are held.`,
  ]);
  const release = useOfferForm(props, {}, (_, version) => [
    () => offerApi.release.$post({ param: { reference }, json: { version } }),
    `The goods for ${reference} are back on sale.`,
  ]);
  const today = toIsoDay(new Date());
  return (
    <SlideOver title="Hold goods" sub={reference} onClose={props.onClose}>
      <div className="grid gap-6">
        <Form form={form} label="Hold goods" safe="Nothing has changed.">
          <TextField
            form={form}
            name="until"
            label="Hold until the end of"
            required
            input={{ type: 'date', min: today, max: addDays(today, offerLimits.heldDays) }}
          />
          <PanelSubmit
            busy={form.sending}
            note="Nobody else can buy them until then, or until this offer is accepted or ends."
          >
            Hold goods
          </PanelSubmit>
        </Form>
        {heldUntil && (
          <Form form={release} label="Release goods">
            <Button type="submit" look="quiet" disabled={release.sending}>
              Release goods
            </Button>
          </Form>
        )}
      </div>
    </SlideOver>
  );
}

/** Records that an offer is lost, and why. */
export function LosePanel(props: PanelProps) {
  const { reference } = props.offer;
  const initial = { reason: '' as LostReason | '', note: '' };
  const form = useOfferForm(props, initial, ({ reason, note }, version) => {
    const json = { version, reason: reason as LostReason, note };
    const call = () => offerApi.lose.$post({ param: { reference }, json });
    return [call, `${reference} is marked as lost.`, true];
  });
  return (
    <SlideOver title="Mark as lost" sub={reference} onClose={props.onClose}>
      <Form form={form} label="Mark as lost" safe="Nothing has changed.">
        <ReasonField id="lost-reason" form={form} reasons={lostReasons} names={lostReasonNames} />
        <TextField form={form} name="note" label="Note" hint="Only colleagues see it" rows={4} />
        <PanelSubmit busy={form.sending} note="Nothing is sent to the buyer.">
          Mark as lost
        </PanelSubmit>
      </Form>
    </SlideOver>
  );
}

/** Withdraws an offer, so that it can no longer be accepted. */
export function WithdrawPanel(props: PanelProps) {
  const { reference, contact } = props.offer;
  const form = useOfferForm(props, {}, (_, version) => [
    () => offerApi.withdraw.$post({ param: { reference }, json: { version } }),
    `${reference} is withdrawn.`,
    true,
  ]);
  return (
    <SlideOver title="Withdraw offer" sub={reference} onClose={props.onClose}>
      <Form form={form} label="Withdraw offer" safe="Nothing has changed.">
        <p>It can no longer be accepted, and its goods go back on sale.</p>
        <PanelSubmit
          busy={form.sending}
          note={`${contact.email} is emailed in 20 seconds. You can undo until then.`}
        >
          Withdraw offer
        </PanelSubmit>
      </Form>
    </SlideOver>
  );
}

/** The customer's page as a link and as a QR code, to pay during a call or at the counter. */
export function LinkPanel({ offer, onClose }: Omit<PanelProps, 'saveDraft'>) {
  const { reference, contact } = offer;
  const { mutate, data, error } = useApiMutation(
    (ref: string) => api.offers[':reference'].link.$post({ param: { reference: ref }, json: {} }),
    [['activity']],
  );
  const [code, setCode] = useState<readonly (readonly boolean[])[]>();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => mutate(reference), [mutate, reference]);
  const url = data?.url;
  useEffect(() => {
    if (url === undefined) return;
    // Loaded here, because only this panel needs the QR code library.
    import('uqr').then(({ encode }) => setCode(encode(url, { ecc: 'M', border: 4 }).data));
  }, [url]);
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '');
    setCopied(true);
  };
  return (
    <SlideOver title="Payment link" sub={reference} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => mutate(reference)} />}
      {!url && !error && <Skeleton rows={4} />}
      {url && (
        <div className="grid justify-items-start gap-4">
          {code && (
            <svg
              viewBox={`0 0 ${code.length} ${code.length}`}
              role="img"
              aria-label={`QR code of the page of ${reference}`}
              className="w-[min(100%,280px)] border border-ink"
              shapeRendering="crispEdges"
            >
              <rect width={code.length} height={code.length} fill="#fff" />
              <path fill="#000" d={qrCodePath(code)} />
            </svg>
          )}
          <p>
            Opens the offer, to accept and pay by card or bank transfer. {contact.email} has their
            own link by email.
          </p>
          <label className="grid w-full gap-1.5">
            <span className="font-[560] text-14">Link</span>
            <input
              className="field"
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
            />
          </label>
          <Button look="signal" onClick={copy}>
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
          <p className="label">Anyone with this link can see and accept the offer.</p>
        </div>
      )}
    </SlideOver>
  );
}

/** An SVG path of the code's dark squares. */
function qrCodePath(code: readonly (readonly boolean[])[]): string {
  return code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
