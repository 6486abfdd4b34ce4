import { withOwnerChanges } from './owner-changes.ts';

/** The company facts that the owner may change while the shop runs. */
export const companyRecord = {
  /** As it is dialled in the UK. */
  phone: '0808 157 0142',
  opens: '09:30',
  closes: '17:00',
  /** Both null if closed on Saturdays. */
  saturdayOpens: null as string | null,
  saturdayCloses: null as string | null,
  /** Weekdays on which nothing is sent, such as '2026-12-29'. Bank holidays need not be listed. */
  closedOn: [] as readonly string[],
};

/** The same with the owner's changes. */
export const ownerCompany = () => withOwnerChanges('company', companyRecord);

/** Facts about the company, in one place. Every page, email and feed reads them from here. */
export const company = {
  name: 'Rungmoor',
  legalName: 'Rungmoor Access Ltd',
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
  registeredIn: 'England and Wales',
  registeredOffice: {
    street: '1 Example Way',
    locality: 'Trafford Park',
    town: 'Manchester',
    postcode: 'M17 0XX',
    country: 'GB',
  },
  established: 2009,
  origin: 'https://rungmoor.example',
  get phone() {
    const { phone: shown } = ownerCompany();
    const international = `+44 ${shown.slice(1)}`;
    return { shown, international, href: `tel:${international.replaceAll(' ', '')}` };
  },
  email: { shown: 'trade@rungmoor.example', href: 'mailto:trade@rungmoor.example' },
  get closedOn() {
    return ownerCompany().closedOn;
  },
} as const;

/** Figures that the owner claims for the shop. Each one needs evidence before launch: see claims.json. */
export const claims = {
  rating: 4.9,
  reviewCount: 1247,
  productReviewCount: 247,
  deliveryWorkingDays: 5,
  quoteWorkingDays: 5,
  returnDays: 14,
  standards: { towers: 'BS EN 1004', ladders: 'BS EN 131' },
} as const;

const office = company.registeredOffice;

/** The registered office on one line, as the law requires it to be shown. */
export const registeredOfficeLine = `${office.street}, ${office.locality}, ${office.town} ${office.postcode}`;
