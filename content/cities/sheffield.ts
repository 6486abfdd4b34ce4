import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const sheffield: City = {
  slug: 'sheffield',
  city: 'Sheffield',
  title: 'Sheffield ladders for hills, mills and hospitals',
  metaDescription: `Levelled ladders for steep streets, machine steps for Attercliffe, podiums for hospital corridors. Sheffield in ${claims.deliveryWorkingDays} working days.`,
  headline: 'Steel bays, steep streets: access in Sheffield',
  intro: `One city, two gradients: dead flat and oily along the Don, anything up to a staircase everywhere else. Steps, podiums and levelled ladders from Attercliffe, within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'The Lower Don is melt shops, forges and rolling bays. Floors are plate or brick, warm in places and slick in most. Castors pick up swarf. Machine steps bolted to the plate, with serrated treads, keep a boot where it was put, and maintenance gangs at Tinsley order them the way others order gloves.',
    'West of the centre the streets climb. In Crookes the front door may be a floor above the back one, and a terrace wall can ask for two ladder lengths in a single house. Levellers are not an extra here. Ladder feet on a cross slope are the commonest thing we are asked to solve, and sometimes the answer is a tower on adjustable legs.',
    'The teaching hospitals add a third set of rules. Ceiling work goes on beside beds and trolleys, so podiums must pass a fire door, shut quietly and never leave a gap that a patient could walk into. Kelham Island finishes the list with cutlery shops turned bars, one trade to a room and a hoist beam over every yard.',
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
      title: 'Levellers as standard talk',
      text: 'Ask for any rung ladder and we ask for the fall across its feet. The 100, 300 and 900 take our ratchet leveller, up to 220 mm of fall.',
    },
    {
      title: 'Extension ladders for split levels',
      text: 'A 6 rung pair for the front step, a 22 rung for the drop behind. Most Walkley roofers own three extension ladders, not one.',
    },
    {
      title: 'Platform steps for wards',
      text: 'Slim enough for a side room, platform steps go from 3 treads beneath a ceiling hoist to 12 in a plant room.',
    },
    {
      title: 'Combination ladders on a gradient',
      text: 'Set as stair steps, one leg longer than the other, combination ladders sit on garden steps. Sizes: 3x6 at one end, 3x14 at the other.',
    },
    {
      title: 'Melt-shop loads',
      text: 'Boots, visor, spanners and the fitter come to more than you think. 150 kg for ladders; for roll changes, 225 kg heavy-duty steps.',
    },
    {
      title: 'Corridor podiums',
      text: 'Folding podiums that clear a fire door and lock before you climb. Quiet castors for nights, wipeable rails for infection control.',
    },
  ],
  projects: [
    {
      title: 'Rolling bay roll-change steps',
      client: 'Steel re-roller',
      location: 'Attercliffe Common',
      description:
        'Eleven welded machine steps, six treads, 45 degrees, a second handrail added to each, set out between the stands of two mills.',
      completed: 'Completed January 2025, fitted over a single idle week',
    },
    {
      title: 'Ward ceiling and lighting upgrade',
      client: 'Hospital estates contractor',
      location: 'North Sheffield',
      description:
        'Thirteen folding podium steps at 1.0 m and 1.3 m and four 5 tread platform steps, moved ward to ward on a fixed rota.',
      completed: 'Completed June 2024, no ward shut for more than a day',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'The night sister had one condition, no noise. Those podiums fold with less clatter than our tea trolley.',
      author: 'Helen Dungworth',
      company: 'Estates contractor',
      address: 'Hillsborough, Sheffield',
      project: 'Ward ceiling and lighting upgrade',
    },
    {
      stars: 5,
      quote:
        'Back of the house is eleven foot lower than the front. Nigel worked the lengths out from two photos and a tape in shot.',
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
        "If a leveller runs out of travel, it is too steep. Check the maker's limit for side slope and for back slope, they differ. On the worst of the Heeley hills, cut in from a level yard or use a tower whose legs adjust one by one.",
    },
    {
      question: 'Do I pay extra for the Sheffield Clean Air Zone?',
      answer:
        'You do not. The zone covers the inner ring road and what lies within, and it charges older vans, lorries, buses and taxis. What it charges our lorry is never on your bill, and Attercliffe itself lies outside.',
    },
    {
      question: 'What survives a rolling mill floor?',
      answer:
        'Welded steps bolted down, serrated treads, no wheels. If it must move, take punched treads that let scale drop through, and budget for castors. Hose grit out of the hinges on anything that folds.',
    },
    {
      question: 'Can you deliver straight to a hospital ward?',
      answer:
        'No, to the receipt bay. Estates staff sign, wipe down and move it. Reply to your confirmation with the ward and the job number and we print both on every carton, so it does not sit in the basement for a week.',
    },
    {
      question: 'Does snow stop deliveries to Stocksbridge and Crookes?',
      answer:
        'A few mornings each winter, yes. A long vehicle will not try an ungritted hill. Your order then comes on the next clear day; call us that morning if a crew stands waiting.',
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
    bio: 'Mill maintenance first, access second. Nigel lives in Meersbrook at the top of forty-one steps and tried the leveller we stock on his own path.',
  },
  nearby: ['leeds', 'nottingham', 'birmingham'],
};
