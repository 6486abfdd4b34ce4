import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const glasgow: City = {
  slug: 'glasgow',
  city: 'Glasgow',
  title: 'Glasgow stairwell towers and tenement ladders',
  metaDescription: `Stairwell towers, ladders and welded steps for Glasgow tenements and Clyde yards. From Govan, up to 35 miles out, within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Stairwell towers and ladders for Glasgow tenements',
  intro: `Stairwell towers from 2.2 m to 6.2 m, triple ladders that fit through a close, and welded steps for the yards. We deliver up to 35 miles from Govan within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'For a tenement back court, buy a triple extension ladder. Everything for the rear wall has to go through the close, and ladders over about 4 m closed rarely make the turn at the foot of the stair. To paint the stair itself, choose a stairwell tower that stands on a half landing.',
    'We price each line of a quote separately, with VAT shown, so a factor can split the cost between owners. Gutters and roofs are shared by every flat on the stair, and the factor usually needs a price before work starts.',
    'Yards in Govan and Clydebank buy welded steps that hook over a frame, and treads that grip with weld dust on them. Hillhead and Bearsden jobs are more often lecture halls, glasshouses and tall villas.',
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
      text: 'Frames 0.7 m wide before stabilisers, with legs that adjust one by one to stand level across stairs and landings.',
    },
    {
      title: 'Extension ladders that fit the close',
      text: "Double and triple extension ladders, 6 to 22 rungs. Every page gives the closed length, so you can check it'll make the turn.",
    },
    {
      title: 'Platform steps for common stairs',
      text: 'Platform steps with 3 treads store under the stair; 12 treads reach a high hall ceiling.',
    },
    {
      title: 'Combination ladders for stairs',
      text: 'Set the short leg up the stair and the long leg down. Combination ladders start at 3x6 for a landing and go up to 3x14 for the gable.',
    },
    {
      title: 'Load ratings for yard work',
      text: 'Standard ladders take 150 kg. Heavy-duty steps take 225 kg, enough for a plater in full kit with a grinder.',
    },
    {
      title: 'Quotes a factor can split',
      text: `Every line priced separately with VAT shown. We'll reply to bulk requests within ${claims.quoteWorkingDays} working days.`,
    },
  ],
  projects: [
    {
      title: 'Close redecoration, sixteen stairs',
      client: 'Housing association contractor',
      location: 'Dennistoun',
      description:
        'Five stairwell towers at 4.2 m, shared by two squads working stair by stair down three streets.',
      completed: 'Completed May 2025, with residents using the stairs throughout',
    },
    {
      title: 'Hull outfitting steps',
      client: 'Marine fabrication yard',
      location: 'Govan',
      description:
        'Fourteen 60° welded machine steps, each with a second handrail, and thirty hop-ups for work inside the tanks.',
      completed: 'Completed September 2024, before the block was lifted',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        "Every tower I've hired got stuck at the first half landing. These went up in four carries and nobody chipped a tile.",
      author: 'Stuart Gemmill',
      company: 'Painting contractor',
      address: 'Dennistoun, Glasgow',
      project: 'Close redecoration, sixteen stairs',
    },
    {
      stars: 5,
      quote:
        'The quote came split the way I asked for it. Eight owners, eight shares, no arguments.',
      author: 'Moira Laidlaw',
      company: 'Property factor',
      address: 'Shawlands, Glasgow',
      project: 'Rear gutter renewal',
    },
  ],
  faqs: [
    {
      question: 'Will my ladder go through the close?',
      answer:
        "Measure three things: the close width, the headroom under the first flight and the diagonal at the back door. If the ladder is longer than that diagonal when closed, it won't go. Isla has the closed length of every model to hand.",
    },
    {
      question: 'Do you deliver in the Low Emission Zone?',
      answer:
        'Yes, our vehicles can enter it. Check your own van: the Glasgow zone has no daily fee, so an older vehicle gets a penalty instead. It applies all day, every day.',
    },
    {
      question: 'Can I leave a tower on the pavement in Partick overnight?',
      answer:
        "Not without the council's permission. It will ask about lighting and a clear width for prams and wheelchairs. Most trades take the tower down and store it in the close, so a folding tower makes sense.",
    },
    {
      question: 'Is my tenement listed, and does it matter?',
      answer:
        'Search the national register for free: buildings in Scotland are category A, B or C. You can still use a ladder, but you may need consent to drill a tie into the sandstone. Use a wide stand-off or a freestanding tower instead.',
    },
    {
      question: 'Does delivery to Paisley or Loch Lomond cost more?',
      answer:
        "Not to Paisley, Clydebank or Rutherglen. There's a surcharge for island and Highland postcodes and some of the far Argyll ones. We'll agree the delivery cost with you before dispatch, or refund you in full.",
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
    bio: 'Isla comes from a family of slaters and grew up in a Maryhill tenement, so she knows what fits through a close.',
  },
  nearby: ['edinburgh', 'newcastle'],
};
