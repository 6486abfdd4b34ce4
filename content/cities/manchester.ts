import { claims } from '../company.ts';
import type { City } from './city.ts';
import { regionalHours } from './hours.ts';

export const manchester: City = {
  slug: 'manchester',
  city: 'Manchester',
  title: 'Manchester ladders, podiums and narrow towers',
  metaDescription: `Narrow towers, podiums and ladders for Manchester: Ancoats mills, Salford studios, the airport. From Trafford Park in ${claims.deliveryWorkingDays} working days.`,
  headline: "Access for Manchester's mills and media floors",
  intro: `Cotton mills cut into flats, studio floors in Salford, terminal halls at the airport: three kinds of ceiling, three kinds of kit. It leaves Trafford Park and reaches you within ${claims.deliveryWorkingDays} working days.`,
  descriptions: [
    'The Ancoats mills were built for machines. Floors run long between rows of cast-iron columns, ceilings arch in brick, and the way up is a stone stair turning inside a corner tower. A full-width tower will not make that turn. Most mill orders are folding podiums and narrow towers that break down to what two people can carry.',
    "Salford's broadcast buildings ask for the opposite: flat floors, high lighting grids, and doors that shut on a red light. Crews there buy kit that rolls between sets without being struck. At the airport, work above check-in is done at night and every item is counted in and counted out, so anything that folds to trolley size shortens the wait at the gate.",
    'South of the centre, Didsbury and Chorlton are tall semis with bay roofs. The bay pushes the foot of a ladder past the one-in-four rule. A narrow tower set beside it is usually the right answer, and it does the next gutter along as well.',
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
      text: 'From 6 to 22 rungs. The short ones do a porch roof in Levenshulme, the rope-operated ones reach lintels on a mill yard.',
    },
    {
      title: 'Platform steps for crews',
      text: 'Platform steps in 3 to 12 treads: a flat deck, a rail at the knee, and two hands free to hang a lamp.',
    },
    {
      title: 'Three ladders in one van',
      text: 'Combination ladders, 3x6 to 3x14, for caretakers with one roof rack and no two jobs alike. Lean it, stand it, or set it on a stair.',
    },
    {
      title: 'Loads written down',
      text: '150 kg covers most ladders, person and tools together. Heavy-duty steps carry 225 kg for when a fan motor goes up too.',
    },
    {
      title: 'Parts sized for a mill stair',
      text: 'Narrow and one-man towers in frames short enough for a stone winder, bundled by floor so nothing climbs twice.',
    },
    {
      title: 'Counted for the gate',
      text: 'Airport and studio orders list castors, braces and tags line by line, so that the security desk can tick them off.',
    },
  ],
  projects: [
    {
      title: 'Mill conversion, Ancoats',
      client: 'Residential developer',
      location: 'Off Great Ancoats Street',
      description:
        'Eight narrow towers with a 4.2 m platform, taken up a stone stair in parts to repoint brick arches on four floors.',
      completed: 'Completed March 2025, one floor ahead of the plasterers',
    },
    {
      title: 'Studio relamp, Salford Quays',
      client: 'Broadcast facilities team',
      location: 'Salford Quays',
      description:
        'Six platform steps of 10 treads and two folding towers, carried or rolled from set to set between recordings.',
      completed: 'Completed November 2024, no studio day lost',
    },
  ],
  testimonials: [
    {
      stars: 5,
      quote:
        'Bundled by floor with the braces on top. We carried each lot up that spiral once and never had to go back down for a missing pin.',
      author: 'Gareth Pilling',
      company: 'Brickwork contractor',
      address: 'Ancoats, Manchester',
      project: 'Mill conversion, Ancoats',
    },
    {
      stars: 5,
      quote:
        'I asked for quiet castors and a deck my gaffer could kneel on. Bernadette sent the right steps and told me which pair I did not need.',
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
        'Measure the turn, not the width. Narrow and one-man frames pass most corner stairs when two people carry them on edge. Send the clear width at the tightest step and we will name the frame that gets round it.',
    },
    {
      question: 'Can we set up beside the Metrolink wires?',
      answer:
        "Only with the tram operator's agreement, asked for well before the job, and sometimes only at night with the line off. A GRP ladder does not replace that permission. It is there for the risk that is left.",
    },
    {
      question: 'Is there a clean air charge on Manchester deliveries?',
      answer:
        'No. Greater Manchester gave up its plan to charge vehicles, so as things stand there is no zone to price in. If that changes it will not change an order already placed.',
    },
    {
      question: 'How does an airport delivery work?',
      answer:
        'We bring it to the goods address your project names. Put its booking in the delivery notes. We do not go airside. Your escort takes it from there, which is one more reason to buy what folds.',
    },
    {
      question: 'Is the Trafford Park depot your head office?',
      answer:
        'Same estate, different door. The registered office takes letters. The depot opens at 8am on weekdays and on Saturday until 4pm; the phones keep the hours shown beside the number. Call and ask before you come to see a certain model standing.',
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
    bio: 'Bernadette ran a tower yard in Eccles before she sold from one. She keeps a drawer of stair measurements and will ask for yours.',
  },
  nearby: ['liverpool', 'leeds'],
};
