import { formatPrice } from '../../../catalogue/money.ts';
import { claims, company, registeredOfficeLine } from '../../../content/company.ts';
import { chargedZones } from '../../../content/delivery.ts';
import { returnBeyondMainland, returnCosts } from '../../../content/returns.ts';
import type { Block } from '../../email/email-template.ts';
import { ukDate } from '../../email/uk-date.ts';
import type { Order } from '../order.ts';

const days = `${claims.returnDays} days`;

/**
 * What regulation 16 and schedule 2 of the Consumer Contracts Regulations 2013 require in a durable
 * form, with the model form of schedule 3. The content is the same as in our terms.
 */
export function consumerRightsBlocks(order: Order, origin: string): Block[] {
  return [
    { kind: 'heading', text: 'Delivery' },
    `Standard delivery to the UK mainland is included in the price. These areas pay a charge by the size of the order, which is a line of the order above: ${chargedZones()
      .map(({ name }) => name)
      .join(', ')}. Our terms have the table.`,
    { kind: 'heading', text: 'If you change your mind' },
    `If you buy as a consumer you can cancel without giving a reason until ${days} after the day on which you, or someone you named, received the goods, or the last of them where they come in several deliveries. Tell us clearly by email, post or phone; the form below is one way. It's enough to send your message before the ${days} are over. This right doesn't cover goods made to your specification.`,
    `Send the goods back within ${days} of telling us, unless we've offered to collect them. We'll refund what you paid, standard delivery included but not the extra cost of express, to the card you paid with, within ${days} of inspecting them, and never later than ${days} after they reach us or, if sooner, after you show us that you've sent them. If you cancel before dispatch, or if we've offered to collect the goods, it's ${days} after you tell us. We may deduct the loss in value if you handled them more than was needed to see what they are. You pay the direct cost of return, which from the UK mainland is at most:`,
    {
      kind: 'list',
      items: returnCosts.map(({ load, most }) => `${load}: ${formatPrice(most)}`),
    },
    returnBeyondMainland,
    { kind: 'heading', text: 'If something is wrong' },
    `By law the goods must be of satisfactory quality, fit for their purpose and as described. If they aren't, or for any complaint, email ${company.email.shown} or call ${company.phone.shown} with your order number. Our quality guarantee against manufacturing defects is in addition to your legal rights; its conditions are in our terms.`,
    { kind: 'link', text: 'Terms & Conditions', href: `${origin}/terms` },
    { kind: 'heading', text: 'Cancellation form' },
    'Complete and return this form only if you wish to withdraw from the contract.',
    {
      kind: 'list',
      items: [
        `To ${company.legalName}, ${registeredOfficeLine}, ${company.email.shown}:`,
        'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]:',
        `Ordered on [*]/received on [*]: ordered on ${ukDate(order.createdAt)}, order ${order.reference}`,
        'Name of consumer(s):',
        'Address of consumer(s):',
        'Signature of consumer(s) (only if this form is notified on paper):',
        'Date:',
      ],
    },
    '[*] Delete as appropriate.',
  ];
}
