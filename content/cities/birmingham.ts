import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const birmingham: City = {
  slug: 'birmingham',
  city: 'Birmingham',
  title: 'Birmingham towers, ladders and machine steps',
  metaDescription: `Towers, machine steps and ladders for Birmingham rail sheds, car plants and workshops. Up to 30 miles from Aston, within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Towers and machine steps for Birmingham plants and rail sheds',
  intro: `AGR towers up to 11.7 m, welded machine steps and folding podiums, delivered within ${claims.deliveryWorkingDays} working days. From Aston we cover the West Midlands, up to 30 miles out.`,
  descriptions: [
    'An advance guardrail (AGR) tower suits the working sheds of Aston and Tyseley, because the rail is up before anyone stands on the next deck. Keep it clear of the crane rails, keep the castors off pit covers, and allow time to have it down before the shift changes.',
    'Order machine steps well before a plant shutdown: most plants stop in the same weeks in summer and at Christmas. Each machine needs its own tread count and width, so measure it in spring and give us the shutdown date when you order.',
    "Folding podiums go where long ladders won't turn: railway arches in Digbeth and narrow workshop stairs in the Jewellery Quarter. Under an arch the brickwork curves, so a straight ladder meets it halfway up.",
  ],
  depot: {
    street: 'Unit 11, Castor Court',
    locality: 'Aston',
    postcode: 'B6 0XV',
    geo: { lat: 52.504, lng: -1.883 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  radiusMiles: 30,
  stats: {},
  features: [
    {
      title: 'AGR towers',
      text: 'Advance guardrail towers in the 250 and 500 ranges, for bays where the overhead crane has to run again by 6pm.',
    },
    {
      title: 'Machine steps by tread and width',
      text: 'Welded steps at 45° or 60°. Choose the tread count and width that suit your machine.',
    },
    {
      title: 'Extension ladders by reach',
      text: 'From 6 rungs for a mezzanine to 22 for a Sutton Coldfield gable. Every extension ladder lists its safe standing height.',
    },
    {
      title: 'Platform steps for the line',
      text: 'Platform steps give fitters a flat deck to stand square on: 3 treads for a sill, 12 for a cable tray, and sizes between.',
    },
    {
      title: 'Combination ladders',
      text: 'The 3x6 fits an estate car; the 3x14 needs a roof rack. Both combination ladders can stand on split levels.',
    },
    {
      title: '150 kg or 225 kg',
      text: 'Ladders here are rated at 150 kg. Taking an air wrench and hose up with you? Choose 225 kg heavy-duty steps.',
    },
  ],
  projects: [
    {
      title: 'Carriage shed lighting, Tyseley',
      client: 'Rail electrical contractor',
      location: 'Tyseley',
      description:
        'Ten 8-tread GRP step ladders and four timber steps, signed in and out each shift so nothing was left between the tracks.',
      completed: 'Completed February 2025, over 19 nights',
    },
    {
      title: 'Press hall shutdown, Erdington',
      client: 'Mechanical maintenance contractor',
      location: 'Erdington',
      description:
        'Five industrial deck towers at 4.7 m and twelve welded machine steps, all on the floor the day the line stopped.',
      completed: 'Completed August 2024, handed back on the last Friday of shutdown',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Our shutdown is ten days and the lorry was there on day one. I used to hire steps and hope they turned up.',
      author: 'Delroy Hanbury',
      company: 'Plant maintenance contractor',
      address: 'Erdington, Birmingham',
      project: 'Press hall shutdown, Erdington',
    },
    {
      stars: 5,
      quote:
        'Four flights, one narrow door and a ceiling full of old belt drives. The folding podium went straight up and everyone wants to use it.',
      author: 'Kirsty Wyke',
      company: 'Workshop landlord',
      address: 'Jewellery Quarter, Birmingham',
      project: 'Ceiling repairs in a bench workshop',
    },
  ],
  faqs: [
    {
      question: 'Does the Clean Air Zone affect my order?',
      answer:
        'No, your price stays the same. The zone is inside the A4540 Middleway and charges the vehicle, not the goods. If you drive to a job in the centre, check your own van on GOV.UK first.',
    },
    {
      question: 'Can you deliver for a plant shutdown?',
      answer: `Yes, if you tell us the date when you order. Stock items come within ${claims.deliveryWorkingDays} working days. For machine steps, or more than one lorry load, send Harjit the shutdown dates a month ahead.`,
    },
    {
      question: 'What works under a Digbeth railway arch?',
      answer:
        "Use a podium or a short tower in the middle, where there's headroom. Near the sides the curve leaves no room to lean a ladder, so use steps with their own legs. Measure the height at the wall and at the crown.",
    },
    {
      question: 'Can I stand a ladder on a canal towpath?',
      answer:
        'Ask the Canal & River Trust first: it runs most towpaths in the city and they stay open to walkers. Expect to need barriers and someone at the foot. On cobbles, use a ladder leveller, not packing.',
    },
    {
      question: 'Can I fix a ladder bracket to a Jewellery Quarter building?',
      answer:
        "Ask the council before you drill: many buildings are listed and the quarter is a conservation area. A podium, or a stand-off with soft caps, doesn't need fixing to the wall.",
    },
  ],
  areas: [
    'Digbeth',
    'Aston',
    'Edgbaston',
    'Erdington',
    'Selly Oak',
    'Solihull',
    'Harborne',
    'Moseley',
    'Tyseley',
    'Perry Barr',
    'Kings Heath',
    'Sutton Coldfield',
  ],
  manager: {
    name: 'Harjit Dhanda',
    role: 'West Midlands depot manager',
    yearsOfExperience: 21,
    bio: 'Harjit was a toolroom fitter in Aston. Send him a machine drawing and he can size the steps from it.',
  },
  nearby: ['nottingham', 'sheffield'],
};
