import type { PostalAddress } from '../../server/database/schema.ts';
import type { Random } from './random.ts';

/** A made-up buyer, whose email address can never receive mail. */
export type DemoBuyer = {
  name: string;
  email: string;
  phone: string;
  company: string | null;
  address: PostalAddress;
};

const firstNames =
  'Aisha Alan Amir Anna Ben Bethan Callum Cara Chris Daniel Dawn Ellie Emeka Fiona Gareth Grace Hamza Hannah Ian Imogen Jack Jade Karen Kofi Leanne Liam Maya Megan Nadia Neil Olivia Owen Priya Rhys Rosa Sam Sian Tariq Tom Zoë'.split(
    ' ',
  );
const lastNames =
  "Abara Ashdown Barlow Birkett Brannigan Calloway Dacre Eckersley Fenwick Garside Hallam Hussain Iveson Jessop Kaye Lowther Mistry Napier O'Dowd Okoro Pemberton Quayle Radcliffe Sandhu Tarrant Underhill Varley Wadsworth Yelland Zielinski".split(
    ' ',
  );
const firmNames =
  'Alderbeck Brackenfold Cinderhill Dunmarsh Eastgarth Fallowfen Greystoop Harrowdene Inglefold Kestrelbank Larkmoss Millrace Northgarth Oakenclough Pendlewick Quarrygate Ravenstoop Slatebeck Thornfold Wharfeside'.split(
    ' ',
  );
const trades = [
  'Electrical',
  'Facilities',
  'Fire & Security',
  'Joinery',
  'Maintenance',
  'Mechanical Services',
  'Painting Contractors',
  'Plastering',
  'Roofing',
  'Shopfitters',
];
const endings = ['Ltd', 'Ltd', 'Ltd', '& Sons', 'Group', 'LLP'];
const streets =
  'Bobbin Candle Copperas Fettler Gantry Hopper Ironstone Kiln Lantern Plumbline Ropewalk Saddler Tenter Trestle Weft'.split(
    ' ',
  );
const streetKinds = ['Street', 'Road', 'Lane', 'Close', 'Way'];
const units = ['Unit 2', 'Unit 7', 'Unit 14', 'Gate 3', 'The Old Depot', 'Yard 5'];

/** Real postcode districts with their town; those with the most orders are repeated. */
const mainlandDistricts =
  'M17 Manchester,M17 Manchester,M30 Manchester,SK4 Stockport,LS12 Leeds,LS12 Leeds,BD4 Bradford,S9 Sheffield,L24 Liverpool,B24 Birmingham,B24 Birmingham,CV3 Coventry,NG7 Nottingham,LE4 Leicester,BS4 Bristol,CF24 Cardiff,EX2 Exeter,NR3 Norwich,RG2 Reading,MK9 Milton Keynes,NE11 Gateshead,EH14 Edinburgh,G51 Glasgow,AB12 Aberdeen,HU3 Hull,PR2 Preston,YO30 York,OX4 Oxford,SO14 Southampton';
const farDistricts =
  'IV1 Inverness,PA34 Oban,KW15 Kirkwall,ZE1 Lerwick,HS1 Stornoway,BT3 Belfast,BT3 Belfast,BT48 Derry,PO30 Newport,IM1 Douglas';
const parseDistricts = (listed: string) =>
  listed.split(',').map((place) => {
    const [district = '', ...town] = place.split(' ');
    return { district, town: town.join(' ') };
  });
const [mainland, far] = [parseDistricts(mainlandDistricts), parseDistricts(farDistricts)];

/** Ofcom reserves these numbers for drama: nobody has them. */
const phonePrefixes = ['0161 496 0', '0113 496 0', '0121 496 0', '020 7946 0', '07700 900'];

/** Makes up buyers: trade accounts, which return often, and private people, who mostly do not. */
export function makeBuyers(random: Random, accounts: number): () => DemoBuyer {
  const trade = Array.from({ length: accounts }, () => makeBuyer(random, 'trade'));
  // A third of the accounts places most orders.
  const pickTradeBuyer = random.weighted(trade, (one) => 1 / (1 + (trade.indexOf(one) % 24)));
  const earlierBuyers: DemoBuyer[] = [];
  return () => {
    if (random.chance(0.62)) return pickTradeBuyer();
    const buyer =
      earlierBuyers.length > 0 && random.chance(0.12)
        ? random.pick(earlierBuyers)
        : makeBuyer(random, 'private');
    earlierBuyers.push(buyer);
    return buyer;
  };
}

function makeBuyer(random: Random, kind: 'trade' | 'private'): DemoBuyer {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const firm = `${random.pick(firmNames)} ${random.pick(trades)}`;
  const domain =
    kind === 'trade' ? toAsciiLetters(firm) : random.pick(['post', 'mailbox', 'inbox']);
  const { district, town } = random.pick(random.chance(0.93) ? mainland : far);
  const street = `${random.between(1, 140)} ${random.pick(streets)} ${random.pick(streetKinds)}`;
  const start = random.pick(phonePrefixes);
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  const inward = `${random.between(1, 9)}${letters[random.between(0, 19)]}${letters[random.between(0, 19)]}`;
  return {
    name: `${first} ${last}`,
    email: `${toAsciiLetters(first)}.${toAsciiLetters(last)}${kind === 'trade' ? '' : random.between(1, 99)}@${domain}.example`,
    phone: `${start}${String(random.between(0, 999)).padStart(3, '0')}`,
    company: kind === 'trade' ? `${firm} ${random.pick(endings)}` : null,
    address: {
      ...(kind === 'trade' && random.chance(0.5)
        ? { line1: random.pick(units), line2: street }
        : { line1: street }),
      town,
      postcode: `${district} ${inward}`,
      country: district.startsWith('IM') ? 'IM' : 'GB',
    },
  };
}

function toAsciiLetters(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}
