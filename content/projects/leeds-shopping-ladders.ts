import type { Project } from './project.ts';

export const leedsShopping: Project = {
  slug: 'leeds-shopping-ladders',
  title: 'Thirty-six shopfronts, all of them by night',
  location: 'Market Street, Leeds',
  client: 'Shopfitting contractor',
  description:
    'New signs, soffits and lighting for 36 units on two levels of a shopping centre that trades seven days. Work from ten at night to six, with every ladder and tower behind a locked shutter before the cleaners came.',
  image: 'project-leeds-shopping-ladders',
  completedDate: 'May 2025',
  projectValue: '£1.1M',
  sector: 'Retail & Commercial',
  equipment: '24 × platform steps, podiums, folding towers and telescopics',
  duration: '16 weeks',
  height: '5.9 m',
  detailedEquipmentList: [
    {
      text: '8 × Calderstile 500 Handrail Platform Steps, 8 tread',
      productId: 'calderstile-500-handrail-platform-steps-8-tread',
    },
    {
      text: '6 × Hawsgate Auto Lock Podium Steps, 2.0 m platform',
      productId: 'hawsgate-auto-lock-podium-steps-2-0-m-platform',
    },
    {
      text: '6 × Calderstile 500 Telescopic Ladder, 3.8 m',
      productId: 'calderstile-500-telescopic-ladder-3-8-m',
    },
    {
      text: '4 × Hawsgate Folding Tower, 3.9 m platform',
      productId: 'hawsgate-folding-tower-3-9-m-platform',
    },
  ],
  challenges: [
    {
      title: 'Nothing left in the mall',
      description:
        'One empty unit as a store, 22 m² for two gangs. What did not fold was not on the list.',
    },
    {
      title: 'Stone floor, soft feet',
      description:
        'Limestone laid in 2019. The centre inspected it each morning and billed every scratch.',
    },
    {
      title: 'Void hatches behind signs',
      description:
        'Brackets sit in voids behind a 0.60 m hatch: a ladder goes in short or not at all.',
    },
  ],
  results: [
    {
      title: 'Five units a fortnight, then nearly six',
      description:
        'The mock-up took a week. By the upper level each gang finished a unit in under four nights.',
    },
    {
      title: 'Clear by six on 72 nights',
      description:
        'Four nights a week and a fifth every other week. The shutter was locked on time on all of them.',
    },
    {
      title: 'No bill for the floor',
      description:
        'Feet and castors were changed at half time, before they wore through. £0 in floor claims.',
    },
  ],
  phases: [
    {
      name: 'Mock-up',
      duration: '1 week',
      description: 'One unit done in full with the tenant watching. Ladder list cut from 31 to 24.',
      equipment: [
        {
          text: '2 × Calderstile 500 Handrail Platform Steps, 8 tread',
          productId: 'calderstile-500-handrail-platform-steps-8-tread',
        },
        {
          text: '1 × Hawsgate Folding Tower, 3.9 m platform',
          productId: 'hawsgate-folding-tower-3-9-m-platform',
        },
      ],
    },
    {
      name: 'Lower level',
      duration: '6 weeks',
      description: '15 units, fascias at 4 m, two gangs leapfrogging.',
      equipment: [
        {
          text: '8 × Calderstile 500 Handrail Platform Steps, 8 tread',
          productId: 'calderstile-500-handrail-platform-steps-8-tread',
        },
        {
          text: '6 × Hawsgate Auto Lock Podium Steps, 2.0 m platform',
          productId: 'hawsgate-auto-lock-podium-steps-2-0-m-platform',
        },
      ],
    },
    {
      name: 'Upper level',
      duration: '7 weeks',
      description: '20 units under the rooflight, soffits at 5.7 m from the towers.',
      equipment: [
        {
          text: '4 × Hawsgate Folding Tower, 3.9 m platform',
          productId: 'hawsgate-folding-tower-3-9-m-platform',
        },
        {
          text: '8 × Calderstile 500 Handrail Platform Steps, 8 tread',
          productId: 'calderstile-500-handrail-platform-steps-8-tread',
        },
      ],
    },
    {
      name: 'Voids and snags',
      duration: '2 weeks',
      description:
        'Fixings, seals and labels behind 36 new signs, one person and one short ladder each.',
      equipment: [
        {
          text: '6 × Calderstile 500 Telescopic Ladder, 3.8 m',
          productId: 'calderstile-500-telescopic-ladder-3-8-m',
        },
      ],
    },
  ],
  testimonial: {
    quote:
      'We went through the list together after the mock-up and struck off seven pieces before they were sent. Twenty-four things, one store, and the key turned at ten to six.',
    author: 'Marta W.',
    position: 'Night works manager',
    company: 'Shopfitting contractor',
  },
};
