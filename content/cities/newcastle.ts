import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const newcastle: City = {
  slug: 'newcastle',
  city: 'Newcastle',
  title: 'Newcastle yard towers and Tyneside flat ladders',
  metaDescription: `Fabrication-shed towers, GRP steps and ladders for Newcastle, Gateshead and the coast. From Byker to site in ${claims.deliveryWorkingDays} working days.`,
  headline: 'Newcastle access, from river yard to roof line',
  intro: `Jackets and modules on the north bank, curved stone on Grey Street, pairs of front doors from Heaton to Benwell. Byker sends to all of them within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'Offshore fabrication at Walker and Wallsend happens in sheds tall enough to lose a church in. Indoors a mobile tower may go to a 12 m platform. Step out of the door and the limit is 8 m, with the wind off the estuary to think about. Yards buy both sets, label them apart and keep the stabilisers with the frames.',
    'Grainger Town is ashlar on a curve. Shopfront below, offices above, cornice at the top, and a bus stop where you hoped to stand. Down at the Quayside the streets drop by stair through the chares, so a delivery to the river end of a lane may be a carry from the top.',
    'The Tyneside flat looks like a terrace with twice the doors. Upstairs has its own back stair to the yard and the yard opens on a lane of bins and cables. Short triples do the rear offshoot. At Whitley Bay everything metal on the seafront wants rinsing, the castors most of all.',
  ],
  depot: {
    street: 'Unit 6, Guardrail Street',
    locality: 'Byker',
    postcode: 'NE6 0XV',
    geo: { lat: 54.974, lng: -1.574 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {
    rating: 4.9,
    reviewCount: 167,
    projectsCompleted: '220+',
    satisfaction: '99%',
    depotStock: { count: '140+' },
  },
  features: [
    {
      title: 'Tall towers, indoors and out',
      text: 'Full-width towers with decks to 11.7 m, marked indoor only above eight, and sets that come apart for the second gang.',
    },
    {
      title: 'Triples for the back lane',
      text: 'Yard walls in Heaton leave no room for a long double. Extension ladders run 6 rungs to 22 rungs, and three short sections beat two long.',
    },
    {
      title: 'Platform steps in module work',
      text: 'Inside a module the deckhead is low and the day is long. Platform steps at 3, 4 or 5 treads suit it; 12 treads is the tallest.',
    },
    {
      title: 'Combination ladders for lettings',
      text: 'Agents with forty flats keep two combination ladders: a 3x6 in the car for smoke alarms, a 3x14 in the lock-up for roofs.',
    },
    {
      title: 'GRP near switchgear',
      text: 'GRP steps and rung ladders for test bays and substations. They cut the risk; isolating the supply is still your first move.',
    },
    {
      title: 'The number on the label',
      text: 'A rigger in kit is no lightweight. 150 kg for ladders and podiums, 225 kg for heavy-duty steps, printed where you can read it.',
    },
  ],
  projects: [
    {
      title: 'Module paint hall',
      client: 'Offshore fabricator',
      location: 'Walker riverside',
      description:
        'Six 500 AGR towers, four of them with 9.7 m platforms for indoor use, plus a stock of spare braces and toeboards.',
      completed: 'Completed April 2025, ready for load-out on the spring tide',
    },
    {
      title: 'Crescent front, stone cleaning',
      client: 'Stonework contractor',
      location: 'Grainger Town',
      description:
        'Two 250 standard towers at 7.7 m, tied in as they rose and kept inside a hoarding, moved along the curve a bay a day.',
      completed: 'Completed July 2024, in dry mornings only',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'They would not sell us the 9.7 for the quay apron and told us why. Fair enough. We took the 7.7 and tied it in.',
      author: 'Dawn Ridsdale',
      company: 'Offshore fabricator',
      address: 'Walker, Newcastle',
      project: 'Module paint hall',
    },
    {
      stars: 5,
      quote:
        'My lane is nine foot wide and full of wheelie bins. Lorna said triple, twelve rung, leave the big one in the shop. She was right.',
      author: 'Kyle Featherby',
      company: 'Roofing contractor',
      address: 'Heaton, Newcastle',
      project: 'Offshoot roofs on a Tyneside terrace',
    },
  ],
  faqs: [
    {
      question: 'Does the Clean Air Zone cover the bridges?',
      answer:
        'It takes in the city centre and reaches on to the bridges that lead into it. Older vans, lorries, buses and taxis are charged, private cars are not. Our lorry is our affair. With an old van of your own and a Gateshead job, go round by the A1 or the Tyne Tunnel.',
    },
    {
      question: 'What height may a tower be on the quay?',
      answer:
        'Outdoors, a standard mobile tower stops at an 8 m platform, and the wind often stops it sooner. Under a closed roof it may reach 12 m. A shed with both doors open counts as outdoors for anyone sensible.',
    },
    {
      question: 'Can you deliver to the bottom of a Quayside chare?',
      answer:
        'We bring it to where the vehicle can stop, at the top or on the quay. Stepped lanes are a carry, so tell us what your crew can manage and we will choose frames and lengths to match.',
    },
    {
      question: 'Which ladder for the rear of a Tyneside flat?',
      answer:
        'Measure the yard from wall to wall. Divide the height you lean at by four: that is how far out the foot must stand. If the yard is shorter, a triple will not save you. A one-man tower will only where the yard takes its stabilisers: 2.2 m and up.',
    },
    {
      question: 'Is the Byker estate listed, and does that change anything?',
      answer:
        'The Byker Wall redevelopment is listed. Cleaning or relamping from free-standing kit is fine. Fixing anything to timber balconies or brick is a question for the landlord and the council before it is a question for us.',
    },
  ],
  areas: [
    'Byker',
    'Jesmond',
    'Gosforth',
    'Heaton',
    'Walker',
    'Fenham',
    'Benwell',
    'Gateshead',
    'Wallsend',
    'Kenton',
    'Killingworth',
    'Whitley Bay',
  ],
  manager: {
    name: 'Lorna Hedworth',
    role: 'Depot manager, Tyneside',
    yearsOfExperience: 15,
    bio: 'Lorna came from scaffold design in a Wallsend yard. She can tell by the second sentence whether you mean platform height or working height.',
  },
  nearby: ['leeds', 'edinburgh', 'glasgow'],
};
