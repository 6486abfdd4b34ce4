import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const glasgow: City = {
  slug: 'glasgow',
  city: 'Glasgow',
  title: 'Glasgow tenement ladders and stairwell towers',
  metaDescription: `Stairwell towers, ladders and yard platforms for Glasgow tenements and the Clyde. From Govan, 35 miles around, in ${claims.deliveryWorkingDays} working days.`,
  headline: 'Up the close: access equipment for Glasgow',
  intro: `Red sandstone and four flights of stair, or a hull on the Clyde and forty feet of plate. From Govan we reach 35 miles in ${claims.deliveryWorkingDays} working days, and we know what fits through a close.`,
  descriptions: [
    'A Glasgow tenement is entered by the close: a tiled passage, a stair that winds or doglegs to the top landing, and a back door to the court. Everything for the rear wall goes through it. Extension ladders over about four metres closed rarely take the turn at the foot, so back-court roofers buy triples, and painters buy stairwell towers made for a half landing.',
    'Who pays is its own trade. Gutters and roofs are shared by every flat in the stair, and the factor wants the job priced before anyone climbs. We set out quotes line by line so they can be split among eight owners without a phone call.',
    'Govan and Clydebank are steel, not stone. Yard work means deck steps inside a hull, welded steps that hook over a frame, and treads that grip with weld dust on them. Hillhead and Bearsden then bring lecture halls, glass-roofed winter gardens and villas with a turret on the corner.',
  ],
  depot: {
    street: 'Unit 9, Trestle Street',
    locality: 'Govan',
    postcode: 'G51 0XV',
    geo: { lat: 55.861, lng: -4.322 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  radiusMiles: 35,
  stats: {
    rating: 4.9,
    reviewCount: 198,
    projectsCompleted: '290+',
    satisfaction: '98%',
    depotStock: { count: '170+' },
  },
  features: [
    {
      title: 'Stairwell towers',
      text: 'A frame 0.7 m wide before its stabilisers, with legs that adjust one by one, for painting a close from half landing to cupola without a plank in sight.',
    },
    {
      title: 'Extension ladders that make the turn',
      text: 'Doubles and triples, 6 rungs to 22. Closed length stands in the specifications of each, since that decides whether an extension ladder sees the back court.',
    },
    {
      title: 'Platform steps for common stairs',
      text: 'High cupboards, cornices, skylight winches. Platform steps with 3 treads live under the stair, 12 treads reach a hall ceiling.',
    },
    {
      title: 'Combination ladders, stair-set',
      text: 'Set short leg up, long leg down. From a 3x6 for a landing to a 3x14 for the gable, a combination ladder earns its keep in a tenement.',
    },
    {
      title: 'Yard-grade loads',
      text: 'Standard ladders: 150 kg. Heavy-duty steps: 225 kg, for a plater in full leathers with a grinder.',
    },
    {
      title: 'Quotes a factor can split',
      text: `Each line priced apart, VAT shown, valid long enough for the owners to vote. Bulk requests are answered within ${claims.quoteWorkingDays} working days.`,
    },
  ],
  projects: [
    {
      title: 'Close redecoration, sixteen stairs',
      client: 'Housing association contractor',
      location: 'Dennistoun',
      description:
        'Five stairwell towers at 4.2 m, shared by two squads that leapfrogged from stair to stair down three streets.',
      completed: 'Completed May 2025, residents passed underneath throughout',
    },
    {
      title: 'Hull outfitting steps',
      client: 'Marine fabrication yard',
      location: 'Govan',
      description:
        'Fourteen welded machine steps at 60 degrees, the second handrail ordered with every one, and thirty hop-ups for work inside the tanks.',
      completed: 'Completed September 2024, before the block was lifted',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Every tower I ever hired stuck at the first half landing. These went up the dogleg in four carries and nobody chipped a wally tile.',
      author: 'Stuart Gemmill',
      company: 'Painting contractor',
      address: 'Dennistoun, Glasgow',
      project: 'Close redecoration, sixteen stairs',
    },
    {
      stars: 5,
      quote:
        'The quote came split the way I asked. Eight owners, eight shares, no arguments. First time in my career.',
      author: 'Moira Laidlaw',
      company: 'Property factor',
      address: 'Shawlands, Glasgow',
      project: 'Rear gutter renewal',
    },
  ],
  faqs: [
    {
      question: 'Will it go through the close?',
      answer:
        'Take three measurements: close width, headroom under the first flight, and the diagonal at the back door. A ladder longer than that diagonal stays in the street. Isla keeps the closed length of every model beside her phone.',
    },
    {
      question: 'Does the Low Emission Zone stop you delivering in the centre?',
      answer:
        'No, our vehicles come in. Mind your own: the Glasgow zone works by penalty, not a daily fee, so an older van that enters is fined rather than charged. It runs all day, every day.',
    },
    {
      question: 'Can I leave a tower on the pavement in Partick overnight?',
      answer:
        'Not without permission from the council as roads authority, which will ask about lighting and a clear width for prams and wheelchairs. Most trades take it down and bring it into the close, another reason to choose a folding one.',
    },
    {
      question: 'Is my tenement listed, and does it matter?',
      answer:
        'In Scotland buildings are category A, B or C, and the national register is free to search. It does not stop you using a ladder. It can stop you drilling a tie into sandstone, so use a stand-off that spreads the load, or a free-standing tower.',
    },
    {
      question: 'Do Paisley and Loch Lomondside cost more to reach?',
      answer:
        'Paisley, Clydebank and Rutherglen do not. A surcharge begins further out, with island and Highland postcodes and some of the far Argyll ones. There we write to you about carriage before anything is sent, and if you would rather not pay it you get all your money back.',
    },
  ],
  areas: [
    'Govan',
    'Partick',
    'Hillhead',
    'Dennistoun',
    'Shawlands',
    'Easterhouse',
    'Maryhill',
    'Pollok',
    'Rutherglen',
    'Clydebank',
    'Bearsden',
    'Paisley',
  ],
  manager: {
    name: 'Isla Carnduff',
    role: 'Depot manager, west of Scotland',
    yearsOfExperience: 16,
    bio: 'Third-generation slater, first to get paid for staying on the ground. Isla grew up in a Maryhill close and has carried a ladder through most of the others.',
  },
  nearby: ['edinburgh', 'newcastle'],
};
