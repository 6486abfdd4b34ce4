import type { Project } from './project.ts';

export const bristolStation: Project = {
  slug: 'bristol-station-ladders',
  title: 'Narrow towers for a station canopy in Bristol',
  location: 'Station Road, Bristol',
  client: 'Building maintenance contractor',
  description:
    'Narrow towers with 4.2 m platforms to reseal 640 panes and clear 380 m of gutter above four working platforms. Stabilisers and all, they fitted inside a hoarding 2.80 m deep and moved one bay a shift.',
  image: 'project-bristol-station-ladders',
  completedDate: 'October 2024',
  projectValue: '£430K',
  sector: 'Transport Infrastructure',
  equipment: '18 × narrow towers, platform steps, ladders and stand-offs',
  duration: '10 weeks',
  height: '6.2 m',
  detailedEquipmentList: [
    {
      text: '4 × Hawsgate Narrow Tower, 4.2 m platform',
      productId: 'hawsgate-narrow-tower-4-2-m-platform',
    },
    {
      text: '4 × Calderstile 300 Double Extension Ladder, 2 × 12 rung',
      productId: 'calderstile-300-double-extension-ladder-2x12-rung',
    },
    { text: '4 × Calderstile Ladder Stand-Off', productId: 'calderstile-ladder-stand-off' },
    {
      text: '6 × Calderstile 300 Platform Steps, 8 tread',
      productId: 'calderstile-300-platform-steps-8-tread',
    },
  ],
  challenges: [
    {
      title: 'Only 2.80 m of platform',
      description:
        'That was all the hoarding could take up. With stabilisers out, a full-width tower with a 3.7 m platform needs 3.1 m. A narrow tower at 4.2 m needs 2.7 m.',
    },
    {
      title: 'Wind through the station',
      description:
        "The canopy is open at both ends. The towers were tied to its columns, and work stopped when the gang's meter read 17 mph.",
    },
    {
      title: 'Gutters that take no load',
      description:
        'The gutters are old cast iron. No ladder could rest on them, so every ladder had a stand-off against the wall.',
    },
  ],
  results: [
    {
      title: 'Four platforms open for 10 weeks',
      description: 'No train had to use another platform because of the work.',
    },
    {
      title: '640 panes, 16 a shift',
      description: '40 shifts on the towers. Two were lost to wind and made up within the week.',
    },
    {
      title: 'No gutter damaged',
      description: 'Three brackets were already cracked before work began. None cracked during it.',
    },
  ],
  phases: [
    {
      name: 'Trial hoarding',
      duration: '1 week',
      description:
        'One bay built, tested with a wheelchair and a catering trolley going past, and approved.',
      equipment: [
        {
          text: '1 × Hawsgate Narrow Tower, 4.2 m platform',
          productId: 'hawsgate-narrow-tower-4-2-m-platform',
        },
      ],
    },
    {
      name: 'Platforms 1 and 2',
      duration: '4 weeks',
      description:
        '320 panes, with two towers to a platform and glass passed up through the trapdoor.',
      equipment: [
        {
          text: '4 × Hawsgate Narrow Tower, 4.2 m platform',
          productId: 'hawsgate-narrow-tower-4-2-m-platform',
        },
        {
          text: '6 × Calderstile 300 Platform Steps, 8 tread',
          productId: 'calderstile-300-platform-steps-8-tread',
        },
      ],
    },
    {
      name: 'Platforms 3 and 4',
      duration: '4 weeks',
      description: 'The other 320 panes, with the same towers moved across in one night.',
      equipment: [
        {
          text: '4 × Hawsgate Narrow Tower, 4.2 m platform',
          productId: 'hawsgate-narrow-tower-4-2-m-platform',
        },
        {
          text: '6 × Calderstile 300 Platform Steps, 8 tread',
          productId: 'calderstile-300-platform-steps-8-tread',
        },
      ],
    },
    {
      name: 'Gutters and downpipes',
      duration: '1 week',
      description: '380 m cleared and flushed from the street side, a few minutes at each outlet.',
      equipment: [
        {
          text: '4 × Calderstile 300 Double Extension Ladder, 2 × 12 rung',
          productId: 'calderstile-300-double-extension-ladder-2x12-rung',
        },
        { text: '4 × Calderstile Ladder Stand-Off', productId: 'calderstile-ladder-stand-off' },
      ],
    },
  ],
  testimonial: {
    quote:
      'The station wanted to know how much platform the tower takes up, stabilisers included. The figure was on the product page, and on the day it fitted.',
    author: 'Tom A.',
    position: 'Contracts manager',
    company: 'Building maintenance contractor',
  },
};
