import { useState } from 'react';
import { formatPrice } from '../../catalogue/money.ts';
import { offerTotals } from '../../contract/offer.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { readJson } from '../app/api.ts';
import { useShortcut } from '../app/shortcuts.ts';
import { useToast } from '../app/Toast.tsx';
import { alertIcon, lockIcon } from '../ui/icons.ts';
import { Kbd } from '../ui/marks.tsx';
import { ErrorState, Notice } from '../ui/states.tsx';
import { type DraftState, type OfferDetail, offerApi, useOfferChange } from './offer-data.ts';

type Props = { offer: OfferDetail; state: DraftState };

/** The send button with the total, and the recipient beside it. */
export function SendFooter({ offer, state }: Props) {
  const { reference, mostDiscountPercent } = offer;
  const { draft } = state;
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const change = useOfferChange(reference);
  const { discountPercent, totalPence } = offerTotals(draft.lines);
  const exceedsDiscountLimit =
    mostDiscountPercent !== undefined && discountPercent > mostDiscountPercent;
  const send = async () => {
    if (isSending || exceedsDiscountLimit) return;
    setSending(true);
    setError(undefined);
    try {
      const version = await state.flush();
      if (version === undefined) return;
      await change(
        () => offerApi.send.$post({ param: { reference }, json: { version } }),
        `${reference} goes to ${draft.email} in 20 s.`,
        true,
      );
    } catch (reason) {
      setError(reason);
    } finally {
      setSending(false);
    }
  };
  useShortcut('ctrl+enter', 'Send offer', send);
  return (
    <div className="-mx-5 grid gap-3 border-ink border-t px-5 pt-4">
      {exceedsDiscountLimit && (
        <Notice icon={lockIcon} role="status">
          You can offer up to {mostDiscountPercent}% below list. This is {discountPercent}%: ask an
          owner to send it.
        </Notice>
      )}
      {!offer.contact.canBeEmailed && (
        <Notice tone="alert" icon={alertIcon}>
          {draft.email} cannot be emailed. Correct the address first.
        </Notice>
      )}
      {error !== undefined && (
        <ErrorState error={error} safe="Nothing was sent. The draft is kept." />
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
        <p className="label max-w-85 flex-[1_1_220px]">
          To <span className="break-all">{draft.email}</span>, by email with a private link. It
          waits 20 seconds, so you can undo.
        </p>
        <PreviewButton reference={reference} flush={state.flush} />
        <Button
          look="signal"
          size="big"
          className="max-md:w-full"
          disabled={exceedsDiscountLimit}
          aria-busy={isSending || undefined}
          onClick={send}
        >
          Send offer, {formatPrice(totalPence)}
          <Kbd>Ctrl ↵</Kbd>
        </Button>
      </div>
    </div>
  );
}

type PreviewProps = { reference: string; flush: DraftState['flush'] };

/** Opens the customer's page in a tab, as the shop will show it. */
function PreviewButton({ reference, flush }: PreviewProps) {
  const toast = useToast();
  const preview = async () => {
    // Opened before the request: browsers allow a new tab only during the click.
    const tab = open('', '_blank');
    try {
      await flush();
      const answer = offerApi.preview.$post({ param: { reference }, json: {} });
      const { url } = await readJson(answer);
      if (!tab) return location.assign(url);
      tab.opener = null;
      tab.location.replace(url);
    } catch (error) {
      tab?.close();
      toast.showError(error);
    }
  };
  return (
    <Button look="quiet" className="max-md:w-full" onClick={preview}>
      <Icon name="eye" small />
      Preview
    </Button>
  );
}
