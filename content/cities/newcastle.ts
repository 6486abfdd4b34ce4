import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const newcastle: City = {
  slug: 'newcastle',
  city: 'Newcastle',
  title: 'Newcastle access towers, ladders and GRP steps',
  metaDescription: `Tall towers for fabrication sheds, GRP steps and ladders for Newcastle, Gateshead and the coast. Delivered from Byker within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Tall towers and ladders for Newcastle yards and terraces',
  intro: `Towers with platforms to 11.7 m indoors and 7.7 m outdoors, GRP steps and short triple ladders. We deliver from Byker within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'Fabrication yards in Walker and Wallsend buy two sets of towers. Indoors, a mobile tower can have a platform at up to 12 m; outdoors the limit is 8 m, and wind off the estuary often lowers it. Label the sets and store the stabilisers with their frames.',
    'For stone fronts in Grainger Town, use a tower inside a hoarding on the pavement, with council permission. On the Quayside the lanes are stepped, so your team may have to carry a delivery from the top of the lane.',
    'A short triple extension ladder suits the rear of a Tyneside flat. The yard opens on to a back lane with bins and cables, so long sections are hard to turn. At Whitley Bay, rinse anything metal after use, castors first.',
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
      text: 'Full-width towers with platforms to 11.7 m. Anything over 8 m is marked for indoor use only.',
    },
    {
      title: 'Triple ladders for back lanes',
      text: 'Small yards leave no room for a long double. Extension ladders run from 6 rungs to 22 rungs; triples have the shortest sections.',
    },
    {
      title: 'Platform steps for module work',
      text: 'Inside a module, low platform steps with 3, 4 or 5 treads suit the headroom. The tallest have 12 treads.',
    },
    {
      title: 'Combination ladders for lettings',
      text: 'Keep a 3x6 combination ladder in the car for smoke alarms and a 3x14 in the lock-up for roofs.',
    },
    {
      title: 'GRP near switchgear',
      text: 'GRP steps and rung ladders for test bays and substations. They reduce the risk, but isolate the supply first.',
    },
    {
      title: 'Load ratings',
      text: 'Count tools and harness too. Ladders and podiums take 150 kg and heavy-duty steps 225 kg, as printed on the label.',
    },
  ],
  projects: [
    {
      title: 'Module paint hall',
      client: 'Offshore fabricator',
      location: 'Walker riverside',
      description:
        'Six 500 AGR towers, four of them with 9.7 m platforms for indoor use, plus spare braces and toeboards.',
      completed: 'Completed April 2025, ready for load-out on the spring tide',
    },
    {
      title: 'Crescent front, stone cleaning',
      client: 'Stonework contractor',
      location: 'Grainger Town',
      description:
        'Two 250 standard towers at 7.7 m, tied in as they rose, behind a hoarding and moved one bay a day.',
      completed: 'Completed July 2024, on dry mornings only',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        "They wouldn't sell us the 9.7 m tower for use on the quay, and told us why. We took the 7.7 m and tied it in.",
      author: 'Dawn Ridsdale',
      company: 'Offshore fabricator',
      address: 'Walker, Newcastle',
      project: 'Module paint hall',
    },
    {
      stars: 5,
      quote:
        'My lane is nine foot wide and full of wheelie bins. Lorna recommended a 12-rung triple, not the long double I asked about. She was right.',
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
        "It covers the city centre and the bridges that lead into it. Older vans, lorries, buses and taxis are charged; private cars aren't. We never pass the charge on. With an older van of your own, use the A1 or the Tyne Tunnel to reach Gateshead.",
    },
    {
      question: 'How high can a tower be on the quay?',
      answer:
        'Outdoors, a standard mobile tower has a platform limit of 8 m, and wind can stop work well below that. Inside a closed building it can go to 12 m. Treat a shed with both doors open as outdoors.',
    },
    {
      question: 'Can you deliver to the bottom of a Quayside chare?',
      answer:
        'We deliver to where the vehicle can stop, at the top or on the quay. The stepped part is a carry, so tell us what your team can manage and we can suggest frames and lengths to match.',
    },
    {
      question: 'Which ladder for the rear of a Tyneside flat?',
      answer:
        'Measure the yard from wall to wall first. The foot of the ladder must stand out by a quarter of the height it leans at. If the yard is too short for that, use a one-man tower, which needs 2.2 m or more for its stabilisers.',
    },
    {
      question: 'Is the Byker estate listed, and does that matter?',
      answer:
        'Yes, the Byker Wall redevelopment is listed. You can clean or relamp from freestanding kit. Before you fix anything to the balconies or brickwork, ask the landlord and the council.',
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
    bio: 'Lorna designed scaffolds in a Wallsend yard. Ask her if you are not sure whether you need platform height or working height.',
  },
  nearby: ['leeds', 'edinburgh', 'glasgow'],
};
