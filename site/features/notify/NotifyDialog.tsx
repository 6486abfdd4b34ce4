import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatPrice } from '../../../catalogue/money.ts';
import { apiPaths } from '../../../contract/api-paths.ts';
import { notifyForm, notifyRequest } from '../../../contract/notify.ts';
import { restockHoldHours } from '../../../contract/restock-hold.ts';
import { formatUsualWait, type UsualWait, usualWaitUrl } from '../../../contract/usual-wait.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { paths } from '../../paths.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { EnquiryFailed, EnquiryQueued } from '../enquiry/EnquiryStatus.tsx';
import { FormFields } from '../enquiry/FormFields.tsx';
import { useEnquiry } from '../enquiry/use-enquiry.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { wrapName } from '../listed-products/product-texts.ts';
import { stockStore } from '../stock/stock-store.ts';
import { stockLine } from '../stock/stock-text.ts';
import { withStock } from '../stock/use-live-stock.ts';
import { similarInStock } from './similar.ts';

export type NotifyDialogProps = { product: ListedProduct; onClosed: () => void };

/** Asks for an email address to notify. Opens when mounted, and is unmounted when closed. */
export function NotifyDialog({ product, onClosed }: NotifyDialogProps) {
  const id = useId();
  const [sentTo, setSentTo] = useState<string>();

  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    dialog.showModal();
    dialog.querySelector<HTMLInputElement>('input[type=email]')?.focus();
  }, [id]);

  useEffect(() => {
    const dialog = document.getElementById(id);
    dialog?.addEventListener('close', onClosed);
    return () => dialog?.removeEventListener('close', onClosed);
  }, [id, onClosed]);

  // A portal, so that the card's clicks, clipping and layout do not affect the dialog.
  return createPortal(
    <Dialog id={id} title="Email me when it's back in stock">
      <p className="title text-18">{wrapName(product.name)}</p>
      <p className="label mt-1">{product.sku}</p>
      {/* The product may come back into stock while the visitor types. */}
      <p className={`mt-3 font-[560] text-14 ${product.inStock ? '' : 'text-alert'}`}>
        {stockLine(product)}
      </p>
      {!product.inStock && <WhileYouWait product={product} />}
      {sentTo ? (
        <NotifySent id={id} email={sentTo} />
      ) : (
        <NotifyForm id={id} product={product} onSent={setSentTo} />
      )}
    </Dialog>,
    document.body,
  );
}

const { what, button } = notifyForm;

type FormProps = { id: string; product: ListedProduct; onSent: (email: string) => void };

/** The dialog's form, exported for its test. */
export function NotifyForm({ id, product, onSent }: FormProps) {
  const { form, errors, sending, failed, kept } = useEnquiry({
    what,
    path: apiPaths.notify,
    schema: notifyRequest,
    onSent: ({ email }) => onSent(email),
  });
  return (
    <form {...form} aria-label="Back in stock email" className="mt-5 grid gap-4">
      <FormFields form={notifyForm} id={id} errors={errors} values={{ productId: product.id }} />
      {failed && <EnquiryFailed what={what} reason={failed.reason} />}
      {kept && <EnquiryQueued what={what} kept={kept} />}
      <Button type="submit" look="signal" size="big" aria-disabled={sending || undefined}>
        {sending ? 'Sending...' : button}
      </Button>
      <p className="small">
        We'll email you a link to confirm, then one email when it's back. If you're among the first
        to ask, we'll hold one for you for {restockHoldHours} hours. We won't use your address for
        anything else: see our{' '}
        <a href={paths.privacy} className="underline">
          Privacy Policy
        </a>
        .
      </p>
    </form>
  );
}

/** The usual wait and similar products in stock. Each is shown once it is known, or not at all. */
function WhileYouWait({ product }: { product: ListedProduct }) {
  const [days, setDays] = useState<number>();
  const [similar, setSimilar] = useState<readonly ListedProduct[]>([]);
  useEffect(() => {
    let cancelled = false;
    fetchUsualWait(product.id).then((known) => !cancelled && setDays(known));
    loadSimilar(product).then(
      (found) => !cancelled && setSimilar(found),
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [product]);
  return (
    <div className="text-14">
      {days !== undefined && <p className="mt-1">{formatUsualWait(days)}</p>}
      {similar.length > 0 && (
        <div className="mt-3 border-line border-t pt-3">
          <h3 className="font-[560]">In stock now, and does the same job</h3>
          <ul>
            {similar.map(({ id, name, price }) => (
              <li key={id} className="flex items-center justify-between gap-4">
                <a href={paths.product(id)} className="inline-flex min-h-11 items-center underline">
                  {wrapName(name)}
                </a>
                <span className="figure text-16">{formatPrice(price)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

async function fetchUsualWait(id: string): Promise<number | undefined> {
  try {
    const answer = await fetch(usualWaitUrl(id), { signal: AbortSignal.timeout(10_000) });
    const { days }: UsualWait = await answer.json();
    return answer.ok && Number.isInteger(days) ? days : undefined;
  } catch {
    return undefined;
  }
}

async function loadSimilar(product: ListedProduct): Promise<readonly ListedProduct[]> {
  const { listedProducts } = await import('virtual:listed-products');
  const live = listedProducts.map((each) => withStock(each, stockStore.remaining(each.id)));
  return similarInStock(product, live);
}

function NotifySent({ id, email }: { id: string; email: string }) {
  const resultRef = useRef<HTMLDivElement>(null);
  // The pressed button has gone, so focus moves to the result, which is then announced.
  useEffect(() => resultRef.current?.focus(), []);
  return (
    <div ref={resultRef} tabIndex={-1} className="mt-5 grid gap-4 outline-none">
      <Alert kind="status">
        Check your email: we've sent a link to {email}.
        <span className="mt-1 block font-normal text-ink-2">
          Open it to confirm, and we'll email you once, when it's back in stock. No email? Check
          your spam folder. Already confirmed? You don't need to do anything.
        </span>
      </Alert>
      <Button look="ink" command="close" commandfor={id}>
        Close
      </Button>
    </div>
  );
}
