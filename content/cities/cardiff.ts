import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const cardiff: City = {
  slug: 'cardiff',
  city: 'Cardiff',
  title: 'Cardiff towers, timber steps and ladders',
  metaDescription: `Towers, timber steps and ladders for Cardiff studios, Victorian arcades and terraces with rear lanes. From Splott, within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Towers and timber steps for Cardiff studios and arcades',
  intro: `Narrow towers with 2.2 m to 11.7 m platforms, quiet timber steps and three-part ladders, delivered within ${claims.deliveryWorkingDays} working days. We've supplied Cardiff from Splott since 2012.`,
  descriptions: [
    'For sound stages we supply timber steps, which are quiet, and towers that two people can roll between sets. Clear the deck and get everyone off before you move one. Sets change by the week and the floor is painted, so wheels and feet have to leave no marks.',
    'Narrow towers fit through the end gates of the Victorian and Edwardian arcades before the shops open. Most of the arcades are listed, so pad feet and tops and tie nothing to the ironwork.',
    'For terraces in Roath, Cathays and Grangetown, choose a ladder by its closed length. Rear lanes are gated and the yard beside the annexe is often one person wide, so three short sections get through best. At the front, the bay roof stops you leaning a ladder.',
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
      title: 'Quiet kit for film and TV',
      text: 'Timber steps, soft castors, and towers with decks that lift out by hand.',
    },
    {
      title: 'Narrow towers for arcades',
      text: 'Frames 0.85 m wide with braked castors, in platform heights to suit a glazed roof or the balcony below it.',
    },
    {
      title: 'Extension ladders for rear lanes',
      text: 'Extension ladders with 6 to 22 rungs a section. Triples have the shortest sections, so they fit through a lane gate best.',
    },
    {
      title: 'Platform steps for scenic painters',
      text: 'Platform steps with 12 treads give you a 2.8 m platform to stand on all day; a 3 tread does door heads.',
    },
    {
      title: 'Combination ladders for bay windows',
      text: 'Use it as an A-frame over the bay or lean it to the eaves. Combination ladders come in sizes 3x6 to 3x14.',
    },
    {
      title: 'Load ratings',
      text: 'Timber, GRP and aluminium steps are rated at 150 kg. If a heavy lamp goes up with you, choose 225 kg heavy-duty steps.',
    },
  ],
  projects: [
    {
      title: 'Standing set, stage two',
      client: 'Television production company',
      location: 'Splott',
      description:
        'Three 250 AGR towers at 6.2 m, eight 8-tread timber steps and a dozen hop-ups for the paint team.',
      completed: 'Completed February 2025, taken down the night filming ended',
    },
    {
      title: 'Arcade truss survey and repair',
      client: 'Heritage carpenter',
      location: 'Castle Quarter',
      description:
        'Two narrow towers at 4.2 m with padded legs, wheeled in by the street gate at 5am and out before the shops opened.',
      completed: 'Completed September 2024, with nine shops open throughout',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Aluminium clanks and the sound team hate it. We swapped to the 8-tread timber steps and the complaints stopped.',
      author: 'Carys Morlas',
      company: 'Stage rigging crew',
      address: 'Splott, Cardiff',
      project: 'Standing set, stage two',
    },
    {
      stars: 5,
      quote:
        "Rhodri put the gate width on the quote before I'd measured it. He already knew that lane from another job.",
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
        'Not to the centre: streets round the stadium close hours before a big event and stay shut after it. Check the event calendar and reply to your confirmation with any days to avoid.',
    },
    {
      question: 'The rear lane is gated. Who brings the key?',
      answer:
        "You do. Many lanes in Roath and Cathays have alley gates and only residents have keys. Have someone there, and measure the gate: some are under a metre wide, which is enough for frames but won't take a wide deck.",
    },
    {
      question: 'Do I need permission to work in the arcades?',
      answer:
        "Yes, from the owner. You'll also need consent to alter or fix anything, because most of the arcades are listed; Cadw publishes the register. For a freestanding tower on mats you normally only agree the hours.",
    },
    {
      question: 'Do bridge tolls or wind on the Severn affect orders?',
      answer:
        'Tolls ended in 2018. Wind can close the bridge and send lorries the long way round, but stock in Splott is already on this side. If your date is tight, ask whether the item is in the Cardiff depot.',
    },
    {
      question: 'Why would a film crew choose timber steps?',
      answer:
        "They're quiet, warm to touch and conduct little when dry. Store them dry, use clear varnish and never paint them, because paint hides cracks. Each product page gives the standard the steps are made to.",
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
    bio: 'Rhodri rigged for touring theatre before he joined us. You can talk to him in Welsh or English.',
  },
  nearby: ['bristol', 'birmingham'],
};
