import { claims, company, registeredOfficeLine } from '../company.ts';
import { delivery, loads } from '../delivery.ts';
import { returnBeyondMainland, returnCarriage } from '../returns.ts';
import { type LegalDocument, list, paragraph, table } from './document.ts';
import { sellerAddress, sellerDisclosure } from './seller.ts';

const wholePounds = (pence: number): string => `£${pence / 100}`;

export const terms: LegalDocument = {
  title: 'Terms & Conditions',
  lastUpdated: 'Last updated: 20th August 2025',
  metaDescription: `Terms of sale of ${company.legalName}: prices and VAT, delivery, ${claims.returnDays}-day cancellation, faulty goods, trade orders.`,
  summary: `These are the terms on which we sell to you. Consumers have ${claims.returnDays} days to change their mind; trade buyers should read section 12 before ordering.`,
  sections: [
    {
      id: 'seller',
      heading: '1. Who you are buying from',
      blocks: [
        paragraph(sellerDisclosure),
        sellerAddress,
        paragraph(
          `The office is open ${company.hours.shown}. ${company.hours.saturday}, and closed on Sundays and public holidays.`,
        ),
        paragraph(
          'In these terms a consumer is a person buying mainly for purposes outside their trade, business, craft or profession. Everyone else is a trade customer. The terms apply to both unless a section says otherwise.',
        ),
      ],
    },
    {
      id: 'adults',
      heading: '2. Adults only',
      blocks: [
        paragraph(
          'This shop is for adults. You must be 18 or over to order, to ask for a quote or to send us your details. If you order for a company, you confirm that you may do so on its behalf.',
        ),
      ],
    },
    {
      id: 'products',
      heading: '3. What we describe',
      blocks: [
        paragraph(
          'Heights, widths and lengths on product pages are nominal sizes in metres. For a product that adjusts, the height shown is the top of its range. Working height is 2 m above the platform or, where there is none, above the highest place to stand. It assumes a person of about 1.75 m reaching up; it is a guide for choosing a size, not a rating.',
        ),
        paragraph(
          'The load rating is the greatest total load: the person, their clothing, tools and materials together. Each product page names the standard that applies to that product. Drawings are to scale; pictures may show a neighbouring size of the same range.',
        ),
        paragraph(
          'A maker may change a fitting or a finish. If a change affects size, load rating, standard or compatibility, we ask you before we send the goods.',
        ),
      ],
    },
    {
      id: 'prices',
      heading: '4. Prices, VAT and payment',
      blocks: [
        paragraph(
          'Prices are in pounds sterling and include VAT unless stated otherwise. The VAT switch in the header shows the same prices without VAT for trade buyers; what you pay at checkout always includes it. A VAT invoice is sent on request.',
        ),
        paragraph(
          'You pay by card when you order. Payment is taken on a page run by Stripe, our payment provider, so your card number never reaches our website or our staff.',
        ),
        paragraph(
          'If a price is plainly wrong and you could reasonably have seen that it was a mistake, we may cancel the order and return your money in full. We will not ask you to pay the difference without your agreement.',
        ),
      ],
    },
    {
      id: 'ordering',
      heading: '5. How an order becomes a contract',
      blocks: [
        list(
          'You add products to the cart and check the list. You can change quantities or remove a line at any time before you pay.',
          'You go to checkout, enter your address and card details, and confirm. This is your offer to buy.',
          'We acknowledge the order by e-mail without delay. That e-mail is our acceptance, and the contract is made when we send it.',
        ),
        paragraph(
          'If we cannot accept an order, for example because the last item was damaged in the warehouse, we tell you and return your payment in full. The contract is in English. We keep a record of it with your order number; keep the confirmation e-mail as your copy.',
        ),
      ],
    },
    {
      id: 'delivery',
      heading: '6. Delivery',
      blocks: [
        paragraph(
          `We deliver across the UK within ${claims.deliveryWorkingDays} working days of the order confirmation, unless the product page or our e-mail gives another date. Working days are Monday to Friday, without the bank holidays of England and Wales. Faster delivery may be available: ask before you order. If we miss the date, a consumer may set a new one that is fair in the circumstances and, if we miss that too, cancel and be refunded in full. If you told us that the date was essential, you may cancel at once.`,
        ),
        paragraph(
          `Standard delivery to the UK mainland is included in the price. For ${delivery.surchargeAreas} there may be a carriage charge that depends on the load. You pay for the goods when you order. We then write or call about the carriage before anything is sent; accept the amount, or cancel and have all your money back.`,
        ),
        paragraph(
          `Loads over about ${loads.longMetres} m travel on a long vehicle and are set down at the kerb. Have two people there to take them off; for a piece over ${loads.heavyKilograms} kg have a forklift, or as many people as its weight needs. Tell us about width limits, height barriers or timed access in the delivery notes of the checkout, or by reply to your confirmation e-mail.`,
        ),
        paragraph(
          'Count the packages and look for damage before you sign. If you cannot check, write "not checked" on the note. For a consumer this makes a claim simpler to settle but is not a condition of it. Trade customers: see section 12.',
        ),
      ],
    },
    {
      id: 'risk',
      heading: '7. Risk and ownership',
      blocks: [
        paragraph(
          'Goods are at our risk until they are delivered to you or to someone you named to receive them. If you send your own carrier, the risk passes when that carrier collects. The goods become yours when they are delivered and paid for in full.',
        ),
      ],
    },
    {
      id: 'cancel',
      heading: `8. Your ${claims.returnDays} days to cancel (consumers)`,
      blocks: [
        paragraph(
          `Under the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 you may cancel an order within ${claims.returnDays} days without giving a reason. The period ends ${claims.returnDays} days after the day on which you, or someone you named, received the goods. If one order arrives in several deliveries, it runs from the last.`,
        ),
        paragraph(
          'To cancel, tell us clearly by e-mail, letter or phone. You may use the model form at the end of this page, but you need not. It is enough that you send your message before the period ends. We confirm by e-mail that we have it.',
        ),
        paragraph(
          'The right does not apply to goods made to your specification, such as steps welded to a height you gave us. We say so before you order them.',
        ),
      ],
    },
    {
      id: 'returns',
      heading: '9. Sending goods back and being refunded',
      blocks: [
        paragraph(
          `Send the goods back within ${claims.returnDays} days of telling us that you cancel, unless we have offered to collect them. You bear the direct cost of return. Long and heavy goods cannot be posted, so these are our estimates of the most a return will cost from the UK mainland:`,
        ),
        table(
          'Return carriage, estimated maximum including VAT',
          ['Load', 'At most'],
          returnCarriage.map(({ load, most }) => [load, wholePounds(most)]),
        ),
        paragraph(returnBeyondMainland),
        paragraph(
          `We inspect the goods when they are back with us and refund you within ${claims.returnDays} days of that inspection. A consumer is never refunded later than the law allows: ${claims.returnDays} days after the goods reach us or, if sooner, after you show us that you have sent them. If you cancel before we send anything, or if we have offered to collect the goods, it is ${claims.returnDays} days after you tell us.`,
        ),
        paragraph(
          'The refund includes what you paid for standard delivery, and goes to the card you paid with, at no cost to you. We may deduct the loss in value if you handled the goods more than was needed to see what they are. Opening the pack and setting a ladder up indoors is looking; taking it to work is using.',
        ),
      ],
    },
    {
      id: 'faulty',
      heading: '10. If something is wrong with the goods (consumers)',
      blocks: [
        paragraph(
          'Under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for purpose and as described. If they are not:',
        ),
        list(
          'within 30 days of receiving them you may reject them and be refunded in full;',
          'after that you may ask us to repair or replace them, without charge and without much inconvenience;',
          'if a repair or replacement is impossible, or the first one fails, you may keep the goods at a reduced price or reject them;',
          'in the first six months a fault is taken to have been there on delivery unless we show otherwise.',
        ),
        paragraph(
          'You can claim in court for up to six years after delivery in England, Wales and Northern Ireland, or up to five years in Scotland. We pay for the return of faulty goods. Stop using anything you believe is damaged and send us a photograph of it and of its label.',
        ),
      ],
    },
    {
      id: 'guarantee',
      heading: '11. Quality guarantee',
      blocks: [
        paragraph(
          'Our quality guarantee covers manufacturing defects: a failed weld, a stile out of true, a lock that does not lock, for the period printed in the instructions supplied with the product. It applies in the United Kingdom. We repair or replace the part, or refund it if we can do neither.',
        ),
        paragraph(
          `It does not cover wear to feet, castors and ropes, damage in use, alterations, or towers assembled with another maker's components. To claim, write to ${company.email.shown} or to ${company.legalName}, ${registeredOfficeLine}, with your order number. The guarantee is free and takes nothing away from your legal rights.`,
        ),
      ],
    },
    {
      id: 'trade',
      heading: '12. Trade customers',
      blocks: [
        list(
          `The statutory right to cancel in section 8 is for consumers. We accept unused goods from trade customers within ${claims.returnDays} days of delivery if you ask first, in their packing and fit to be sold as new. You pay the carriage.`,
          'Report shortage or visible damage within 3 working days of delivery, and a hidden defect within 14 days of finding it.',
          'The goods remain ours until we have been paid in full. Until then keep them identifiable and insured.',
          'Trade prices and volume discounts apply to the quote or order they were given for.',
          'On invoices agreed in writing we may charge interest under the Late Payment of Commercial Debts (Interest) Act 1998.',
          'The terms that the Sale of Goods Act 1979 implies on title, description and quality apply. Except as section 15 says, we are not liable to a trade customer for loss of profit, hire charges, contract penalties or other indirect loss, and our liability for an order is limited to its price.',
        ),
      ],
    },
    {
      id: 'quotes',
      heading: '13. Bulk quotes',
      blocks: [
        paragraph(
          `We answer a bulk quote request in writing within ${claims.quoteWorkingDays} working days. A quote states what it covers, the delivery point and how long it stands. It is an invitation to order, not a reservation of stock.`,
        ),
      ],
    },
    {
      id: 'use',
      heading: '14. Safe use',
      blocks: [
        paragraph(
          'Read the instructions supplied before first use and keep them with the equipment. Towers must be built to their manual by people competent to do it, and never from the components of two makers. Employers have duties under the Work at Height Regulations 2005 and the Provision and Use of Work Equipment Regulations 1998; our advice on choosing a size does not replace your own assessment of the job.',
        ),
        paragraph(
          'GRP stiles do not conduct, but they are not approval for live working. Isolate the supply.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: '15. What we are liable for',
      blocks: [
        paragraph(
          'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, for defective products under the Consumer Protection Act 1987, or for anything else the law does not allow us to limit. To consumers we are liable for loss that is a foreseeable result of our breaking the contract or failing to use reasonable care. We are not liable for delay caused by events outside our reasonable control, provided that we tell you and do what we can; if the delay is long you may cancel and be refunded.',
        ),
      ],
    },
    {
      id: 'site',
      heading: '16. Using this website, and cookies',
      blocks: [
        paragraph(
          'You may read, print and share these pages to choose and use equipment. Do not copy the catalogue, the drawings or the pictures for resale. Do not test the site for weaknesses without asking us, or send it automated orders.',
        ),
        paragraph(
          'We would set an analytics cookie only with your consent, asked for before it is set and as easy to withdraw as to give. Today the site sets no analytics cookie, and no other cookie either: the Cookie Policy says what it keeps in your browser instead. The Privacy Policy says what we do with your personal data.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: '17. Complaints',
      blocks: [
        paragraph(
          `Write to ${company.email.shown} or call ${company.phone.shown} with your order number. If we cannot settle a consumer's complaint between us, we will name an approved alternative dispute resolution body that could deal with it and say whether we agree to use it. Free advice is available from Citizens Advice, Advice Direct Scotland or Consumerline in Northern Ireland.`,
        ),
      ],
    },
    {
      id: 'law',
      heading: '18. Law, changes and the rest',
      blocks: [
        paragraph(
          'These terms are governed by the law of England and Wales. A consumer who lives in Scotland or Northern Ireland keeps the protection of the law there and may bring a claim in the courts there. Trade customers accept the courts of England and Wales.',
        ),
        paragraph(
          'The terms that apply to an order are those shown here on the day you placed it. If a court finds one of them invalid, the others stand. Nobody but you and us can enforce the contract. We may pass it to another company only if your rights are not reduced.',
        ),
      ],
    },
    {
      id: 'cancellation-form',
      heading: 'Model cancellation form',
      blocks: [
        paragraph('Complete and return this form only if you wish to withdraw from the contract.'),
        list(
          `To ${company.legalName}, ${registeredOfficeLine}, ${company.email.shown}:`,
          'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]',
          'Ordered on [*]/received on [*]',
          'Name of consumer(s)',
          'Address of consumer(s)',
          'Signature of consumer(s) (only if this form is notified on paper)',
          'Date',
        ),
        paragraph('[*] Delete as appropriate.'),
      ],
    },
  ],
};
