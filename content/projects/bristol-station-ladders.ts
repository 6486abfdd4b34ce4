import type { Project } from './project.ts';

export const bristolStation: Project = {
  slug: 'bristol-station-ladders',
  title: 'Canopy glass and gutters between trains',
  location: 'Station Road, Bristol',
  client: 'Building maintenance contractor',
  description:
    '640 panes resealed and 380 m of gutter cleared above four platforms in daily use. Narrow towers with their stabilisers out moved along inside a hoarding 2.80 m deep, one bay a shift, and the platform edge stayed clear.',
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
      title: '2.80 m and no more',
      description:
        'The hoarding could take that much of the platform. With stabilisers out, a full-width tower asks for 3.1 m even with its platform at 3.7 m, a narrow one at 4.2 m for 2.7 m.',
    },
    {
      title: 'Wind down the tracks',
      description:
        "The canopy is open at both ends. Towers were tied to its columns, and work stopped at 17 mph on the gang's own meter.",
    },
    {
      title: 'Gutters that take no load',
      description:
        'Cast iron from another century. No ladder was to rest on it, so each one stood off to the wall.',
    },
  ],
  results: [
    {
      title: 'Four platforms open for ten weeks',
      description: 'Not one train was moved to another platform for the work.',
    },
    {
      title: '640 panes, 16 a shift',
      description:
        '40 shifts on the towers. Two shifts lost to wind, both made up within the week.',
    },
    {
      title: 'No gutter replaced for a ladder',
      description: 'Three brackets were found cracked before work began. None after.',
    },
  ],
  phases: [
    {
      name: 'Trial hoarding',
      duration: '1 week',
      description:
        'One bay built, walked past with a wheelchair and a catering trolley, and approved.',
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
      description: '320 panes, two towers to a platform, glass passed up through the trap.',
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
      description: 'The other 320 panes, the same towers moved over the crossing in one night.',
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
      description: '380 m cleared and flushed from the street side, minutes at each outlet.',
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
      'The station wanted one number: how much platform the tower takes, stabilisers and all. It stood on the product page, and on the day the tower fitted.',
    author: 'Tom A.',
    position: 'Contracts manager',
    company: 'Building maintenance contractor',
  },
};
