import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const sheffield: City = {
  slug: 'sheffield',
  city: 'Sheffield',
  title: 'Sheffield ladders, levellers and machine steps',
  metaDescription: `Ladders and levellers for steep streets, machine steps for steelworks and podiums for hospitals. Delivered in Sheffield within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Machine steps, podiums and ladder levellers for Sheffield',
  intro: `Welded machine steps from 0.9 m to 2.2 m, podiums for hospital corridors and ladders with levellers for steep streets. From Attercliffe, within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'Choose bolted-down machine steps with serrated treads for forges and rolling mills in the Lower Don Valley. Floors there are steel plate or brick, often warm and slippery, and castors fill up with swarf.',
    'For streets west of the centre, add a leveller to your ladder. In Crookes the front door can be a floor above the back, so one house may need two ladder lengths. Where the slope is too much for a leveller, use a tower on adjustable legs.',
    'In hospitals, choose podiums that fit through a fire door, fold quietly and close off the platform. Ceiling work goes on beside beds and trolleys, so you have to keep the corridor clear.',
  ],
  depot: {
    street: 'Unit 21, Tread Street',
    locality: 'Attercliffe',
    postcode: 'S9 0XV',
    geo: { lat: 53.397, lng: -1.421 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {
    rating: 4.8,
    reviewCount: 203,
    projectsCompleted: '270+',
    satisfaction: '98%',
    depotStock: { count: '160+' },
  },
  features: [
    {
      title: 'Ladder levellers',
      text: 'Our ratchet leveller takes up to 220 mm of slope and fits the 100, 300 and 900 ladders. Measure the fall across the feet first.',
    },
    {
      title: 'Extension ladders for split levels',
      text: 'You may need two: a 6 rung ladder for the front and up to 22 rungs for the drop behind. Extension ladders come in every size between.',
    },
    {
      title: 'Platform steps for wards',
      text: 'Platform steps slim enough for a side room: 3 treads for a bedside ceiling, up to 12 for a plant room.',
    },
    {
      title: 'Combination ladders on a slope',
      text: 'Set one leg longer than the other to stand on garden steps. Combination ladders range from 3x6 to 3x14.',
    },
    {
      title: 'Load ratings for steelworks',
      text: 'Add boots, visor and spanners to your own weight. Ladders take 150 kg; for heavier jobs choose 225 kg heavy-duty steps.',
    },
    {
      title: 'Podiums for corridors',
      text: 'Folding podiums that clear a fire door, with self-closing gates, quiet castors and rails that wipe clean.',
    },
  ],
  projects: [
    {
      title: 'Rolling bay roll-change steps',
      client: 'Steel re-roller',
      location: 'Attercliffe Common',
      description:
        'Eleven 6-tread welded machine steps at 45°, each with a second handrail, set out between the stands of two mills.',
      completed: 'Completed January 2025, fitted in one week while the mill was idle',
    },
    {
      title: 'Ward ceiling and lighting upgrade',
      client: 'Hospital estates contractor',
      location: 'North Sheffield',
      description:
        'Thirteen folding podium steps at 1.0 m and 1.3 m and four 5-tread platform steps, moved ward to ward on a fixed rota.',
      completed: 'Completed June 2024, no ward shut for more than a day',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'The night sister had one condition: no noise. Those podiums are quieter to fold than our tea trolley.',
      author: 'Helen Dungworth',
      company: 'Estates contractor',
      address: 'Hillsborough, Sheffield',
      project: 'Ward ceiling and lighting upgrade',
    },
    {
      stars: 5,
      quote:
        'The back of the house is eleven foot lower than the front. Nigel worked out the lengths from two photos with a tape measure in shot.',
      author: 'Imran Bradfield',
      company: 'Roofer',
      address: 'Crookes, Sheffield',
      project: 'Valley gutters on a hillside terrace',
    },
  ],
  faqs: [
    {
      question: 'How steep is too steep for a ladder?',
      answer:
        "It's too steep when the leveller runs out of travel. Check the maker's limits for side slope and back slope: they differ. On the steepest Heeley streets, work from a level yard or use a tower with legs that adjust one by one.",
    },
    {
      question: 'Do I pay extra for the Sheffield Clean Air Zone?',
      answer:
        "No. The zone covers the inner ring road and everything inside it, and charges older vans, lorries, buses and taxis. Attercliffe is outside, and we don't add the charge to your bill.",
    },
    {
      question: 'What lasts on a rolling mill floor?',
      answer:
        'Welded steps, bolted down, with serrated treads and no wheels. If they have to move, choose punched treads that let scale fall through, and budget for spare castors. Hose grit out of anything that folds.',
    },
    {
      question: 'Can you deliver straight to a hospital ward?',
      answer:
        "No, we deliver to the goods-in bay. Reply to your confirmation with the ward and job number and we'll print both on every carton, so estates staff know where it goes.",
    },
    {
      question: 'Does snow stop deliveries to Stocksbridge and Crookes?',
      answer:
        "On a few mornings each winter, yes: a long vehicle can't use an ungritted hill. Your order will come on the next clear day. If a crew is waiting, phone us that morning.",
    },
  ],
  areas: [
    'Attercliffe',
    'Kelham Island',
    'Hillsborough',
    'Darnall',
    'Ecclesall',
    'Crookes',
    'Heeley',
    'Woodseats',
    'Tinsley',
    'Meersbrook',
    'Chapeltown',
    'Stocksbridge',
  ],
  manager: {
    name: 'Nigel Staniland',
    role: 'South Yorkshire depot manager',
    yearsOfExperience: 22,
    bio: 'Nigel worked in mill maintenance before he joined us. He tested the leveller we stock on the steps outside his own house in Meersbrook.',
  },
  nearby: ['leeds', 'nottingham', 'birmingham'],
};
