import { useState } from 'react';
import { exVat, formatPrice } from '../../catalogue/money.ts';
import { offerTotals } from '../../contract/offer.ts';
import { formatDayAndTime, formatShortDay, toIsoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Params, useCurrentUrl } from '../app/router.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { usePresence } from '../app/use-presence.ts';
import { EnquiryDue } from '../enquiries/EnquiryDue.tsx';
import { type EnquiryItem, useEnquiry } from '../enquiries/enquiry-data.ts';
import { Thread } from '../enquiries/Thread.tsx';
import { stateNames as orderStateNames, pluralize } from '../order/order-texts.ts';
import { documentIcon } from '../ui/icons.ts';
import { OpenBy, PhoneLink, StateMark } from '../ui/marks.tsx';
import { Panel, Tabs } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { ErrorState, Notice, QueryResult } from '../ui/states.tsx';
import { OfferEditor, SaveStatus } from './OfferEditor.tsx';
import { SentLines } from './OfferLines.tsx';
import { HoldPanel, LinkPanel, LosePanel, WithdrawPanel } from './OfferPanels.tsx';
import { DiscountLine, OfferTotals } from './OfferTotals.tsx';
import {
  createProductLine,
  type EditDraft,
  lostReasonNames,
  type OfferDetail,
  type OfferDetailVersion,
  offerApi,
  offerHref,
  stateMarks,
  stateNames,
  toEditDraft,
  useOffer,
  useOfferChange,
  useOfferDraft,
} from './offer-data.ts';
import { WinPanel } from './WinPanel.tsx';

/** One offer: the request and its thread on the left, the offer itself on the right. */
export default function OfferScreen({ params: { reference = '' } }: { params: Params }) {
  const load = useOffer(reference);
  if (load.data) return <Offer key={reference} offer={load.data} />;
  return (
    <Screen title={reference} back="/enquiries">
      <QueryResult load={load}>{() => null}</QueryResult>
    </Screen>
  );
}

function Offer({ offer }: { offer: OfferDetail }) {
  const { reference } = offer;
  const openBy = usePresence(`offer ${reference}`, offer.openBy);
  const draft = offer.may.save ? toEditDraft(offer) : undefined;
  return (
    <Screen
      title={reference}
      back="/enquiries"
      sub={
        <>
          <OfferState offer={offer} />
          <OpenBy people={openBy} />
        </>
      }
    >
      {draft ? (
        <EditableOffer key={offer.versions.length} offer={offer} first={draft} />
      ) : (
        <OfferLayout offer={offer} />
      )}
    </Screen>
  );
}

function OfferState({ offer }: { offer: OfferDetail }) {
  const { state, sentAt, openedAt, lostReason, heldUntil, order } = offer;
  return (
    <>
      <StateMark {...stateMarks[state]}>
        {stateNames[state]}
        {lostReason && `: ${lostReasonNames[lostReason].toLowerCase()}`}
      </StateMark>
      {state === 'sent' && sentAt && (
        <span>
          {openedAt
            ? `opened ${formatDayAndTime(new Date(openedAt))}`
            : `sent ${formatDayAndTime(new Date(sentAt))}, not opened yet`}
        </span>
      )}
      {heldUntil && <span>goods held until {formatShortDay(new Date(heldUntil))}</span>}
      {order && (
        <a href={`/orders/${order.reference}`} className="text-link">
          {order.reference}, {orderStateNames[order.state].toLowerCase()}
        </a>
      )}
    </>
  );
}

function EditableOffer({ offer, first }: { offer: OfferDetail; first: EditDraft }) {
  const state = useOfferDraft(offer, first);
  return <OfferLayout offer={offer} state={state} />;
}

type OfferLayoutProps = { offer: OfferDetail; state?: ReturnType<typeof useOfferDraft> };

const quietActions = [
  ['win', 'Mark as won'],
  ['hold', 'Hold goods'],
  ['discard', 'Discard draft'],
  ['withdraw', 'Withdraw'],
  ['lose', 'Mark as lost'],
] as const;

type Dialog = 'win' | 'hold' | 'lose' | 'withdraw' | 'link';

function OfferLayout({ offer, state }: OfferLayoutProps) {
  const { reference, versions, version: recordVersion, may } = offer;
  const [dialog, setDialog] = useState<Dialog>();
  const [error, setError] = useState<unknown>();
  const change = useOfferChange(reference);
  const requestedVersion = Number(useCurrentUrl().searchParams.get('version'));
  const last = versions.at(-1);
  const shown = versions.find(({ number }) => number === requestedVersion) ?? last;
  const isDraft = state !== undefined && shown?.sentAt === null;
  const saveDraft = async () => (state ? state.flush() : recordVersion);
  const runChange = async (what: 'new-version' | 'discard', text: string) => {
    setError(undefined);
    try {
      const version = await saveDraft();
      if (version === undefined) return;
      const request = { param: { reference }, json: { version } };
      await change(() => offerApi[what].$post(request), text);
    } catch (reason) {
      setError(reason);
    }
  };
  const writeNewVersion = () =>
    runChange('new-version', `${reference} has a new version to write.`);
  useShortcut(undefined, 'Write a new version', writeNewVersion, { when: may.renew });
  useShortcut(undefined, 'Show payment link', () => setDialog('link'), { when: may.link });
  const close = () => setDialog(undefined);
  const props = { offer, saveDraft, onClose: close };
  return (
    <div className="offer-columns">
      <RequestAside offer={offer} state={state} />
      <Panel
        label="Offer"
        head={
          <div className="offer-head">
            <Tabs
              label="Versions"
              inPanel
              tabs={versions.map(({ number, sentAt }) => ({
                name: sentAt ? `Version ${number}` : `Version ${number}, draft`,
                href: offerHref(reference, `?version=${number}`),
                current: number === shown?.number,
              }))}
            />
            {isDraft && last && <SaveStatus state={state} savedAt={last.savedAt} />}
          </div>
        }
        foot={
          <div className="flex flex-wrap items-center gap-2">
            {may.renew && (
              <Button look={may.link ? 'quiet' : 'signal'} onClick={writeNewVersion}>
                Write version {versions.length + 1}
              </Button>
            )}
            {may.link && (
              <Button look={isDraft ? 'quiet' : 'signal'} onClick={() => setDialog('link')}>
                Payment link
              </Button>
            )}
            {quietActions.map(
              ([action, name]) =>
                may[action] && (
                  <Button
                    key={action}
                    look="quiet"
                    onClick={() =>
                      action === 'discard'
                        ? runChange('discard', 'The draft is discarded.')
                        : setDialog(action)
                    }
                  >
                    {name}
                  </Button>
                ),
            )}
            {offer.email && (
              <a href={`/emails?open=${offer.email.id}`} className="text-link">
                See the email
              </a>
            )}
          </div>
        }
      >
        {error !== undefined && <ErrorState error={error} safe="Nothing has changed." />}
        {isDraft ? (
          <OfferEditor offer={offer} state={state} />
        ) : (
          shown && <SentVersion offer={offer} version={shown} />
        )}
      </Panel>
      {dialog === 'win' && <WinPanel {...props} />}
      {dialog === 'hold' && <HoldPanel {...props} />}
      {dialog === 'lose' && <LosePanel {...props} />}
      {dialog === 'withdraw' && <WithdrawPanel {...props} />}
      {dialog === 'link' && <LinkPanel offer={offer} onClose={close} />}
    </div>
  );
}

/** A version that was sent, which never changes. */
function SentVersion({ offer, version }: { offer: OfferDetail; version: OfferDetailVersion }) {
  const { number, title, note, validUntil, leadDays, sentAt, by, lines } = version;
  const totals = offerTotals(lines);
  const before = offer.versions.findLast((one) => one.number < number);
  const delivery = lines.findIndex(({ kind }) => kind === 'delivery');
  const isReplaced = offer.sentVersion !== null && offer.sentVersion > number;
  return (
    <>
      {isReplaced && (
        <Notice icon={documentIcon}>
          Version {offer.sentVersion} has replaced this one: the customer sees that.
        </Notice>
      )}
      {title && <h2 className="head-3">{title}</h2>}
      <p className="label">
        {[
          sentAt && `Sent ${formatDayAndTime(new Date(sentAt))}${by ? ` by ${by}` : ''}`,
          `valid until ${formatShortDay(new Date(validUntil))}`,
          leadDays !== null && pluralize(leadDays, 'working day'),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <SentLines version={version} before={before} totals={totals} />
      <div className="-mx-5 grid gap-4 border-ink border-t px-5 pt-4.5">
        <DiscountLine totals={totals} />
        <div className="grid gap-x-8 gap-y-5 min-[62rem]:grid-cols-[minmax(0,1fr)_minmax(0,260px)]">
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
          <OfferTotals totals={totals} deliveryExVat={totals.lines[delivery] ?? 0} />
        </div>
      </div>
    </>
  );
}

/** The request, who sent it, and the messages since. */
function RequestAside({ offer, state }: OfferLayoutProps) {
  const name = `quote-${offer.quote}`;
  const load = useEnquiry(name);
  const addLine = ({ id, quantity, ...item }: EnquiryItem & { quantity: number }) => {
    if (!state || item.pence === undefined) return;
    const { sku = '', free = 0, pence: price, picture } = item;
    const line = createProductLine({ id, sku, name: item.name, price, free, picture });
    state.change({ lines: [...state.draft.lines, { ...line, quantity }] });
  };
  return (
    <aside className="grid min-w-0 content-start gap-3.5" aria-label="Request">
      <QueryResult load={load} rows={6}>
        {(enquiry) => (
          <>
            <div className="section-head">
              <h2 className="wrap-anywhere">{enquiry.from.company || enquiry.from.email}</h2>
            </div>
            <dl className="offer-facts">
              <dt>From</dt>
              <dd>
                {offer.contact.name && <span className="block">{offer.contact.name}</span>}
                <span className="break-all">{offer.contact.email}</span>
                {offer.contact.phone && <PhoneLink phone={offer.contact.phone} className="block" />}
              </dd>
              {enquiry.quantity && (
                <>
                  <dt>Asked for</dt>
                  <dd>{enquiry.quantity} items</dd>
                </>
              )}
              {enquiry.city && (
                <>
                  <dt>Deliver to</dt>
                  <dd>{enquiry.city}</dd>
                </>
              )}
              {enquiry.from.orders > 0 && (
                <>
                  <dt>Before</dt>
                  <dd>
                    <a
                      className="text-link"
                      href={`/orders?tab=all&search=${encodeURIComponent(enquiry.from.email)}`}
                    >
                      {pluralize(enquiry.from.orders, 'order')}
                    </a>
                  </dd>
                </>
              )}
              {enquiry.state === 'open' && (
                <>
                  <dt>Promised</dt>
                  <dd>
                    <EnquiryDue row={enquiry} today={toIsoDay(new Date())} />
                  </dd>
                </>
              )}
            </dl>
            {enquiry.message && (
              <blockquote className="wrap-anywhere whitespace-pre-line border-line-2 border-l-3 pl-3.5">
                {enquiry.message}
              </blockquote>
            )}
            {enquiry.lines.length > 0 && (
              <ul>
                {enquiry.lines.map((line) => (
                  <li
                    key={line.id}
                    className="flex min-h-10 items-center gap-3 border-line border-b"
                  >
                    <span>{line.quantity} ×</span>
                    <span className="min-w-0 flex-1">
                      {line.name}
                      {line.pence !== undefined && (
                        <span className="label"> {formatPrice(exVat(line.pence))} ex VAT</span>
                      )}
                    </span>
                    {state && line.pence !== undefined && (
                      <button type="button" className="text-link" onClick={() => addLine(line)}>
                        Add<span className="sr-only"> {line.name}</span>
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            )}
            <Thread entries={enquiry.thread} />
            <LinkButton
              href={`/enquiries/${name}`}
              look="quiet"
              size="small"
              className="justify-self-start"
            >
              {enquiry.state === 'open' ? 'Answer without an offer' : 'Answer or add a note'}
            </LinkButton>
          </>
        )}
      </QueryResult>
    </aside>
  );
}
