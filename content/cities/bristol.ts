import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const bristol: City = {
  slug: 'bristol',
  city: 'Bristol',
  title: 'Bristol tanker ladders, hangar steps and towers',
  metaDescription: `Tanker ladders, hangar steps and ladders for slopes, delivered up to 30 miles around Bristol within ${claims.deliveryWorkingDays} working days: Avonmouth, Filton, Clifton.`,
  headline: 'Tanker ladders, hangar steps and towers for Bristol',
  intro: `Caged tanker ladders to 4.8 m, mobile steps for hangars and levellers for sloping streets, delivered within ${claims.deliveryWorkingDays} working days and up to 30 miles around the city.`,
  descriptions: [
    'For loading bays and tank farms in Avonmouth we supply caged tanker ladders with jackscrew feet, lorry access steps and loading-bay platforms. Drivers climb tankers here all day in wind straight up the Channel, so a guard cage round the hatch matters.',
    'Hangar teams in Filton order platforms by deck height, not ladder length. Choose welded decks with no loose pins, with every part listed so nothing is left behind. Pad any edge that could touch the aircraft.',
    'In Clifton, Redland and Totterdown, start with a ladder leveller or a tower on adjustable legs. Hardly any doorstep is level, basements sit behind railings, and some rear gardens drop a full storey. Check the slope before you choose a height.',
  ],
  depot: {
    street: 'Shed 3, Jackscrew Road',
    locality: 'Avonmouth',
    postcode: 'BS11 0XV',
    geo: { lat: 51.507, lng: -2.688 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  radiusMiles: 30,
  stats: {
    rating: 4.8,
    reviewCount: 234,
    projectsCompleted: '280+',
    satisfaction: '97%',
    depotStock: { count: '140+' },
  },
  features: [
    {
      title: 'Tanker and lorry access',
      text: 'Caged ladders on jackscrews and wide lorry steps, so nobody has to climb the vehicle itself.',
    },
    {
      title: 'Steps and decks for hangars',
      text: 'Welded steps and fully decked towers, with every part listed for tool control. Add your own padding where a deck faces the aircraft.',
    },
    {
      title: 'Extension ladders for slopes',
      text: 'Extension ladders from 6 to 22 rungs. The 100, 300 and 900 ranges take a leveller on the low side.',
    },
    {
      title: 'Platform steps for warehouses',
      text: 'Platform steps from 3 treads for a packing bench to 12 treads for a racking sign, so staff stop standing on pallets.',
    },
    {
      title: 'Combination ladders on stairs',
      text: 'Set one side two steps lower to work on basement stairs. Combination ladders run from 3x6 to 3x14.',
    },
    {
      title: 'Load ratings',
      text: 'The rating covers you and everything you carry: 150 kg on standard ranges, 225 kg on heavy-duty steps.',
    },
  ],
  projects: [
    {
      title: 'Tank farm loading gantry',
      client: 'Bulk liquids terminal',
      location: 'Avonmouth',
      description:
        'Four tanker ladders with guard cages and jackscrew feet, and six lorry access steps for the curtain-side bays.',
      completed: 'Completed June 2025, one bay at a time with no berth closed',
    },
    {
      title: 'Wing inspection platforms',
      client: 'Aerospace maintenance contractor',
      location: 'Filton',
      description:
        'Nine 10-tread double-sided mobile steps, padded by the hangar team, and two industrial deck towers at 3.7 m.',
      completed: 'Completed December 2024, every fitting accounted for',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        "My drivers moaned for a week, then asked why we hadn't bought caged ladders ten years ago. The screw feet sort out our sloping bay.",
      author: 'Colin Yeo',
      company: 'Bulk haulage yard',
      address: 'Avonmouth, Bristol',
      project: 'Tank farm loading gantry',
    },
    {
      stars: 5,
      quote:
        'Four-storey front, railings and a hill. Josie asked for a photo of the pavement before she asked about the height, and got it right first time.',
      author: 'Leanne Tuckwell',
      company: 'Sash window restorer',
      address: 'Clifton, Bristol',
      project: 'Terrace window repairs',
    },
  ],
  faqs: [
    {
      question: "Does Bristol's Clean Air Zone change my delivery price?",
      answer:
        'No. Our depot is well outside the zone, which covers only the middle of the city. If you drive to the job yourself, check your van: older vehicles of any size can be charged, cars included.',
    },
    {
      question: 'Can your lorry enter the port?',
      answer:
        'Yes, with notice. Send us the berth or shed, a contact inside and any booking number, because identity is checked at the gate. Drivers carry photo ID and wear the PPE the terminal asks for.',
    },
    {
      question: 'How do I set a ladder up on a Clifton slope?',
      answer:
        'Fit a ratchet leveller on the low side with its pin home, keep the stabiliser bar on and have someone foot the ladder. If the slope is too much for that, or on setts, use a tower with adjustable legs. Never pack the feet.',
    },
    {
      question: 'What do you need to know for aircraft work?',
      answer:
        'Tell us the deck height, how close the platform has to come, the floor loading and whether parts must be tethered. None of our decks reaches out past its base. Tell us about solvents too: they decide which feet to fit.',
    },
    {
      question: 'Is aluminium all right near the coast?',
      answer:
        'Yes, if you rinse it. In Portishead and Avonmouth salt dulls aluminium, but steel pins and castors go first. Check those when you check the rungs, and order spares before winter.',
    },
  ],
  areas: [
    'Avonmouth',
    'Bedminster',
    'Clifton',
    'Filton',
    'Kingswood',
    'Brislington',
    'Southville',
    'Redland',
    'Fishponds',
    'Horfield',
    'Keynsham',
    'Portishead',
  ],
  manager: {
    name: 'Josie Pennock',
    role: 'Depot manager, Severnside',
    yearsOfExperience: 12,
    bio: 'Josie drove a fuel tanker out of Avonmouth before she joined us. Ask her about lorry and tanker access.',
  },
  nearby: ['cardiff', 'southampton'],
};
