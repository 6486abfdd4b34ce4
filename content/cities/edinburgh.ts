import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const edinburgh: City = {
  slug: 'edinburgh',
  city: 'Edinburgh',
  title: 'Edinburgh towers and steps for stone and stage',
  metaDescription: `Towers, timber steps and ladders for New Town stone, Old Town closes and festival venues. Edinburgh from Leith, ${claims.deliveryWorkingDays} working days.`,
  headline: 'Stone, stairs and August: access in Edinburgh',
  intro: `Ashlar that must not be touched, turnpike stairs that will not be widened, and a city that becomes a theatre every summer. Leith has sent towers into it since 2011, in ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'The New Town is regular: four storeys, a basement area, a cornice with a view. The Old Town is anything but. Lands rise seven or eight floors from a close you can span with both arms, entered by a turnpike stair with rope for a rail. Frames go up that stair one at a time, or they go up outside on a hoist, and it pays to decide before the van is loaded.',
    'Old and New Towns together are a World Heritage Site, and much of what you lean on is listed. Masons and conservators want soft heads, wide pads and towers that stand by themselves. Museums and libraries ask for timber steps by choice: they are quiet on a boarded floor and kind to a case.',
    'August changes the rules. Halls, churches and lecture rooms turn into venues in a week, and lighting rigs go up in rooms that were never meant to have any. Streets close, parking goes, and every crew wants a tower on the same Monday. Order in June.',
  ],
  depot: {
    street: 'Unit 3, Roof Hook Lane',
    locality: 'Leith',
    postcode: 'EH6 0XV',
    geo: { lat: 55.973, lng: -3.175 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {
    rating: 4.9,
    reviewCount: 178,
    projectsCompleted: '210+',
    satisfaction: '99%',
    depotStock: { count: '140+', unit: 'towers' },
    yearsTrading: { years: 13, since: 2011 },
  },
  features: [
    {
      title: 'Stone-safe set-ups',
      text: 'Towers that stand free of the wall, and stand-offs capped in rubber for the wall that may be touched. Bring boards for the legs and ashlar keeps no tie and no dent.',
    },
    {
      title: 'Venue build packs',
      text: 'Folding towers: one person wheels, two people build, and the whole set stacks behind a flat when the house opens.',
    },
    {
      title: 'Extension ladders for area basements',
      text: 'Reach counts from the area floor, not the street. Our extension ladders stretch from a handy 6 rungs to a rope-operated 22.',
    },
    {
      title: 'Platform steps for reading rooms',
      text: 'Shelves to the cornice need a place to stand. Platform steps start at 3 treads, go on to 12, and stand on feet that do not mark.',
    },
    {
      title: 'Combination ladders on common stairs',
      text: 'A stair light over a stone well is the classic Morningside job. Combination ladders in 3x6, larger ones to 3x14, straddle the flight.',
    },
    {
      title: 'Ratings for riggers',
      text: 'A lantern and its clamp weigh more each year. Working loads are 150 kg across our ladders and 225 kg where the step says heavy duty.',
    },
  ],
  projects: [
    {
      title: 'Cornice survey, New Town terrace',
      client: 'Conservation architect',
      location: 'Northern New Town',
      description:
        'Two narrow towers at 6.2 m on spreader boards, every stabiliser out, free of the wall throughout, and one triple ladder for the area side.',
      completed: 'Completed April 2025, forty metres of stone tapped by hand',
    },
    {
      title: 'Church hall to 200-seat venue',
      client: 'Festival production manager',
      location: 'Newington',
      description:
        'Four folding towers at 3.9 m and ten timber steps of 6 treads, shared by rig, sound and set over five days.',
      completed: 'Completed July 2024, doors open on preview night',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Not one mark on the ashlar, and I looked. They asked what my boards would stand on before they asked how high.',
      author: 'Catriona Hailes',
      company: 'Conservation practice',
      address: 'Stockbridge, Edinburgh',
      project: 'Cornice survey, New Town terrace',
    },
    {
      stars: 5,
      quote:
        'Five days to turn a kirk hall into a theatre. Fergus had our towers put by in May because he knows what we are like.',
      author: 'Ewan Straiton',
      company: 'Venue production team',
      address: 'Newington, Edinburgh',
      project: 'Church hall to 200-seat venue',
    },
  ],
  faqs: [
    {
      question: 'Can I still get a delivery during the festivals?',
      answer:
        'Yes, though not when and where you like. Parts of the High Street and the lanes off it close to traffic and loading bays are spoken for. Mornings work. Ordering before July works better.',
    },
    {
      question: 'What can I do to a category A listed front without consent?',
      answer:
        'Look, clean gently if the authority agrees, and stand something near it. Fixing, drilling or tying is different: ask the council, who may consult Historic Environment Scotland. A tower that stands on its own feet avoids the question.',
    },
    {
      question: 'Will a tower go up a turnpike stair?',
      answer:
        'Frames 0.7 m wide and braces up to about 1.8 m usually do, one by one and upright. Decks are the sticking point. Give us the width of the tread at its outer edge and the height to the turn above.',
    },
    {
      question: 'Does the Low Emission Zone include Leith?',
      answer:
        'No. It is a small zone in the city centre, enforced since June 2024 and worked by penalty. Our depot is outside it. Check your own van before a job on George Street or the Grassmarket.',
    },
    {
      question: 'How do you keep a tower steady on setts?',
      answer:
        'A board under each castor, sand or ply under the board, then set the adjustable legs with a level. Castors straight on setts will creep. Wind funnels through the closes too, so take the reading where the platform is.',
    },
  ],
  areas: [
    'Leith',
    'Gorgie',
    'Morningside',
    'Portobello',
    'Stockbridge',
    'Sighthill',
    'Corstorphine',
    'Newington',
    'Granton',
    'Craigmillar',
    'Bruntsfield',
    'Musselburgh',
  ],
  manager: {
    name: 'Fergus Dalgarn',
    role: 'Depot manager, Lothians',
    yearsOfExperience: 20,
    bio: 'Fergus did his time as a stonemason on the Royal Mile and his summers building stages. He keeps both sorts of customer apart, and happy.',
  },
  nearby: ['glasgow', 'newcastle'],
};
