import { retention } from '../../content/legal/retention.ts';
import { formatPieceState, type Piece, pieceState } from '../../contract/register.ts';
import { type Block, type EmailContent, renderEmail } from '../email/email-template.ts';

const ignoreBlock: Block =
  "Didn't ask for this? You can ignore this email: nothing happens until someone presses the button on that page.";

/** To an order's buyer, who asked for their register on its page. */
export function registerLinkEmail({
  reference,
  link,
}: {
  reference: string;
  link: string;
}): EmailContent {
  return renderEmail(`Your equipment register, order ${reference}`, [
    `Open this link and choose "Open the register". The equipment of order ${reference} will be in it, each piece with its documents and inspections.`,
    { kind: 'link', text: 'Open your equipment register', href: link },
    `Keep this email: the link is the key to your register, and anyone with it can change it. If you don't use it within ${retention.unconfirmedDays} days, it stops working.`,
    ignoreBlock,
  ]);
}

/** Asks whether the weekly email is wanted. */
export function digestConfirmationEmail(link: string): EmailContent {
  return renderEmail('Please confirm: a weekly email of inspections due', [
    'We were asked to email you every Monday with the inspections that are due in your equipment register. To confirm, open this link and choose "Yes, email me".',
    { kind: 'link', text: 'Confirm on our website', href: link },
    ignoreBlock,
  ]);
}

/** What is due this week, to subscribers. */
export function inspectionDigestEmail(
  pieces: readonly Piece[],
  today: string,
  stopLink: string,
): EmailContent {
  const rows = pieces.map((piece) => {
    const state = pieceState(piece, today);
    const days =
      state.kind === 'overdue'
        ? `Overdue by ${state.days === -1 ? '1 day' : `${-state.days} days`}`
        : formatPieceState(state, today);
    return [piece.number, piece.name, piece.site, days];
  });
  const count = pieces.length === 1 ? '1 piece needs' : `${pieces.length} pieces need`;
  return renderEmail(`Inspections due this week: ${count} you`, [
    { kind: 'table', head: ['Number', 'Equipment', 'Site', 'State'], rows },
    'Open your register by its own link to record an inspection, or scan the label.',
    { kind: 'link', text: 'Stop these emails', href: stopLink },
  ]);
}

/** To an owner who has not visited for a long time. */
export function registerExpiringEmail(link: string): EmailContent {
  return renderEmail('Your equipment register will be erased', [
    `Nobody has used your equipment register for almost ${retention.registerMonths} months. We'll erase it with its inspections in ${retention.registerWarningDays} days. To keep it, open this link.`,
    { kind: 'link', text: 'Keep your equipment register', href: link },
    'To keep a copy of the records, open it and download them as PDF or CSV.',
  ]);
}
