import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const liverpool: City = {
  slug: 'liverpool',
  city: 'Liverpool',
  title: 'Liverpool warehouse steps, ladders and towers',
  metaDescription: `Warehouse steps, wipe-clean platforms, towers and ladders for Liverpool: Speke, Bootle, Kirkby and the Georgian Quarter. Within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Mobile steps and towers for Liverpool warehouses and docks',
  intro: `Mobile steps with platforms up to 4.8 m, aluminium and GRP platform steps, and towers that go up in a hoist, delivered from Speke within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    "Towers that break down into short parts, and folding podiums, suit the old dock warehouses. Brick vaults are too curved for a ladder to lean on and the walls are too thick to drill. During a conversion everything comes in by the builder's hoist, so check part lengths.",
    'For filling halls and labs in Speke, choose aluminium or GRP platform steps rather than timber or painted steel. They stay in the room they were cleaned for, so a site that needs six steps buys six.',
    'From Aintree to Garston, foot-lever mobile steps suit long racking aisles and trailers on dock doors. In Toxteth and the Georgian Quarter, allow for railings and doorsteps where the foot of a ladder would go.',
  ],
  depot: {
    street: 'Unit 15, Handrail Road',
    locality: 'Speke',
    postcode: 'L24 0XV',
    geo: { lat: 53.347, lng: -2.862 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {
    rating: 4.8,
    reviewCount: 186,
    projectsCompleted: '250+',
    satisfaction: '98%',
    depotStock: { count: '150+' },
  },
  features: [
    {
      title: 'Mobile steps for picking',
      text: 'Mobile steps to EN 131-7: push, drop the lever, climb. Single sided for an end aisle or double sided to serve two, one person at a time.',
    },
    {
      title: 'Wipe-clean platforms',
      text: "Aluminium and GRP steps for filling halls and labs, with replaceable feet. Tell us your disinfectant and we'll check it against the feet.",
    },
    {
      title: 'Extension ladders over railings',
      text: 'Georgian fronts need a long ladder and a stand-off. Extension ladders come with 6 to 22 rungs; the longest are rope operated.',
    },
    {
      title: 'Platform steps, 3 to 12 treads',
      text: 'Platform steps have a knee rail on three sides. On the safety rail models, 5 to 10 treads, the rail goes all round at waist height.',
    },
    {
      title: 'Combination ladders for caretakers',
      text: 'One combination ladder covers halls, stairs and flat roofs. The smallest is 3x6 and the largest 3x14.',
    },
    {
      title: 'Load ratings',
      text: 'Count boots, harness and hand tools: our ladders take 150 kg in all. For more, heavy-duty steps take 225 kg.',
    },
  ],
  projects: [
    {
      title: 'Vaulted warehouse to hotel',
      client: 'Main contractor',
      location: 'Regent Road, north docks',
      description:
        'Six one-man towers at 3.2 m and ten podium steps, hoisted in through the loading doors floor by floor.',
      completed: 'Completed March 2025, including lime plaster',
    },
    {
      title: 'Cold store pick faces',
      client: 'Food distribution centre',
      location: 'Kirkby',
      description:
        'Sixteen 8-tread slip-resistant mobile steps, two to an aisle, with spare castors kept for the freezer side.',
      completed: 'Completed August 2024, changed over in one Sunday',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Freezer floors wreck castors. Terry suggested spares with the first order and I needed them by February.',
      author: 'Paula Scarisbrick',
      company: 'Distribution centre',
      address: 'Kirkby, Liverpool',
      project: 'Cold store pick faces',
    },
    {
      stars: 5,
      quote:
        "Every part came short enough for the hoist. That's not something you want to find out 70 feet up a warehouse wall.",
      author: 'Kevin Ledsham',
      company: 'Plastering contractor',
      address: 'Bootle, Liverpool',
      project: 'Vaulted warehouse to hotel',
    },
  ],
  faqs: [
    {
      question: 'Do you deliver to the docks at Bootle and Seaforth?',
      answer:
        "Yes, to the gate or the shed, whichever the terminal allows. Working docks need a booking and a named contact, and drivers can't walk the site. Outside the fence on the dock road is a normal delivery.",
    },
    {
      question: 'Which steps are suitable for a clean room?',
      answer:
        'That depends on your own validation. We can supply aluminium or GRP instead of timber and painted steel, and replacement feet for when cleaning chemicals wear them out. Ask Terry for the materials list before you order.',
    },
    {
      question: 'How do I reach a Georgian Quarter cornice behind railings?',
      answer:
        "Use a tower on the pavement, with the council's permission. For a quick look, use a longer ladder with a stand-off and someone footing it outside the railings. Never stand a ladder on a basement step.",
    },
    {
      question: 'When does a tower have to come down for wind at the Pier Head?',
      answer:
        "When the average wind reaches 17 mph, PASMA's guidance is to stop work and take the tower down. The manual may set a lower limit. Measure the wind at the top platform, because gusts off the river are stronger there.",
    },
    {
      question: 'Should I avoid match days in Anfield or Walton?',
      answer:
        "Yes. Parking is restricted near the grounds and a long vehicle has nowhere to wait. Reply to your confirmation with the fixture and we'll choose another morning within the delivery time.",
    },
  ],
  areas: [
    'Speke',
    'Bootle',
    'Toxteth',
    'Wavertree',
    'Allerton',
    'Anfield',
    'Aintree',
    'Garston',
    'Walton',
    'Kirkby',
    'Huyton',
    'Crosby',
  ],
  manager: {
    name: 'Terry Rainford',
    role: 'Merseyside depot manager',
    yearsOfExperience: 24,
    bio: "Terry ran nights in a Garston distribution centre. He'll ask what your floor is like before he recommends castors.",
  },
  nearby: ['manchester', 'leeds'],
};
