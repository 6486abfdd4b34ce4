import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const nottingham: City = {
  slug: 'nottingham',
  city: 'Nottingham',
  title: 'Nottingham narrow towers, podiums and ladders',
  metaDescription: `Narrow towers, podiums and ladders for the Lace Market, Lenton laboratories and West Bridgford roofs. Delivered in Nottingham within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Narrow towers and podiums for Nottingham mills and labs',
  intro: `Narrow towers with 2.2 m to 11.7 m platforms, slim podiums and platform steps, delivered within ${claims.deliveryWorkingDays} working days. We've supplied towers from Lenton since 2011.`,
  descriptions: [
    "Narrow towers suit the tall window fronts of the Lace Market. The lanes are narrow, so there's rarely room to lean a ladder at the right angle, and people have to get past. Use the wall-side stabiliser layout in the manual and start early.",
    'Spread every tower leg on boards when you work on old cellar floors or yard flags. Several hundred caves are recorded under the city, many below cellars that no plan shows, so find out what is underneath first.',
    "For labs in Lenton and Beeston, choose podiums and platform steps that fit a 900 mm aisle between benches. Ducts, gas lines and cable trays fill the ceiling, the benches don't move and nobody should stand on them.",
  ],
  depot: {
    street: 'Unit 8, Podium Court',
    locality: 'Lenton',
    postcode: 'NG7 0XV',
    geo: { lat: 52.946, lng: -1.179 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {
    rating: 4.9,
    reviewCount: 194,
    projectsCompleted: '240+',
    satisfaction: '99%',
    depotStock: { count: '150+', unit: 'towers' },
    yearsTrading: { years: 13, since: 2011 },
  },
  features: [
    {
      title: 'Narrow towers for narrow lanes',
      text: 'Frames 0.85 m wide. The manual shows the wall-side stabiliser layout; measure the lane against it first.',
    },
    {
      title: 'Platform steps between benches',
      text: 'Check the base width first. Platform steps run from 3 treads for a sink to 12 treads for an extract fan.',
    },
    {
      title: 'Extension ladders for villas',
      text: 'For gables and chimneys: extension ladders with 6, 10, 14, 18 or 22 rungs, and a roof hook kit for 300 and 900 sections up to 3 m.',
    },
    {
      title: 'Combination ladders for student lets',
      text: 'Choose a 3x6 combination ladder for indoors and anything up to 3x14 for the eaves.',
    },
    {
      title: 'Load ratings, step and floor',
      text: 'Steps carry 150 kg, heavy-duty models 225 kg. Check what the floor below can carry as well.',
    },
    {
      title: 'Towers and parts in stock',
      text: `Towers are the main stock in Lenton. Missing a brace or a trapdoor deck? Buy them singly, within ${claims.deliveryWorkingDays} working days.`,
    },
  ],
  projects: [
    {
      title: 'Sash overhaul on a lace warehouse',
      client: 'Joinery contractor',
      location: 'Lace Market',
      description:
        'Four narrow towers at 7.7 m, stabilised for wall-side use and tied in, working along 94 windows a bay at a time.',
      completed: 'Completed May 2025, lane open by 9am each day',
    },
    {
      title: 'Extract ducts over live benches',
      client: 'Laboratory fit-out contractor',
      location: 'Lenton',
      description:
        'Seven podium steps at 0.8 m and 1.3 m and five 6-tread GRP platform steps, all checked against a 900 mm bench gap.',
      completed: 'Completed November 2024, with four labs in use',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        "The cellar under our yard wasn't on the drawing. Priya asked what was underneath, so we lifted a flag and found it.",
      author: 'Roland Keyford',
      company: 'Joinery contractor',
      address: 'Lace Market, Nottingham',
      project: 'Sash overhaul on a lace warehouse',
    },
    {
      stars: 5,
      quote:
        'I sent a sketch with the bench widths and got two models back, not a brochure. Both fitted.',
      author: 'Sunita Barrow',
      company: 'Laboratory fit-out contractor',
      address: 'Beeston, Nottingham',
      project: 'Extract ducts over live benches',
    },
  ],
  faqs: [
    {
      question: 'Do the caves really matter for a tower?',
      answer:
        'They can. Roads and modern slabs are fine; old cellar floors, yard flags and rear gardens near the Castle or the Lace Market need care. Ask the owner what is below, put boards under each leg and keep the deck lightly loaded.',
    },
    {
      question: 'Can I put a tower in a Lace Market lane?',
      answer:
        "Yes, with the council's permission to use the highway. You'll usually have to keep a width clear for fire access. Some lanes are one vehicle wide, so plan to start early and be down by opening time.",
    },
    {
      question: 'Does the Workplace Parking Levy apply to my crew?',
      answer:
        "No, not to a van that unloads. Employers who provide 11 or more staff parking places pay it. If your crew parks at a client's premises for months, ask the client how they count it.",
    },
    {
      question: 'How close to the tram can we work?',
      answer:
        'Ask the operator: the overhead line is live and nearby work needs its permit. Apply before you order, because the answer may change which side you start on.',
    },
    {
      question: 'Are your steps safe for gas and solvent labs?',
      answer:
        "Aluminium and GRP don't rust, but none of our steps is rated for explosive atmospheres. Your safety officer decides the zone. Tell us which it is and we'll say if we have nothing suitable.",
    },
  ],
  areas: [
    'Lenton',
    'Beeston',
    'Arnold',
    'West Bridgford',
    'Carlton',
    'Basford',
    'Bulwell',
    'Sherwood',
    'Sneinton',
    'Clifton',
    'Wollaton',
    'Hucknall',
  ],
  manager: {
    name: 'Priya Wilford',
    role: 'East Midlands depot manager',
    yearsOfExperience: 13,
    bio: 'Priya trained as a building surveyor and opened the Lenton tower depot. Ask her about cellars, caves and floor loads.',
  },
  nearby: ['sheffield', 'birmingham', 'leeds'],
};
