import { claims, company, registeredOfficeLine } from '../company.ts';
import { cutOffHour, sizeName } from '../delivery.ts';
import { loads, mainland, notServed, palletKilograms, zones } from '../delivery-zones.ts';
import { openingHours } from '../opening-hours.ts';
import { returnBeyondMainland, returnCosts } from '../returns.ts';
import { type LegalDocument, list, section, table } from './document.ts';
import { sellerAddress, sellerDisclosure } from './seller.ts';

const wholePounds = (pence: number): string => `£${pence / 100}`;
const rate = (pence: number): string => (pence === 0 ? 'Included' : wholePounds(pence));

const expressZones = zones.flatMap((zone) =>
  zone.express ? [{ ...zone, ...zone.express, name: `Express, ${zone.name}` }] : [],
);

/** The delivery table as the checkout charges it. */
const deliveryTable = table(
  'Delivery of a whole order, including VAT',
  ['Area', sizeName(0), sizeName(1), sizeName(2), 'Within'],
  [...zones.toReversed(), ...expressZones].map(({ name, postcodes, rates, workingDays }) => [
    name === mainland.name
      ? `${name} (all other postcodes)`
      : `${name} (${postcodes.replaceAll(' ', ', ')})`,
    ...rates.map(rate),
    workingDays === 1 ? 'Next working day' : `${workingDays} working days`,
  ]),
);

const listOf = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Empty if no zone has an express rate. */
const expressTerms = expressZones
  .slice(0, 1)
  .map(
    () =>
      `Where the table has an express rate you can choose it in your cart. Orders placed before ${cutOffHour} on a working day count from that day, later ones from the next working day.`,
  );

export const terms: LegalDocument = {
  title: 'Terms & Conditions',
  lastUpdated: 'Last updated: 20th August 2025',
  metaDescription: `Terms of sale of ${company.legalName}: prices and VAT, delivery, ${claims.returnDays}-day cancellation, faulty goods, trade orders.`,
  summary: `These are the terms on which we sell to you. Consumers have ${claims.returnDays} days to change their mind; trade buyers should read section 12 before ordering.`,
  sections: [
    section(
      'seller',
      '1. Who you are buying from',
      sellerDisclosure,
      sellerAddress,
      `The office is open ${openingHours().shown}. ${openingHours().saturday}, and closed on Sundays and public holidays.`,
      'In these terms a consumer is a person buying mainly for purposes outside their trade, business, craft or profession. Everyone else is a trade customer. The terms apply to both unless a section says otherwise.',
    ),
    section(
      'adults',
      '2. Adults only',
      "This shop is for adults. You must be 18 or over to order, ask for a quote or send us your details. If you order for a company, you confirm that you're allowed to order on its behalf.",
    ),
    section(
      'products',
      '3. Product information',
      "Heights, widths and lengths on product pages are nominal sizes in metres. For an adjustable product, the height shown is the top of its range. Working height is 2 m above the platform or, where there isn't one, above the highest place to stand. It assumes a person about 1.75 m tall reaching up. It is a guide for choosing a size, not a rating.",
      'The load rating is the maximum total load: the person, their clothing, tools and materials together. Each product page gives the standard that applies to that product. Drawings are to scale; pictures may show another size in the same range.',
      "A manufacturer may change a fitting or finish. If a change affects size, load rating, standard or compatibility, we'll ask you before we send the goods.",
    ),
    section(
      'prices',
      '4. Prices, VAT and payment',
      "Prices are in pounds sterling and include VAT unless stated otherwise. The VAT switch in the header shows the same prices without VAT for trade buyers. What you pay at checkout always includes VAT. We'll send a VAT invoice on request.",
      'You pay by card when you order. Payment is taken on a page run by Stripe, our payment provider, so your card number never reaches our website or our staff.',
      'If a price is obviously wrong and you could reasonably have seen that it was a mistake, we may cancel the order and refund you in full. We will not ask you to pay the difference without your agreement.',
    ),
    section(
      'ordering',
      '5. How an order becomes a contract',
      list(
        'You add products to your cart and check the list. You can change quantities or remove products at any time before you pay.',
        'You go to checkout, enter your address and card details, and confirm. This is your offer to buy.',
        'We confirm the order by email without delay. That email is our acceptance, and the contract is made when we send it.',
      ),
      "If we can't accept an order, for example because the last item was damaged in the warehouse, we'll tell you and refund you in full. The contract is in English. We keep a record of it with your order number; keep the confirmation email as your copy.",
    ),
    section(
      'delivery',
      '6. Delivery',
      `We deliver across the UK within the working days in the table below, counted from the day after your order, unless our email gives another date. On the UK mainland that is ${claims.deliveryWorkingDays} working days. Working days are Monday to Friday, except bank holidays in England and Wales. If we miss the date, a consumer may set a new one that is fair in the circumstances and, if we miss that too, cancel and be refunded in full. If you told us that the date was essential, you may cancel straight away.`,
      `Standard delivery to the UK mainland is included in the price. Other areas pay the charge in the table, once for the whole order. Its longest piece and its total weight decide the size; over ${palletKilograms.toLocaleString('en-GB')} kg the charge is taken again for each further ${palletKilograms.toLocaleString('en-GB')} kg begun. Enter your postcode on a product page or in your cart to see the price and the day before you pay.`,
      deliveryTable,
      ...expressTerms,
      `If the address you give at checkout lies in an area that costs more than you paid, we'll tell you the difference by email and accept your order once you've agreed it. If you don't agree, we'll refund you in full. We have no online price for ${listOf(notServed.map(({ name }) => name))}: call ${company.phone.shown}.`,
      `Items over about ${loads.longMetres} m come on a long vehicle and are left at the kerb. Please have two people ready to unload. For an item over ${loads.heavyKilograms} kg, have a forklift or as many people as its weight needs. Tell us about width limits, height barriers or timed access in the delivery notes at checkout, or by reply to your confirmation email.`,
      'Count the packages and check for damage before you sign. If you can\'t check, write "not checked" on the note. For a consumer this makes a claim simpler to settle but is not a condition of it. Trade customers: see section 12.',
    ),
    section(
      'risk',
      '7. Risk and ownership',
      'Goods are at our risk until they are delivered to you or to someone you named to receive them. If you send your own carrier, the risk passes to you when they collect. The goods become yours when they are delivered and paid for in full.',
    ),
    section(
      'cancel',
      `8. Your ${claims.returnDays} days to cancel (consumers)`,
      `Under the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 you may cancel an order within ${claims.returnDays} days without giving a reason. The period ends ${claims.returnDays} days after the day on which you, or someone you named, received the goods. If one order arrives in several deliveries, it runs from the last.`,
      "To cancel, tell us clearly by email, letter or phone. You can use the model form at the end of this page, but you don't have to. You only need to send your message before the period ends. We'll confirm by email that we have it.",
      "The right does not apply to goods made to your specification, such as steps welded to a height you gave us. We'll tell you before you order them.",
    ),
    section(
      'returns',
      '9. Returns and refunds',
      `Send the goods back within ${claims.returnDays} days of telling us you're cancelling, unless we have offered to collect them. You pay the direct cost of returning them. Long and heavy goods can't be posted, so these are our estimates of the most a return will cost from the UK mainland:`,
      table(
        'Return delivery, estimated maximum including VAT',
        ['Size', 'At most'],
        returnCosts.map(({ load, most }) => [load, wholePounds(most)]),
      ),
      returnBeyondMainland,
      `We inspect the goods when they are back with us and refund you within ${claims.returnDays} days of that inspection. A consumer is never refunded later than the law allows: ${claims.returnDays} days after the goods reach us or, if sooner, after you show us that you have sent them. If you cancel before we send anything, or if we have offered to collect the goods, it is ${claims.returnDays} days after you tell us.`,
      'The refund includes what you paid for standard delivery, but not the extra cost of express, and goes to the card you paid with, at no cost to you. We may deduct the loss in value if you handled the goods more than you needed to check them. You can open the pack and set a ladder up indoors. If you use it for work, we may deduct from the refund.',
    ),
    section(
      'faulty',
      '10. If something is wrong with the goods (consumers)',
      'Under the Consumer Rights Act 2015 goods must be of satisfactory quality, fit for purpose and as described. If they are not:',
      list(
        'within 30 days of receiving them you may reject them and be refunded in full;',
        'after that you may ask us to repair or replace them, free of charge and without significant inconvenience;',
        'if a repair or replacement is impossible, or the first one fails, you may keep the goods at a reduced price or reject them;',
        'in the first six months a fault is taken to have been there on delivery unless we show otherwise.',
      ),
      'You can claim in court for up to six years after delivery in England, Wales and Northern Ireland, or up to five years in Scotland. We pay for the return of faulty goods. Stop using anything you think is damaged and send us a photo of it and its label.',
    ),
    section(
      'guarantee',
      '11. Quality guarantee',
      "Our quality guarantee covers manufacturing defects, such as a failed weld, a bent stile or a lock that doesn't lock, for the period printed in the instructions supplied with the product. It applies in the United Kingdom. We'll repair or replace the part, or refund it if we can do neither.",
      `It does not cover wear to feet, castors and ropes, damage in use, alterations, or towers built with another manufacturer's components. To claim, email ${company.email.shown} or write to ${company.legalName}, ${registeredOfficeLine}, with your order number. The guarantee is free and doesn't affect your legal rights.`,
    ),
    section(
      'trade',
      '12. Trade customers',
      list(
        `The statutory right to cancel in section 8 is for consumers. We accept unused goods from trade customers within ${claims.returnDays} days of delivery if you ask first, in their packaging and fit to be sold as new. You pay for the return.`,
        'Report missing items or visible damage within 3 working days of delivery, and a hidden defect within 14 days of finding it.',
        'The goods remain ours until we have been paid in full. Until then keep them identifiable and insured.',
        'Trade prices and volume discounts apply to the quote or order they were given for.',
        'On invoices agreed in writing we may charge interest under the Late Payment of Commercial Debts (Interest) Act 1998.',
        'The terms that the Sale of Goods Act 1979 implies on title, description and quality apply. Except as section 15 says, we are not liable to a trade customer for loss of profit, hire charges, contract penalties or other indirect loss, and our liability for an order is limited to its price.',
      ),
    ),
    section(
      'quotes',
      '13. Bulk quotes',
      `We'll reply to a bulk quote request in writing within ${claims.quoteWorkingDays} working days. A quote says what it covers, where we'll deliver and how long it is valid. It is an invitation to order and doesn't reserve stock.`,
    ),
    section(
      'use',
      '14. Safe use',
      'Read the instructions supplied before first use and keep them with the equipment. Towers must be built to their manual by competent people, and never with components from two manufacturers. Employers have duties under the Work at Height Regulations 2005 and the Provision and Use of Work Equipment Regulations 1998; our advice on choosing a size does not replace your own assessment of the job.',
      "GRP stiles don't conduct electricity, but they are not approval for live working. Isolate the supply.",
    ),
    section(
      'liability',
      '15. Our liability',
      'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, for defective products under the Consumer Protection Act 1987, or for anything else the law does not allow us to limit. To consumers we are liable for loss that is a foreseeable result of our breaking the contract or failing to use reasonable care. We are not liable for delay caused by events outside our reasonable control, provided that we tell you and do what we can; if the delay is long you may cancel and be refunded.',
    ),
    section(
      'site',
      '16. Using this website, and cookies',
      'You may read, print and share these pages to choose and use equipment. Do not copy the catalogue, drawings or pictures for resale. Do not test the site for weaknesses without asking us, or send automated orders.',
      'We would set an analytics cookie only with your consent, asked for before it is set and as easy to withdraw as to give. At present the site sets no analytics cookie, and no other cookie either: the Cookie Policy lists what it stores in your browser instead. The Privacy Policy explains what we do with your personal data.',
    ),
    section(
      'complaints',
      '17. Complaints',
      `Email ${company.email.shown} or call ${company.phone.shown} with your order number. If we can't settle a consumer's complaint between us, we'll name an approved alternative dispute resolution body that could deal with it and tell you whether we agree to use it. Free advice is available from Citizens Advice, Advice Direct Scotland or Consumerline in Northern Ireland.`,
    ),
    section(
      'law',
      '18. Law and changes',
      'These terms are governed by the law of England and Wales. A consumer who lives in Scotland or Northern Ireland keeps the protection of the law there and may bring a claim in the courts there. Trade customers accept the courts of England and Wales.',
      'The terms that apply to an order are those shown here on the day you placed it. If a court finds one of them invalid, the others stand. Nobody but you and us can enforce the contract. We may pass it to another company only if your rights are not reduced.',
    ),
    section(
      'cancellation-form',
      'Model cancellation form',
      'Complete and return this form only if you wish to withdraw from the contract.',
      list(
        `To ${company.legalName}, ${registeredOfficeLine}, ${company.email.shown}:`,
        'I/We [*] hereby give notice that I/We [*] cancel my/our [*] contract of sale of the following goods [*]',
        'Ordered on [*]/received on [*]',
        'Name of consumer(s)',
        'Address of consumer(s)',
        'Signature of consumer(s) (only if this form is notified on paper)',
        'Date',
      ),
      '[*] Delete as appropriate.',
    ),
  ],
};
