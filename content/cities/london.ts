import { claims } from '../company.ts';
import type { City } from './city.ts';
import { londonHours } from './hours.ts';

export const london: City = {
  slug: 'london',
  city: 'London',
  title: 'London ladders, next-day when you call',
  metaDescription:
    'Ladders, podiums and steps for London fit-outs, stations and mansion blocks. Call for next-day delivery. Sized for goods lifts and ticket gates.',
  headline: 'London access kit, next-day when you call',
  intro: `Podiums that fit a goods lift, GRP steps that pass a ticket gate, ladders that come through a hallway. Call for next-day delivery from Silvertown; otherwise it is within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    "A City fit-out is decided at the loading bay. Slots are half an hour, the goods lift has a booking sheet, and the floor above is raised tile that will not forgive a point load. What sells here folds narrower than a lift door, has broad feet, and can be pushed down a corridor by one person without scuffing the client's new wall.",
    'On the railway the working day starts after the last train. Kit is carried down a stopped escalator, used for perhaps three hours and carried out again. Weight counts more than reach. Sparks choose GRP or timber, short lengths, and nothing with a loose part that could stay behind on the track.',
    'Then there is the London that people live in. Mansion blocks in Ealing wrap round a lightwell with no way in from the street. Terraces in Brixton and Hackney have a basement area in front and a garden reached only through the front room. Three-part ladders go in by the hall and are put together at the back.',
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
      text: 'Call about anything shown in stock and we say whether it can leave Silvertown for the following day. Reply to your confirmation with the bay slot and the driver gets it.',
    },
    {
      title: 'Through the goods lift',
      text: 'Folding podiums to BS 8620 with platforms from 0.8 m. Each product page gives the closed length, so you can book the right lift.',
    },
    {
      title: 'Extension ladders',
      text: 'Anything between 6 and 22 rungs. For a terrace without side access, a triple with sections up to 3 m beats a long double on the roof rack.',
    },
    {
      title: 'Platform steps, low to high',
      text: 'A 3 tread for desk height, a 12 tread for an atrium sprinkler. Platform steps hold still while you look up.',
    },
    {
      title: 'Combination ladders for stairwells',
      text: 'Mansion block stairs turn every nine steps. Combination ladders from 3x6 to 3x14 set one leg short and stand level on them.',
    },
    {
      title: '150 kg and 225 kg',
      text: 'The label your site induction will look for. 150 kg on ladders, podiums and most steps, 225 kg on the heavy-duty step range.',
    },
  ],
  projects: [
    {
      title: 'Cat B fit-out, eleven floors',
      client: 'Interior contractor',
      location: 'Stratford',
      description:
        'Twenty-two folding podiums with 1.5 m platforms and six 8 tread platform steps, sent two floors at a time to suit the lift.',
      completed: 'Completed May 2025, last drop at 6.40am',
    },
    {
      title: 'Concourse cable route',
      client: 'Rail systems contractor',
      location: 'South of the river, Zone 1',
      description:
        'Fourteen GRP step ladders of 6 and 8 treads plus two stairwell towers, carried in and out each night by hand.',
      completed: 'Completed January 2025, in engineering hours only',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Ordered at lunch on Tuesday, in the loading bay inside our slot on Wednesday. On a job with a booking sheet that is the whole game.',
      author: 'Marek Zielny',
      company: 'Drylining contractor',
      address: 'Stratford, London',
      project: 'Cat B fit-out, eleven floors',
    },
    {
      stars: 5,
      quote:
        'No side gate, no rear lane, and a new carpet in the hall. The ladder came in three pieces and went out the same way.',
      author: 'Beatrice Funnell',
      company: 'Managing agent',
      address: 'Hackney, London',
      project: 'Rear gutters on a terrace of nine',
    },
  ],
  faqs: [
    {
      question: 'What does next-day cover?',
      answer: `Items shown in stock, to an address in Greater London with someone there to sign. Call before you order and we say whether the day can be kept; without a call it is within ${claims.deliveryWorkingDays} working days. A ladder over 3 m comes on a long vehicle and is set down at the kerb, so have two people ready. Out-of-stock items say so on the product page.`,
    },
    {
      question: 'Do the ULEZ and the Congestion Charge add to delivery?',
      answer:
        'No. The price at checkout is the price, whatever our lorry is charged. For your own van, remember that the ULEZ reaches every borough and that the central charge is separate and also needs paying.',
    },
    {
      question: 'Can a lorry stop on a red route?',
      answer:
        "Only in a marked bay and at its posted times. If your frontage is on one, give us a side street or the building's bay instead. A driver who cannot stop takes your delivery home again.",
    },
    {
      question: 'Who licenses a tower on the pavement?',
      answer:
        'The borough on most streets, Transport for London on its red routes. Apply early, and plan for people walking past. Outdoors, 8 m is the highest platform a standard mobile tower may have.',
    },
    {
      question: 'Will you bring steps down to the platform?',
      answer:
        'We stop at the delivery point the station names. From there it is your team and your permit. Folasade can quote weights for each item, so you know how many hands the escalator needs.',
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
    bio: 'Folasade spent six years running logistics for fit-out jobs from Croydon to Camden. She plans drops backwards from the lift booking and starts at seven.',
  },
  nearby: ['southampton', 'bristol'],
};
