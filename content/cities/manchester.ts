import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const manchester: City = {
  slug: 'manchester',
  city: 'Manchester',
  title: 'Manchester ladders, podiums and narrow towers',
  metaDescription: `Narrow towers, podiums and ladders for Manchester mills, Salford studios and the airport. Delivered from Trafford Park within ${claims.deliveryWorkingDays} working days.`,
  headline: 'Narrow towers and podiums for Manchester mills and studios',
  intro: `Narrow and one-man towers from 1.2 m, folding podiums and platform steps, delivered from Trafford Park within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    "Buy narrow towers and folding podiums for the Ancoats mills. The way up is usually a stone stair inside a corner tower, and a full-width frame won't make the turn. These break down into parts two people can carry.",
    'For Salford studios, choose towers and platform steps that roll between sets on flat floors. For work above check-in at the airport, choose kit that folds to trolley size: it is counted in and out each night at the gate.',
    'A narrow tower is usually better than a ladder on the tall semis of Didsbury and Chorlton. The bay roof pushes the foot of a ladder out past the one-in-four angle. Set beside the bay, the tower will do the next gutter too.',
  ],
  depot: {
    street: 'Unit 4, Toeboard Yard',
    locality: 'Trafford Park',
    postcode: 'M17 0XV',
    geo: { lat: 53.466, lng: -2.314 },
  },
  hours: regionalHours,
  delivery: `Within ${claims.deliveryWorkingDays} working days`,
  stats: {},
  features: [
    {
      title: 'Extension ladders',
      text: 'From 6 to 22 rungs: short ones for a porch roof, rope-operated ones for high lintels in a mill yard.',
    },
    {
      title: 'Platform steps for crews',
      text: 'Platform steps in 3 to 12 treads, with a flat deck, a knee rail and both hands free to hang a lamp.',
    },
    {
      title: 'Three ladders in one',
      text: 'Combination ladders, 3x6 to 3x14, for vans that carry one ladder. Lean it, stand it or set it on a stair.',
    },
    {
      title: 'Clear load ratings',
      text: 'Most ladders take 150 kg, person and tools together. Heavy-duty steps take 225 kg for jobs like lifting a fan motor.',
    },
    {
      title: 'Tower parts for mill stairs',
      text: 'Narrow and one-man towers in frames short enough for a winding stone stair. Ask us to bundle an order by floor.',
    },
    {
      title: 'Parts lists for the gate',
      text: 'Airport and studio orders list castors, braces and tags line by line, ready for the security desk to tick off.',
    },
  ],
  projects: [
    {
      title: 'Mill conversion, Ancoats',
      client: 'Residential developer',
      location: 'Off Great Ancoats Street',
      description:
        'Eight narrow towers with a 4.2 m platform, carried up a stone stair in parts to repoint brick arches on four floors.',
      completed: 'Completed March 2025, one floor ahead of the plasterers',
    },
    {
      title: 'Studio relamp, Salford Quays',
      client: 'Broadcast facilities team',
      location: 'Salford Quays',
      description:
        'Six 10-tread platform steps and two folding towers, moved from set to set between recordings.',
      completed: 'Completed November 2024, no studio day lost',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'It came bundled by floor with the braces on top. We carried each lot up that spiral once and never had to go back for a missing pin.',
      author: 'Gareth Pilling',
      company: 'Brickwork contractor',
      address: 'Ancoats, Manchester',
      project: 'Mill conversion, Ancoats',
    },
    {
      stars: 5,
      quote:
        "I asked for quiet castors and a deck my gaffer could kneel on. Bernadette sent the right steps and told me which pair I didn't need.",
      author: 'Amina Sutcliffe',
      company: 'Lighting department',
      address: 'Salford Quays, Salford',
      project: 'Studio relamp, Salford Quays',
    },
  ],
  faqs: [
    {
      question: 'Will a tower go up an Ancoats mill stair?',
      answer:
        "Usually, if it's a narrow or one-man tower and two people carry the frames on edge. Measure the tightest turn, not just the width, and send it to us. We'll tell you which frame fits.",
    },
    {
      question: 'Can we work beside the Metrolink wires?',
      answer:
        "Only with the tram operator's agreement. Ask well before the job: you may have to work at night with the line off. A GRP ladder doesn't replace that permission.",
    },
    {
      question: 'Is there a clean air charge on Manchester deliveries?',
      answer:
        'No. Greater Manchester dropped its plan to charge vehicles. If that changes, the price of an order you have already placed will not.',
    },
    {
      question: 'How does an airport delivery work?',
      answer:
        "We deliver to the goods address your project gives us. Put the booking reference in the delivery notes. We don't go airside, so your escort takes it from there.",
    },
    {
      question: 'Is the Trafford Park depot your head office?',
      answer:
        'It is on the same estate, at a different address. The depot opens at 8am on weekdays and until 4pm on Saturdays; phone lines keep the hours shown beside the number. Ask us before you come to look at a particular model.',
    },
  ],
  areas: [
    'Ancoats',
    'Salford',
    'Trafford Park',
    'Didsbury',
    'Chorlton',
    'Stockport',
    'Sale',
    'Altrincham',
    'Prestwich',
    'Eccles',
    'Wythenshawe',
    'Levenshulme',
  ],
  manager: {
    name: 'Bernadette Ollerton',
    role: 'Depot manager, Trafford Park',
    yearsOfExperience: 17,
    bio: 'Bernadette ran a tower yard in Eccles before she joined us. Send her your stair measurements and she can tell you what fits.',
  },
  nearby: ['liverpool', 'leeds'],
};
