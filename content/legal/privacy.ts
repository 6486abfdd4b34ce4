import { company } from '../company.ts';
import { address, type LegalDocument, list, paragraph, table } from './document.ts';
import { retention } from './retention.ts';
import { sellerAddress, sellerDisclosure } from './seller.ts';

const enquiries = `Up to ${retention.enquiriesMonths} months after the last message`;
const orders = `${retention.orderYears} years from the end of the financial year`;
const logs = `Up to ${retention.logMonths} months`;

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  lastUpdated: 'Last updated: 20th August 2025',
  metaDescription: `What personal data ${company.legalName} holds, why, for how long and who else sees it. No tracking, no marketing lists, no accounts.`,
  summary:
    'We hold what we need to deliver an order or answer a question, and nothing else. We do not track visitors, build profiles, sell data or send marketing.',
  sections: [
    {
      id: 'controller',
      heading: '1. Who is responsible',
      blocks: [
        paragraph(
          `${sellerDisclosure} We are the controller of your personal data under the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018.`,
        ),
        sellerAddress,
      ],
    },
    {
      id: 'data',
      heading: '2. What we hold, why, and for how long',
      blocks: [
        table(
          'Personal data we process',
          ['When', 'What', 'Lawful basis', 'Kept'],
          [
            [
              'You order',
              'Name, delivery and billing address, e-mail, phone, what you bought, payment reference, and if you give them a company, a PO number and delivery notes',
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
              'Company, e-mail, quantity, and if you give them a message, a delivery city and the lines of your cart',
              'Steps you ask for before a contract',
              enquiries,
            ],
            [
              'You write, call or ask about a part',
              'Your contact details and what you tell us',
              'Legitimate interests: answering you',
              enquiries,
            ],
            [
              'You ask to be told when stock returns',
              'E-mail address and the product',
              'Consent, which you can withdraw at any time',
              `Until we have emailed you or you withdraw, at most ${retention.enquiriesMonths} months. If you don't confirm your address, ${retention.unconfirmedDays} days`,
            ],
            [
              'You open a page',
              'IP address, time, page and outcome, in server logs',
              'Legitimate interests: keeping the shop working and stopping abuse',
              logs,
            ],
          ],
        ),
        paragraph(
          'When the time is over we delete the record or strip it of everything that identifies you. If a claim is open, we keep what it concerns until it is settled.',
        ),
        paragraph(
          'You need not give us anything to browse. Without an address we cannot deliver, and without an e-mail address we cannot confirm an order or answer a quote request.',
        ),
      ],
    },
    {
      id: 'not',
      heading: '3. What we do not do',
      blocks: [
        list(
          'No analytics, advertising or social media trackers, and no request from our pages to anyone else.',
          'No cookies. What the site keeps in your own browser is listed in the Cookie Policy.',
          'No marketing e-mail or calls. If that changes we will ask first, as the Privacy and Electronic Communications Regulations 2003 (PECR) require.',
          'No decisions about you made by a machine alone, and no profiling.',
          'No card numbers. They go to the payment provider and never pass through our server.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: '4. Who else sees it',
      blocks: [
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
              'E-mail delivery provider',
              'Sending confirmations and answers',
              'Your e-mail address and the message',
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
        paragraph(
          'E-mail and hosting providers act only on our written instructions, as processors. If a provider handles data outside the United Kingdom, it is under UK adequacy regulations or the International Data Transfer Agreement or Addendum. Ask us for details of the safeguard.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: '5. Your rights',
      blocks: [
        list(
          'Access: a copy of what we hold about you.',
          'Rectification: have what is wrong put right.',
          'Erasure: have it deleted where we have no duty to keep it. Order records stay for the tax period.',
          'Restriction: have it set aside while a question is settled.',
          'Objection: to anything we do on the basis of legitimate interests.',
          'Portability: receive what you gave us for an order in a form a machine can read.',
          'Withdrawal: take back consent at any time. What was done before stays lawful.',
        ),
        paragraph(
          `Write to ${company.email.shown}. We answer within one month and charge nothing. We may ask for something that shows it is you, such as an order number.`,
        ),
      ],
    },
    {
      id: 'complain',
      heading: '6. Complaints',
      blocks: [
        paragraph(
          `You may complain to us about how we handle your personal data. Write to ${company.email.shown} or to our address in section 1, or call ${company.phone.shown}. We acknowledge a complaint within 30 days, look into it, and tell you the outcome without undue delay.`,
        ),
        paragraph(
          "If our answer does not settle it, or you would rather not wait for it, you may complain to the UK's supervisory authority.",
        ),
        address(
          { text: "Information Commissioner's Office (ICO)" },
          { text: 'ico.org.uk/make-a-complaint', href: 'https://ico.org.uk/make-a-complaint' },
        ),
      ],
    },
    {
      id: 'security',
      heading: '7. Security',
      blocks: [
        paragraph(
          'Pages and forms are sent over an encrypted connection. Only staff who handle orders and enquiries can read them. If a breach puts you at high risk, we tell you without delay; the ICO is told within 72 hours where the law requires it.',
        ),
      ],
    },
    {
      id: 'adults',
      heading: '8. Adults only',
      blocks: [
        paragraph(
          'The shop is for people aged 18 or over and we do not knowingly hold data about anyone younger. If you believe we do, tell us and we delete it.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: '9. Changes',
      blocks: [
        paragraph(
          'When what we do changes, this page changes first, and the date at its head with it.',
        ),
      ],
    },
  ],
};
