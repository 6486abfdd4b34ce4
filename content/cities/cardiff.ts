import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const cardiff: City = {
  slug: 'cardiff',
  city: 'Cardiff',
  title: 'Cardiff towers and steps for stage and arcade',
  metaDescription: `Towers and steps for Cardiff sound stages, Victorian arcades and Roath back lanes. From Splott, across the city in ${claims.deliveryWorkingDays} working days.`,
  headline: 'Cardiff stages, arcades and back lanes',
  intro: `Drama shot in Splott, glass over the arcades, bay windows by the thousand in Roath and Canton. Our CF24 store has kept Cardiff in towers since 2012, in ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'A sound stage wants height without noise. Grids hang over sets built yesterday and gone on Friday, the floor is painted and the call sheet says silence. Grips here favour timber steps for the look and the hush, and towers that two people can roll across a stage with nobody on them and nothing loose on the deck.',
    'The Victorian and Edwardian arcades are a roof problem. Timber trusses and glass run above balconies of small shops, and the walk below cannot be shut for long. Narrow towers come in by the end gates before trading. Most of it is listed, so feet and tops are padded and nothing is tied to ironwork.',
    'Terraces in Roath, Cathays and Grangetown turn a square bay to the street and keep their rears for a gated lane. The bay roof stops a lean from the front. At the rear, an annexe runs down the yard and leaves a strip one person wide. Penarth adds sea air and cliffs of steps.',
  ],
  depot: {
    street: 'Unit 5, Trapdoor Yard',
    locality: 'Splott',
    postcode: 'CF24 0XV',
    geo: { lat: 51.477, lng: -3.149 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {
    rating: 4.8,
    reviewCount: 156,
    projectsCompleted: '200+',
    satisfaction: '98%',
    depotStock: { count: '130+', unit: 'towers' },
    yearsTrading: { years: 12, since: 2012 },
  },
  features: [
    {
      title: 'Quiet on set',
      text: 'Timber steps that do not ring, soft castors, and towers whose decks lift out by hand rather than with a mallet.',
    },
    {
      title: 'Towers for the arcades',
      text: 'Narrow frames that clear an end gate, a braked castor under every leg, platforms to suit a glazed roof and the balcony beneath.',
    },
    {
      title: 'Extension ladders down the lane',
      text: 'Yard strips call for short sections. Ours count 6, 8, 9 and upwards to 22 rungs; extension ladders in three parts pass a lane gate best.',
    },
    {
      title: 'Platform steps for art departments',
      text: 'A painter matching a backcloth stands for hours. Platform steps of 12 treads give 2.8 m to stand on, and a 3 tread does the door heads.',
    },
    {
      title: 'Combination ladders round a bay',
      text: 'As an A-frame it clears the bay, leaned it finds the eaves. Household 3x6 up to contractor 3x14, all one combination ladder family.',
    },
    {
      title: 'Two ratings, no guessing',
      text: 'Timber, GRP and aluminium steps take 150 kg. When a lamp head or a sash weight goes up with you, pay for the 225 kg heavy-duty pair.',
    },
  ],
  projects: [
    {
      title: 'Standing set, stage two',
      client: 'Television production company',
      location: 'Splott',
      description:
        'Three 250 AGR towers at 6.2 m, eight timber steps of 8 treads and a dozen hop-ups for the paint team.',
      completed: 'Completed February 2025, struck the night of the wrap',
    },
    {
      title: 'Arcade truss survey and repair',
      client: 'Heritage carpenter',
      location: 'Castle Quarter',
      description:
        'Two narrow towers at 4.2 m with padded legs, wheeled in by the street gate at five and out before the bakers opened.',
      completed: 'Completed September 2024, nine shops traded throughout',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Aluminium clanks and the sound team hate me for it. Swapped to the timber eights and had a smile from the mixer, which is rare.',
      author: 'Carys Morlas',
      company: 'Stage rigging crew',
      address: 'Splott, Cardiff',
      project: 'Standing set, stage two',
    },
    {
      stars: 5,
      quote:
        'Rhodri put a gate width on the quote before I had measured it. He had been through that lane with the last job.',
      author: 'Neil Trehearne',
      company: 'Roofing and guttering firm',
      address: 'Roath, Cardiff',
      project: 'Annexe gutters, terrace of eleven',
    },
  ],
  faqs: [
    {
      question: 'Can you deliver on a match or concert day?',
      answer:
        'Not to the middle. Streets around the stadium close hours before a big event and stay shut after it. Check the event calendar, and reply to your confirmation with the days to keep clear.',
    },
    {
      question: 'The rear lane is gated. Who brings the key?',
      answer:
        'You do. Many lanes in Roath and Cathays have alley gates and only residents hold keys. Have someone there, and measure the gate: some leave less than a metre, which is fine for frames and no use for a wide deck.',
    },
    {
      question: 'Is permission needed to work in the arcades?',
      answer:
        'From the owner always, and consent if you alter or fix anything, because the arcades are largely listed. Cadw publishes the register. Free-standing towers on mats leave nothing to consent to but the hours.',
    },
    {
      question: 'Do bridge tolls or wind on the Severn affect orders?',
      answer:
        'Tolls ended in 2018. Wind can still send lorries the long way round, though what Splott holds is already on this side. Ask whether your item is in the Cardiff store if the date is tight.',
    },
    {
      question: 'Why would a film crew choose timber steps?',
      answer:
        'They are quiet, warm to the hand, conduct little when dry, and pass for a prop. Store them dry, varnish clear and never paint them: paint hides cracks. Check each model for the standard it is certified to.',
    },
  ],
  areas: [
    'Splott',
    'Roath',
    'Canton',
    'Cathays',
    'Llandaff',
    'Grangetown',
    'Pontcanna',
    'Ely',
    'Whitchurch',
    'Llanishen',
    'Rumney',
    'Penarth',
  ],
  manager: {
    name: 'Rhodri Penllwyn',
    role: 'South Wales depot manager',
    yearsOfExperience: 18,
    bio: 'Rhodri rigged for touring theatre before he had children. He speaks Welsh and English, and counts tower parts aloud in whichever comes first.',
  },
  nearby: ['bristol', 'birmingham'],
};
