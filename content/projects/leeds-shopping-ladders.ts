import type { Project } from './project.ts';

export const leedsShopping: Project = {
  slug: 'leeds-shopping-ladders',
  title: 'Podiums and folding towers for 36 shopfronts in Leeds',
  location: 'Market Street, Leeds',
  client: 'Shopfitting contractor',
  description:
    'Platform steps, 2.0 m podiums and 3.9 m folding towers for new signs, soffits and lighting on 36 units of a shopping centre. Work ran from 10pm to 6am, with all the kit locked away before the cleaners came in.',
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
      title: 'All kit locked away each night',
      description: 'Two gangs shared a 22 m² empty unit as a store, so everything had to fold.',
    },
    {
      title: 'A floor that scratches',
      description:
        'The limestone was laid in 2019. The centre inspected it each morning and charged for every scratch.',
    },
    {
      title: 'Small hatches behind signs',
      description: 'The brackets are in voids behind a 0.60 m hatch, so only a short ladder fits.',
    },
  ],
  results: [
    {
      title: 'Five units a fortnight, then nearly six',
      description:
        'The mock-up took a week. By the upper level each gang finished a unit in under four nights.',
    },
    {
      title: 'Clear by 6am on 72 nights',
      description:
        'Work ran four nights a week, and a fifth every other week. The store was locked on time every night.',
    },
    {
      title: 'No floor damage',
      description:
        'Feet and castors were changed halfway through, before they wore out. Floor claims came to £0.',
    },
  ],
  phases: [
    {
      name: 'Mock-up',
      duration: '1 week',
      description:
        'One unit finished with the tenant watching, and the kit list cut from 31 items to 24.',
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
      description: '15 units with fascias at 4 m, two gangs working alternate units.',
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
      description: '20 units under the rooflight, with soffits at 5.7 m reached from the towers.',
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
      description: 'Fixings, seals and labels behind 36 new signs, each from one short ladder.',
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
      'After the mock-up we went through the list together and took off seven items before they were sent. The other 24 fitted in one store, locked by ten to six every morning.',
    author: 'Marta W.',
    position: 'Night works manager',
    company: 'Shopfitting contractor',
  },
};
