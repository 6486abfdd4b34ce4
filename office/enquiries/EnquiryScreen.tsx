import { useEffect } from 'react';
import { withNonBreakingUnits } from '../../catalogue/measures.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { defaultTab } from '../../contract/enquiry.ts';
import { formatDayAndTime, toIsoDay } from '../../contract/uk-time.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { navigate, type Params, useCurrentUrl } from '../app/router.tsx';
import { useSignedInUser } from '../app/session.tsx';
import { useShortcut } from '../app/shortcuts.ts';
import { useToast } from '../app/Toast.tsx';
import { usePresence } from '../app/use-presence.ts';
import { offerHref, useCreateOffer } from '../offers/offer-data.ts';
import { pluralize } from '../order/order-texts.ts';
import { Picture } from '../order/Picture.tsx';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { Kbd, OpenBy } from '../ui/marks.tsx';
import { FactGrid, Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { QueryResult } from '../ui/states.tsx';
import { EnquiryDue } from './EnquiryDue.tsx';
import {
  createDrafts,
  type EnquiryDetail,
  type EnquiryItem,
  enquiriesHref,
  enquiryApi,
  enquiryName,
  enquiryTitle,
  useEnquiry,
  useEnquiryChange,
  useEnquiryForm,
} from './enquiry-data.ts';
import { Thread } from './Thread.tsx';
import { ThreadPanel } from './ThreadPanel.tsx';

const phoneQuery = '(width < 56.25rem)';
const drafts = createDrafts(() => localStorage);

/** One enquiry: the request and the thread on the left, the answer on the right. */
export default function EnquiryScreen({ params: { name = '' } }: { params: Params }) {
  const load = useEnquiry(name);
  if (load.data) return <Enquiry key={name} enquiry={load.data} />;
  return (
    <Screen title="Enquiry" back="/enquiries">
      <QueryResult load={load}>{() => null}</QueryResult>
    </Screen>
  );
}

/** The answer being written. Every key press saves it on the device. */
function useAnswerForm(enquiry: EnquiryDetail) {
  const { staffId } = useSignedInUser();
  const name = enquiryName(enquiry);
  const change = useEnquiryChange(name);
  const form = useEnquiryForm(
    enquiry,
    { text: drafts.read(staffId, name) },
    async ({ text }, version) => {
      const call = () => enquiryApi.answer.$post({ param: { name }, json: { version, text } });
      const onUndone = () => form.set('text', text);
      const returnTo = `/enquiries/${name}`;
      await change(call, `Your answer to ${enquiry.from.email} goes in 20 s.`, {
        onUndone,
        returnTo,
      });
      form.reset({ text: '' });
    },
  );
  const { text } = form.values;
  useEffect(() => drafts.write(staffId, name, text), [staffId, name, text]);
  return form;
}

function Enquiry({ enquiry }: { enquiry: EnquiryDetail }) {
  const { kind, lines, parts, message, product } = enquiry;
  const name = enquiryName(enquiry);
  const enquiryHref = `/enquiries/${name}`;
  const tab = useCurrentUrl().searchParams.get('tab') ?? undefined;
  const openBy = usePresence(`${kind} ${enquiry.number}`, enquiry.openBy);
  const isPhone = useMedia(phoneQuery);
  const answer = useAnswerForm(enquiry);
  useShortcut('n', 'Add note', () => navigate(`${enquiryHref}?tab=note`));
  const addToAnswer = (item: EnquiryItem) => {
    const before = answer.values.text.trimEnd();
    answer.set('text', `${before}${before && '\n\n'}${itemText(item)}\n`);
    if (isPhone || tab !== undefined) navigate(isPhone ? `${enquiryHref}?tab=answer` : enquiryHref);
  };
  return (
    <Screen
      title={enquiryTitle(enquiry)}
      back={
        tab === undefined ? enquiriesHref({ kind, tab: defaultTab(kind), search: '' }) : enquiryHref
      }
      sub={
        <>
          <EnquiryDue row={enquiry} today={toIsoDay(new Date())} />
          <OpenBy people={openBy} />
        </>
      }
      actions={kind === 'quote' && <OfferButton enquiry={enquiry} />}
      foot={tab === undefined && <PhoneFoot enquiry={enquiry} />}
    >
      <div className="order-columns" data-panel={tab !== undefined || undefined}>
        <div className="order-record">
          <div className="flex items-start justify-between gap-6 max-md:pt-4">
            <blockquote className="wrap-anywhere whitespace-pre-line border-ink border-l-3 pl-3.5 text-18">
              {message || 'No message.'}
            </blockquote>
            {product && <Picture file={product.picture} size="large" />}
          </div>
          <EnquiryFacts enquiry={enquiry} />
          {lines.length > 0 && <ItemTable title="Asked for" items={lines} onPut={addToAnswer} />}
          <Section title="Thread">
            <Thread entries={enquiry.thread} />
          </Section>
          {parts.length > 0 && (
            <ItemTable
              title={`Parts that fit ${product ? (product.sku ?? product.name) : enquiry.fits}`}
              items={parts}
              onPut={addToAnswer}
            />
          )}
        </div>
        <div>
          <ThreadPanel enquiry={enquiry} tab={tab} answer={answer} />
        </div>
      </div>
    </Screen>
  );
}

/** What an item adds to an answer: its name, price and page. */
function itemText({ name, sku, pence, page }: EnquiryItem): string {
  const price = pence === undefined ? '' : `, ${formatPrice(pence)} inc VAT`;
  return [`${name}${sku ? ` (${sku})` : ''}${price}`, page].filter(Boolean).join('\n');
}

function EnquiryFacts({ enquiry }: { enquiry: EnquiryDetail }) {
  const { from, quantity, city, fits, askedAt, product } = enquiry;
  return (
    <FactGrid
      cells={[
        {
          name: 'From',
          value: (
            <div className="grid justify-items-start">
              {from.company && <strong className="wrap-anywhere">{from.company}</strong>}
              <span className="break-all">{from.email}</span>
              {from.orders > 0 && (
                <a
                  className="text-link"
                  href={`/orders?tab=all&search=${encodeURIComponent(from.email)}`}
                >
                  {pluralize(from.orders, 'order')}
                </a>
              )}
            </div>
          ),
        },
        quantity
          ? {
              name: 'Wants',
              value: (
                <>
                  <strong className="block">{quantity} items</strong>
                  {city && `Deliver to ${city}`}
                </>
              ),
            }
          : {
              name: 'For',
              value: <strong className="wrap-anywhere">{product?.name ?? (fits || '–')}</strong>,
            },
        { name: 'Asked', value: formatDayAndTime(new Date(askedAt)) },
        { name: 'Assigned to', value: <Assignee enquiry={enquiry} /> },
      ]}
    />
  );
}

/** Saves a new assignee at once: it can be undone, and nothing is sent. */
function Assignee({ enquiry }: { enquiry: EnquiryDetail }) {
  const { version, assignedTo, colleagues } = enquiry;
  const me = useSignedInUser();
  const toast = useToast();
  const name = enquiryName(enquiry);
  const change = useEnquiryChange(name);
  const assign = async (staffId: number | null) => {
    const to = colleagues.find(({ id }) => id === staffId)?.name ?? 'no one';
    const call = () => enquiryApi.assign.$post({ param: { name }, json: { version, staffId } });
    try {
      await change(call, `${enquiryTitle(enquiry)} is assigned to ${to}.`);
    } catch (error) {
      toast.showError(error);
    }
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <FilterSelect
        label="Assigned to"
        none="No one"
        value={assignedTo === null ? undefined : String(assignedTo)}
        choices={colleagues.map((each) => [String(each.id), each.name] as const)}
        onChoose={(id) => assign(id === undefined ? null : Number(id))}
      />
      {assignedTo !== me.staffId && (
        <button type="button" className="text-link" onClick={() => assign(me.staffId)}>
          Assign to me
        </button>
      )}
    </div>
  );
}

/** A quote request is answered with an offer: this creates it, or opens the existing one. */
function OfferButton({ enquiry: { number, offer } }: { enquiry: EnquiryDetail }) {
  const toast = useToast();
  const { mutateAsync, isPending } = useCreateOffer();
  const writeOffer = async () => {
    try {
      const { reference } = await mutateAsync({ quoteId: number });
      navigate(offerHref(reference));
    } catch (error) {
      toast.showError(error);
    }
  };
  useShortcut('w', offer ? 'Open offer' : 'Write offer', writeOffer);
  if (offer)
    return <LinkButton href={offerHref(offer.reference)}>Open {offer.reference}</LinkButton>;
  return (
    <Button onClick={writeOffer} aria-busy={isPending || undefined}>
      Write offer
      <Kbd>W</Kbd>
    </Button>
  );
}

type Item = EnquiryItem & { quantity?: number };
type ItemsProps = { title: string; items: readonly Item[]; onPut: (item: Item) => void };

/** Products with picture, stock and price, each with a button that adds it to the answer. */
function ItemTable({ title, items, onPut }: ItemsProps) {
  const columns: readonly Column<Item>[] = [
    {
      head: 'Product',
      phone: 'title',
      cell: ({ name, sku, free, picture, quantity }) => (
        <span className="flex items-center gap-3 text-left font-normal">
          <Picture file={picture} size="small" />
          <span className="min-w-0">
            <span className="block font-semibold">
              {quantity !== undefined && `${quantity} × `}
              {withNonBreakingUnits(name)}
            </span>
            <span className={quantity && free !== undefined && free < quantity ? 'short' : 'label'}>
              {free === undefined ? 'No longer sold' : [sku, `${free} free`].join(', ')}
            </span>
          </span>
        </span>
      ),
    },
    {
      head: 'Each inc VAT',
      align: 'end',
      width: 'w-28',
      phone: 'line',
      cell: ({ pence }) => pence !== undefined && formatPrice(pence),
    },
    {
      key: 'put',
      head: <span className="sr-only">Action</span>,
      align: 'end',
      width: 'w-36',
      phone: 'end',
      cell: (item) =>
        item.page && (
          <Button
            look="quiet"
            size="small"
            aria-label={`Add to answer: ${item.name}`}
            onClick={() => onPut(item)}
          >
            Add to answer
          </Button>
        ),
    },
  ];
  return (
    <Section title={title}>
      <div className="enquiry-items">
        <Table caption={title} columns={columns} rows={items} rowKey={({ id }) => id} />
      </div>
    </Section>
  );
}

function PhoneFoot({ enquiry }: { enquiry: EnquiryDetail }) {
  const enquiryHref = `/enquiries/${enquiryName(enquiry)}`;
  const isOpen = enquiry.state === 'open';
  return (
    <>
      <LinkButton href={`${enquiryHref}?tab=${isOpen ? 'note' : 'answer'}`} look="quiet" size="big">
        {isOpen ? 'Note' : 'Answer'}
      </LinkButton>
      <LinkButton
        href={`${enquiryHref}?tab=${isOpen ? 'answer' : 'reply'}`}
        look="signal"
        size="big"
        className="flex-1"
      >
        {isOpen ? 'Answer' : 'Add a reply'}
      </LinkButton>
    </>
  );
}
