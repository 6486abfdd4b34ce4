import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const bristol: City = {
  slug: 'bristol',
  city: 'Bristol',
  title: 'Bristol access platforms, ladders and dock steps',
  metaDescription:
    'Hangar steps, tanker ladders and hill-proof ladders from Avonmouth, 30 miles around Bristol: port, Filton and Clifton alike.',
  headline: 'Bristol access, from the docks up to Clifton',
  intro: `Tankers at Avonmouth, wings at Filton, five-storey terraces on a slope in between. We work 30 miles around Bristol and deliver in ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'Avonmouth is sheds, silos and tank farms on flat ground with weather straight up the Channel. Drivers climb tankers there every hour of the day, often with nothing round them but sky. Caged tanker ladders with jackscrew feet, lorry steps and loading-bay platforms make up much of what we send down the road.',
    'At Filton the enemy is the dropped bolt. Hangar teams want welded decks with no loose pins, rubber where metal could touch a skin, and a full count of parts. Curved surfaces need a platform that comes in under the wing, so order by deck height, not by ladder length.',
    'Clifton, Redland and Totterdown stand on hills. Georgian fronts rise from basement areas behind railings, rear gardens fall away a full storey, and hardly any doorstep is level. Levellers, towers on adjustable legs and a good look at the slope come before any talk of reach.',
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
      text: 'Caged ladders on jackscrews and wide lorry steps, so that nobody climbs a wet barrel by its own rungs.',
    },
    {
      title: 'Hangar-ready decks',
      text: 'Welded steps and fully decked towers with every part listed for the tool control board. Pad the edges that face a skin.',
    },
    {
      title: 'Extension ladders for hillsides',
      text: 'An extension ladder of 22 rungs looks long until the garden drops 3 m. Smaller ones begin at 6. The 100, 300 and 900 take a leveller on the uneven side.',
    },
    {
      title: 'Platform steps in every bay',
      text: 'Three treads at a packing bench, twelve at a racking sign: platform steps of 3 to 12 treads stop staff standing on pallets.',
    },
    {
      title: 'Combination ladders on steps',
      text: 'Basement areas come with stairs. A combination ladder, smallest 3x6, largest 3x14, lets one side sit two steps down.',
    },
    {
      title: 'Honest load figures',
      text: 'The figure is you plus everything you hold: 150 kg on the standard ranges, 225 kg on heavy-duty steps for dockside fitters.',
    },
  ],
  projects: [
    {
      title: 'Tank farm loading gantry',
      client: 'Bulk liquids terminal',
      location: 'Avonmouth',
      description:
        'Four tanker ladders with guard cages and jackscrew levelling, and six lorry access steps for the curtain-side bays.',
      completed: 'Completed June 2025, bay by bay with no berth closed',
    },
    {
      title: 'Wing inspection platforms',
      client: 'Aerospace maintenance contractor',
      location: 'Filton',
      description:
        'Nine double-sided mobile steps of 10 treads padded by the hangar team, and two industrial deck towers at 3.7 m.',
      completed: 'Completed December 2024, every fitting accounted for',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'My drivers moaned for a week, then asked why we had not bought caged ladders ten years ago. The screw feet sort our sloping bay.',
      author: 'Colin Yeo',
      company: 'Bulk haulage yard',
      address: 'Avonmouth, Bristol',
      project: 'Tank farm loading gantry',
    },
    {
      stars: 5,
      quote:
        'Four-storey front, railings, and a hill. Josie asked for a picture of the pavement before she asked the height. That told me plenty.',
      author: 'Leanne Tuckwell',
      company: 'Sash window restorer',
      address: 'Clifton, Bristol',
      project: 'Terrace window repairs',
    },
  ],
  faqs: [
    {
      question: "Does Bristol's Clean Air Zone matter for my delivery?",
      answer:
        'Our depot is well outside it and the zone covers only the middle of the city, so your price stays put. For the van you drive to the job: older vehicles of any size can be charged, cars included.',
    },
    {
      question: 'Can your lorry enter the port?',
      answer:
        'Yes with notice. Port areas check identity at the gate, so send us the berth or shed, a contact inside and any booking number. Drivers carry photo identity and wear what the terminal asks for.',
    },
    {
      question: 'How do I stand a ladder on a Clifton slope?',
      answer:
        'Level the feet, not the ladder: a ratchet leveller with its pin home on the low side, base bar on, and a person at the foot. Past a gentle slope, or across setts, move to a tower with adjustable legs. Never prop with slate.',
    },
    {
      question: 'What do aircraft teams need to tell you?',
      answer:
        'Deck height, how close the platform must come, floor loading, and whether parts must be tethered. None of our decks reaches out past its own base. Say if solvents are used, because that decides the feet.',
    },
    {
      question: 'Is salt air a reason to avoid aluminium?',
      answer:
        'In Portishead and Avonmouth it is a reason to rinse it. Aluminium dulls but lasts. Steel pins, springs and castors go first, so check those when you check the rungs and order spares before winter.',
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
    bio: 'Josie drove a fuel tanker out of Avonmouth and knows what a wet barrel feels like in January. She sells lorry access the way others sell seat belts.',
  },
  nearby: ['cardiff', 'southampton'],
};
