import { claims } from '../company.ts';
import type { City } from './city.ts';
import { londonHours } from './hours.ts';

export const london: City = {
  slug: 'london',
  city: 'London',
  title: 'London ladders and podiums, next-day delivery',
  metaDescription:
    'Next-day delivery in London of ladders, podiums and steps in stock: call to book. Folding podiums for goods lifts and GRP steps for station work.',
  headline: 'Next-day ladders, podiums and steps in London',
  intro: `Call to book next-day delivery from Silvertown for anything in stock: folding podiums from 0.8 m, GRP steps and three-part ladders. Order without calling and it's within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'For a City fit-out, choose podiums that fold narrower than the lift door and roll along a corridor with one person pushing. Broad feet protect raised floors. Loading bays give you a half-hour slot, so tell us yours when you book.',
    'For night work on stations, choose short GRP or timber steps. Everything is carried down a stopped escalator, used for about three hours and carried out again, so weight matters more than reach and there should be no loose parts.',
    'Terraces in Brixton and Hackney and mansion blocks in Ealing often have no side access. Three-part ladders go through the hall and are put together at the back.',
  ],
  depot: {
    street: 'Unit 2, Outrigger Wharf',
    locality: 'Silvertown',
    postcode: 'E16 0XV',
    geo: { lat: 51.504, lng: 0.028 },
  },
  hours: londonHours,
  delivery: 'Next-day',
  stats: {
    projectsCompleted: '600+',
    satisfaction: '99%',
    depotStock: { count: '300+', unit: 'ladders' },
  },
  features: [
    {
      title: 'Next-day stock',
      text: "Call about anything shown in stock and we'll confirm whether it can leave Silvertown for the next day. Reply to your confirmation with the loading bay slot.",
    },
    {
      title: 'Podiums for goods lifts',
      text: 'Folding podiums to BS 8620 with platforms from 0.8 m. Check the closed length on the product page against your lift.',
    },
    {
      title: 'Extension ladders',
      text: 'From 6 to 22 rungs. For a terrace with no side access, choose a triple with sections up to 3 m.',
    },
    {
      title: 'Platform steps, low to high',
      text: 'Platform steps from 3 treads for desk height to 12 treads for an atrium sprinkler.',
    },
    {
      title: 'Combination ladders for stairwells',
      text: 'Combination ladders from 3x6 to 3x14 stand level on mansion block stairs with one leg set short.',
    },
    {
      title: '150 kg and 225 kg',
      text: 'Ladders, podiums and most steps are rated at 150 kg, heavy-duty steps at 225 kg. Both are on the label for your site induction.',
    },
  ],
  projects: [
    {
      title: 'Cat B fit-out, eleven floors',
      client: 'Interior contractor',
      location: 'Stratford',
      description:
        'Twenty-two folding podiums with 1.5 m platforms and six 8-tread platform steps, delivered two floors at a time to suit the lift.',
      completed: 'Completed May 2025, last delivery at 6.40am',
    },
    {
      title: 'Concourse cable route',
      client: 'Rail systems contractor',
      location: 'South of the river, Zone 1',
      description:
        'Fourteen GRP step ladders, 6 and 8 treads, plus two stairwell towers, carried in and out each night by hand.',
      completed: 'Completed January 2025, in engineering hours only',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        "Ordered at lunch on Tuesday, in the loading bay inside our slot on Wednesday. With a booking sheet to keep to, that's what we need.",
      author: 'Marek Zielny',
      company: 'Drylining contractor',
      address: 'Stratford, London',
      project: 'Cat B fit-out, eleven floors',
    },
    {
      stars: 5,
      quote:
        'No side gate, no rear lane and a new carpet in the hall. The ladder came in three pieces and went out the same way.',
      author: 'Beatrice Funnell',
      company: 'Managing agent',
      address: 'Hackney, London',
      project: 'Rear gutters on a terrace of nine',
    },
  ],
  faqs: [
    {
      question: 'What does next-day cover?',
      answer: `Items shown in stock, to an address in Greater London with someone there to sign. Call before you order and we'll confirm the day; without a call it's within ${claims.deliveryWorkingDays} working days. Ladders over 3 m come on a long vehicle and are left at the kerb, so please have two people ready.`,
    },
    {
      question: 'Do the ULEZ and the Congestion Charge add to delivery?',
      answer:
        'No. The price at checkout is what you pay. For your own van, remember that the ULEZ covers every borough and the Congestion Charge is separate.',
    },
    {
      question: 'Can a lorry stop on a red route?',
      answer:
        "Only in a marked bay at the times shown. If you're on a red route, give us a side street or the building's loading bay. If the driver can't stop, we can't deliver.",
    },
    {
      question: 'Who licenses a tower on the pavement?',
      answer:
        'The borough on most streets, Transport for London on red routes. Apply early and plan for people walking past. Outdoors, the highest platform allowed on a standard mobile tower is 8 m.',
    },
    {
      question: 'Will you bring steps down to the platform?',
      answer:
        'No, we deliver to the point the station names. From there your team carries them in under your permit. Ask Folasade for the weight of each item so you can plan how many people you need.',
    },
  ],
  areas: [
    'Stratford',
    'Croydon',
    'Hackney',
    'Camden',
    'Ealing',
    'Greenwich',
    'Brixton',
    'Wembley',
    'Barking',
    'Enfield',
    'Hounslow',
    'Lewisham',
  ],
  manager: {
    name: 'Folasade Marsh',
    role: 'London depot manager',
    yearsOfExperience: 14,
    bio: 'Folasade ran logistics for fit-out jobs from Croydon to Camden for six years. She plans deliveries round your lift booking.',
  },
  nearby: ['southampton', 'bristol'],
};
