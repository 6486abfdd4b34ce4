/** Facts about the company, said once. Everything a page, a mail or a feed says of us is read from here. */
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
  phone: { shown: '0808 157 0142', href: 'tel:+448081570142', international: '+44 808 157 0142' },
  email: { shown: 'trade@rungmoor.example', href: 'mailto:trade@rungmoor.example' },
  hours: {
    shown: 'Monday-Friday 9:30am-5pm',
    saturday: 'Saturday closed',
    schema: ['Mo-Fr 09:30-17:00'],
    /** Weekdays on which nothing is sent, such as '2026-12-29'. Bank holidays are known without. */
    closedOn: [] as readonly string[],
  },
} as const;

/** Figures the owner claims of the shop. Each one needs evidence before launch: claims.json. */
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

/** The registered office on one line, as the law asks it to be shown. */
export const registeredOfficeLine = `${office.street}, ${office.locality}, ${office.town} ${office.postcode}`;
