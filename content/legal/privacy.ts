import { company } from '../company.ts';
import { address, type LegalDocument, list, section, table } from './document.ts';
import { retention } from './retention.ts';
import { sellerAddress, sellerDisclosure } from './seller.ts';

const enquiries = `Up to ${retention.enquiriesMonths} months after the last message`;
const orders = `${retention.orderYears} years from the end of the financial year`;
const logs = `Up to ${retention.logMonths} months`;

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  lastUpdated: 'Last updated: 20th August 2025',
  metaDescription: `What personal data ${company.legalName} holds, why, for how long and who we share it with. No tracking, no marketing lists, no accounts.`,
  summary:
    "We only hold what we need to deliver an order or answer a question. We don't track visitors, build profiles, sell data or send marketing.",
  sections: [
    section(
      'controller',
      '1. Who we are',
      `${sellerDisclosure} We are the controller of your personal data under the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018.`,
      sellerAddress,
    ),
    section(
      'data',
      '2. What we hold, why, and for how long',
      table(
        'Personal data we process',
        ['When', 'What', 'Lawful basis', 'Kept'],
        [
          [
            'You order',
            'Name, delivery and billing address, email, phone, what you bought and payment reference. If you give them: company, PO number and delivery notes',
            'Contract: we need it to deliver',
            orders,
          ],
          [
            'We keep accounts',
            'Orders, invoices, refunds',
            'Legal obligation: tax and company law',
            orders,
          ],
          [
            'You ask for a quote',
            'Company, email and quantity. If you give them: message, delivery city and the contents of your cart',
            'Steps you ask us to take before a contract',
            enquiries,
          ],
          [
            'You email, call or ask about a part',
            'Your contact details and what you tell us',
            'Legitimate interests: answering you',
            enquiries,
          ],
          [
            'You ask us to tell you when stock is back',
            'Email address and the product',
            'Consent, which you can withdraw at any time',
            `Until we've emailed you or you withdraw, up to ${retention.enquiriesMonths} months. If you don't confirm your address, ${retention.unconfirmedDays} days`,
          ],
          [
            'You open an equipment register',
            "Email address, name or company and address, your equipment with its sites, and inspections with the inspectors' names and positions",
            'Contract: keeping the register you asked for. For inspectors: legitimate interests, as the Work at Height Regulations 2005 ask for their names',
            `Until you erase it, or ${retention.registerMonths} months without a visit. We email you ${retention.registerWarningDays} days before. If you don't open the link we sent, ${retention.unconfirmedDays} days`,
          ],
          [
            'You open a page',
            'IP address, time, page and outcome, in server logs',
            'Legitimate interests: keeping the shop working and stopping abuse',
            logs,
          ],
        ],
      ),
      "After that we delete the record or remove everything that identifies you. If there's an open claim, we keep the records it concerns until it is settled.",
      "You don't have to give us anything to browse. Without an address we can't deliver, and without an email address we can't confirm an order or reply to a quote request.",
    ),
    section(
      'not',
      "3. What we don't do",
      list(
        'No analytics, advertising or social media trackers, and no request from our pages to anyone else.',
        'No cookies. The Cookie Policy lists what the site stores in your browser.',
        "No marketing emails or calls. If that changes we'll ask first, as the Privacy and Electronic Communications Regulations 2003 (PECR) require.",
        'No automated decisions about you, and no profiling.',
        'No card numbers. They go straight to the payment provider and never pass through our server.',
      ),
    ),
    section(
      'recipients',
      '4. Who we share it with',
      table(
        'Recipients',
        ['Who', 'What for', 'What they receive'],
        [
          [
            'Stripe, payment provider',
            'Taking payment, refunds, preventing fraud',
            'What you enter on its payment page, and the order lines. Stripe is a controller in its own right for fraud prevention and its legal duties',
          ],
          [
            'Email delivery provider',
            'Sending confirmations and replies',
            'Your email address and the message',
          ],
          [
            'Hosting provider',
            'Running the shop and its database',
            'Everything in section 2, stored for us',
          ],
          [
            'Carriers',
            'Delivery and collection',
            'Name, address, phone, delivery notes and the size of the load',
          ],
          [
            'Accountants, HM Revenue & Customs, courts',
            'Where the law requires it',
            'What the law requires',
          ],
        ],
      ),
      'Email and hosting providers act only on our written instructions, as processors. If a provider handles data outside the United Kingdom, it does so under UK adequacy regulations or the International Data Transfer Agreement or Addendum. Ask us for details of the safeguard.',
    ),
    section(
      'rights',
      '5. Your rights',
      list(
        'Access: get a copy of what we hold about you.',
        'Rectification: have anything wrong corrected.',
        'Erasure: have it deleted where we have no legal duty to keep it. We keep order records for the tax period.',
        'Restriction: have us stop using it while a question is settled.',
        'Objection: object to anything we do on the basis of legitimate interests.',
        'Portability: get what you gave us for an order in a machine-readable format.',
        'Withdrawal: withdraw your consent at any time. What we did before then stays lawful.',
      ),
      `Email ${company.email.shown}. We'll reply within one month, free of charge. We may ask for something that shows it's you, such as an order number.`,
    ),
    section(
      'complain',
      '6. Complaints',
      `You can complain to us about how we handle your personal data. Email ${company.email.shown}, write to our address in section 1 or call ${company.phone.shown}. We'll acknowledge your complaint within 30 days, look into it, and tell you the outcome without undue delay.`,
      "If our reply doesn't settle it, or you'd rather not wait, you can complain to the UK's supervisory authority.",
      address(
        { text: "Information Commissioner's Office (ICO)" },
        { text: 'ico.org.uk/make-a-complaint', href: 'https://ico.org.uk/make-a-complaint' },
      ),
    ),
    section(
      'security',
      '7. Security',
      "Pages and forms are sent over an encrypted connection. Only staff who handle orders and enquiries can read what you send. If a breach puts you at high risk, we'll tell you without delay. We'll tell the ICO within 72 hours where the law requires it.",
    ),
    section(
      'adults',
      '8. Adults only',
      "The shop is for people aged 18 or over and we don't knowingly hold data about anyone younger. If you think we do, tell us and we'll delete it.",
    ),
    section(
      'changes',
      '9. Changes',
      "If we change what we do, we'll update this page and its date first.",
    ),
  ],
};
