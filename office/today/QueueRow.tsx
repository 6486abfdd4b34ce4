import { formatPrice } from '../../catalogue/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { mailIcon, truckIcon } from '../../ui/page-icons.ts';
import { Picture } from '../order/Picture.tsx';
import { alertIcon, bankIcon, documentIcon, partIcon, pinIcon, quoteIcon } from '../ui/icons.ts';
import { DueGauge, Initials, Kbd } from '../ui/marks.tsx';
import {
  actionLabels,
  dueText,
  rowReason,
  rowTitle,
  type TodayItem,
  type TodayRow,
  toGauge,
} from './queue.ts';

function rowIcon({ kind, issue }: TodayItem): IconName {
  if (kind === 'issue') return issue === 'delivery-surcharge' ? pinIcon : alertIcon;
  return {
    order: truckIcon,
    payment: bankIcon,
    quote: quoteIcon,
    offer: documentIcon,
    question: partIcon,
    email: mailIcon,
    'sold-out': alertIcon,
    health: alertIcon,
  }[kind];
}

/** The screen to handle a row on; undefined if its button acts without leaving the queue. */
function rowHref({ kind, id, order, offer, action }: TodayItem): string | undefined {
  if (offer && action !== 'answer') return `/offers/${offer}`;
  if (kind === 'payment') return `/orders/${order}?tab=payment`;
  if (kind === 'quote' || kind === 'question') return `/enquiries/${kind}-${id}`;
  if (kind === 'health') return '/health';
  if (action !== 'resolve' && action !== 'correct-email') return undefined;
  return kind === 'email' ? `/emails?open=${id}` : `/orders/${order}`;
}

type Props = {
  row: TodayRow;
  today: string;
  isChosen: boolean;
  onChoose: () => void;
  onAct: () => void;
};

/** One row: what, why, when, how much, and one button. */
export function QueueRow({ row, today, isChosen, onChoose, onAct }: Props) {
  const { kind, key, order, pence, left, people, openBy } = row;
  const { lead, title, name } = rowTitle(row);
  const isStuck = kind === 'issue' || kind === 'email' || kind === 'health';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click chooses the row; J and K do too
    <li
      data-row={key}
      data-kind={isStuck ? 'stuck' : kind}
      aria-current={isChosen || undefined}
      className="queue-row"
      onClick={onChoose}
    >
      {kind === 'sold-out' ? (
        <Picture file={row.picture} size="small" />
      ) : (
        <Icon name={rowIcon(row)} />
      )}
      <div className="queue-what">
        <h3>
          {order ? (
            <a href={`/orders/${order}`} data-open>
              {lead && `${lead} `}
              <span className="whitespace-nowrap">{order}</span>
            </a>
          ) : kind === 'quote' || kind === 'question' || kind === 'offer' ? (
            <a href={rowHref(row)} data-open>
              {title}
            </a>
          ) : (
            title
          )}
          {name && <span className="font-normal text-ink-3"> {name}</span>}
        </h3>
        <p>
          <span>{rowReason(row, today)}</span>
        </p>
      </div>
      <span className="queue-due">
        {people !== undefined && (
          <span>
            <b className="figure">{people}</b> {people === 1 ? 'person waits' : 'people wait'}
          </span>
        )}
        {people === undefined &&
          (left === undefined ? (
            <span className="text-ink-2">{dueText(row, today)}</span>
          ) : (
            <DueGauge {...toGauge(left)}>{dueText(row, today)}</DueGauge>
          ))}
      </span>
      <span className="queue-sum figure">
        {pence !== undefined && `${kind === 'quote' ? '≈ ' : ''}${formatPrice(pence)}`}
      </span>
      <span className="queue-action">
        <Action row={row} isChosen={isChosen} title={title} openBy={openBy} onAct={onAct} />
      </span>
    </li>
  );
}

/** Whether the title is the action's object: 'Dispatch RM-000398', but 'Resolve: Dispute on RM-000342'. */
const titleIsObject = ({ kind }: TodayItem) =>
  kind !== 'issue' && kind !== 'email' && kind !== 'health';

type ActionProps = Pick<Props, 'row' | 'isChosen' | 'onAct'> & {
  title: string;
  openBy: readonly string[];
};

function Action({ row, isChosen, title, openBy, onAct }: ActionProps) {
  const [colleague] = openBy;
  if (row.isGone)
    return (
      <span className="flex items-center gap-2 text-ink-2 leading-[1.2]">Done by a colleague</span>
    );
  if (colleague !== undefined) {
    return (
      <span className="flex items-center gap-2 text-ink-2 leading-[1.2]">
        <Initials name={colleague} beside /> {colleague.split(' ')[0]} has it open
      </span>
    );
  }
  const buttonProps = {
    look: isChosen ? 'signal' : 'quiet',
    size: 'small',
    className: isChosen ? 'big-on-phone' : '',
    'data-main': '',
    'aria-label': `${actionLabels[row.action]}${titleIsObject(row) ? '' : ':'} ${title}`,
  } as const;
  const label = (
    <>
      {actionLabels[row.action]}
      {isChosen && <Kbd>↵</Kbd>}
    </>
  );
  const href = rowHref(row);
  if (href !== undefined) {
    return (
      <LinkButton href={href} {...buttonProps}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button {...buttonProps} onClick={onAct}>
      {label}
    </Button>
  );
}
