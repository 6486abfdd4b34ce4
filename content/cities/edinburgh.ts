import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const edinburgh: City = {
  slug: 'edinburgh',
  city: 'Edinburgh',
  title: 'Edinburgh towers, timber steps and ladders',
  metaDescription: `Freestanding towers, timber steps and ladders for Edinburgh stonework, closes and festival venues. Delivered from Leith within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Towers and timber steps for listed buildings in Edinburgh',
  intro: `Freestanding towers with platforms up to 11.7 m, timber steps and ladders, delivered within ${claims.deliveryWorkingDays} working days. We've supplied the city from Leith since 2011.`,
  descriptions: [
    'Order a narrow or stairwell tower for Old Town work, and check the way in first. Buildings rise seven or eight floors from closes a couple of metres wide, and turnpike stairs take frames one at a time. New Town streets are more regular: four storeys and a basement area.',
    "Use a tower that stands by itself on listed stone, with wide pads and soft heads on any ladder. The Old and New Towns are a World Heritage Site and much of the stonework is listed. Museums and libraries often choose timber steps, because they're quiet and don't mark floors.",
    'Order in June for the August festivals. Halls and churches become venues within a week, streets close, parking goes, and every crew needs a tower on the same Monday.',
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
      title: 'Kit for listed stone',
      text: 'Towers that stand clear of the wall, and rubber-capped stand-offs where a ladder is allowed to touch it. Put boards under tower legs.',
    },
    {
      title: 'Folding towers for venues',
      text: 'One person can wheel a folding tower and two can build it. It packs down small enough to store behind the set.',
    },
    {
      title: 'Extension ladders for basement areas',
      text: 'Measure the reach from the basement area, not the street. Our extension ladders run from 6 rungs to a rope-operated 22.',
    },
    {
      title: 'Platform steps for libraries',
      text: 'For high shelves, choose platform steps with 3 to 12 treads and non-marking feet.',
    },
    {
      title: 'Combination ladders for common stairs',
      text: 'To change a light over a stairwell, set a combination ladder across the flight. Sizes go from 3x6 up to 3x14.',
    },
    {
      title: 'Ratings for riggers',
      text: 'Add the weight of the lantern and clamp to your own: 150 kg is the limit on our ladders, 225 kg on heavy-duty steps.',
    },
  ],
  projects: [
    {
      title: 'Cornice survey, New Town terrace',
      client: 'Conservation architect',
      location: 'Northern New Town',
      description:
        'Two narrow towers at 6.2 m on spreader boards with every stabiliser out, clear of the wall throughout, and one triple ladder for the basement side.',
      completed: 'Completed April 2025, 40 m of stone checked by hand',
    },
    {
      title: 'Church hall to 200-seat venue',
      client: 'Festival production manager',
      location: 'Newington',
      description:
        'Four folding towers at 3.9 m and ten 6-tread timber steps, shared by lighting, sound and set crews over five days.',
      completed: 'Completed July 2024, ready for preview night',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Not one mark on the stone, and I checked. They asked what the boards would stand on before they asked how high we were going.',
      author: 'Catriona Hailes',
      company: 'Conservation practice',
      address: 'Stockbridge, Edinburgh',
      project: 'Cornice survey, New Town terrace',
    },
    {
      stars: 5,
      quote:
        'We had five days to turn a church hall into a theatre. Fergus had put our towers by in May, because he knows we always leave it late.',
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
        'Yes, but not everywhere and not at any time. Parts of the High Street and the lanes off it close to traffic, and loading bays are booked up. Ask for a morning, or order before July.',
    },
    {
      question: 'What can I do to a category A listed front without consent?',
      answer:
        "You can work from kit that stands near it without touching. For fixing, drilling or tying, and for cleaning, ask the council first; it may consult Historic Environment Scotland. A freestanding tower usually doesn't need any fixing.",
    },
    {
      question: 'Will a tower go up a turnpike stair?',
      answer:
        'Frames 0.7 m wide and braces up to about 1.8 m usually do, one at a time and upright. Decks are harder. Send us the width of the tread at its outer edge and the headroom at the turn.',
    },
    {
      question: 'Is Leith in the Low Emission Zone?',
      answer:
        'No. The zone is a small part of the city centre, enforced by penalty from June 2024, and our depot is outside it. Check your own van before a job on George Street or in the Grassmarket.',
    },
    {
      question: 'How do you keep a tower steady on setts?',
      answer:
        'Put a board under each castor, bedded on sand or ply, then level the tower with its adjustable legs. Castors straight on setts will creep. Closes funnel the wind, so check it at platform height.',
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
    bio: 'Fergus trained as a stonemason on the Royal Mile and spent his summers building festival stages.',
  },
  nearby: ['glasgow', 'newcastle'],
};
