import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const nottingham: City = {
  slug: 'nottingham',
  city: 'Nottingham',
  title: 'Nottingham towers for lace mills and labs',
  metaDescription: `Towers, podiums and ladders for Lace Market fronts, Lenton laboratories and West Bridgford roofs. Nottingham, in ${claims.deliveryWorkingDays} working days.`,
  headline: 'Tall lace fronts, low lab ceilings: Nottingham',
  intro: `Lace warehouses that are mostly window, laboratories that are mostly ceiling plant, and caves under a good part of both. Lenton has supplied towers and steps here since 2011, in ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'Lace was sold by daylight, so the Lace Market put its top floors behind glass. Five and six storeys of brick piers and tall sashes face each other across lanes a cart wide. There is seldom room to lean a ladder at the proper angle, and a tower has to leave the lane passable. Narrow frames, stabilisers laid out as the maker allows beside a wall, and an early start are how window contractors get through a street.',
    'Below lies sandstone, and in it several hundred recorded caves, many beneath cellars that no plan shows. A tower leg is a point load. On old cellar floors and yard flags we ask customers to spread it with boards and to find out what is underneath before going up.',
    'Labs at Lenton and Beeston are the reverse: new, flat, full. Fume ducts, gas lines and cable trays fill the space over the benches, and a bench does not move. Cantilever is out, standing on benches is out. Slim podiums and platform steps that fit a 900 mm aisle are in.',
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
      text: 'Frames 0.85 m wide, and the manual we send has the wall-side stabiliser layout. Measure the lane against it first.',
    },
    {
      title: 'Between the benches',
      text: 'Platform steps measured across the base first: 3 treads for a sink run, 12 treads for the extract fan, rails that stay inside the aisle.',
    },
    {
      title: 'Extension ladders for villas',
      text: 'The Park and Mapperley are gables and chimneys. Extension ladders with 6, 10, 14, 18 or 22 rungs, and a roof hook kit for 300 and 900 sections up to 3 m.',
    },
    {
      title: 'Combination ladders in student lets',
      text: 'Three floors, two stairs, one landlord. Lenton agents buy a combination ladder at 3x6 for indoors and step up as far as 3x14 for eaves.',
    },
    {
      title: 'Point loads and people loads',
      text: 'Steps are rated for what they carry, 150 kg or on heavy-duty models 225 kg. The floor below has a rating too, and we will remind you.',
    },
    {
      title: 'Towers held here',
      text: `Lenton stocks towers before anything else. Missing a brace or a trapdoor deck? Both are sold singly, and come within ${claims.deliveryWorkingDays} working days.`,
    },
  ],
  projects: [
    {
      title: 'Sash overhaul on a lace warehouse',
      client: 'Joinery contractor',
      location: 'Lace Market',
      description:
        'Four narrow towers at 7.7 m, stabilised for wall-side use and tied in at the reveals, worked along ninety-four windows a bay at a time.',
      completed: 'Completed May 2025, lane open by nine each day',
    },
    {
      title: 'Extract ducts over live benches',
      client: 'Laboratory fit-out contractor',
      location: 'Lenton',
      description:
        'Seven podium steps at 0.8 m and 1.3 m, five GRP platform steps of 6 treads, all checked against a 900 mm bench gap.',
      completed: 'Completed November 2024, with four labs in use',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'The cellar under our yard was not on the drawing. Priya asked the question, we lifted a flag, and there it was.',
      author: 'Roland Keyford',
      company: 'Joinery contractor',
      address: 'Lace Market, Nottingham',
      project: 'Sash overhaul on a lace warehouse',
    },
    {
      stars: 5,
      quote:
        'I sent a sketch with bench widths. Back came two models, not a brochure. Both fitted with a thumb to spare.',
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
        'They can. Roads and modern slabs are not the worry; old cellar floors, yard flags and rear gardens near the Castle or the Lace Market are. Ask the owner what lies beneath, spread each leg on boards and keep the deck light.',
    },
    {
      question: 'Can I put a tower in a Lace Market lane?',
      answer:
        "With the council's permission for the highway, and usually with a width to keep free for fire access. Some lanes are one vehicle wide, so the answer tends to be early hours and down again by opening.",
    },
    {
      question: 'Does the Workplace Parking Levy touch my crew?',
      answer:
        "It falls on employers who provide eleven or more parking places for staff, not on a van that unloads. If your crew parks on a client's site for months, let the client say how they count it.",
    },
    {
      question: 'How close to the tram can we work?',
      answer:
        'Further away than it looks. The overhead line is live and the operator runs its own permit for work nearby. Apply before you order, because the answer may change which side of the building you start on.',
    },
    {
      question: 'Are your steps safe for gas cylinders and solvent labs?',
      answer:
        'Aluminium and GRP do not rust or shed, but a step is not rated equipment for explosive atmospheres. Your safety officer decides the zone. Tell us it and we will say plainly if we have nothing for it.',
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
    bio: 'A building surveyor by training, Priya has been down nine of the caves on purpose and one by accident. She opened the Lenton tower store.',
  },
  nearby: ['sheffield', 'birmingham', 'leeds'],
};
