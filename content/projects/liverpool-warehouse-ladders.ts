import type { Project } from './project.ts';

export const liverpoolWarehouse: Project = {
  slug: 'liverpool-warehouse-ladders',
  title: 'Hop-ups and podiums for 48 warehouse flats in Liverpool',
  location: 'Dock Road, Liverpool',
  client: 'Residential developer',
  description:
    'Hop-ups with 0.8 m platforms, 1.0 m podiums and 4.2 m stairwell towers to turn a brick dock warehouse into 48 flats on five floors. Ceilings are arched, so drylining crews chose the platform to suit each bay.',
  image: 'project-liverpool-warehouse-ladders',
  completedDate: 'February 2025',
  projectValue: '£4.2M',
  sector: 'Residential Development',
  equipment: '45 × hop-ups, podiums, ladders and stairwell towers',
  duration: '52 weeks',
  height: '6.2 m',
  detailedEquipmentList: [
    {
      text: '20 × Calderstile 300 Folding Work Platform, 0.8 m platform',
      productId: 'calderstile-300-folding-work-platform-0-8-m-platform',
    },
    {
      text: '12 × Hawsgate Podium Steps, 1.0 m platform',
      productId: 'hawsgate-podium-steps-1-0-m-platform',
    },
    {
      text: '6 × Calderstile 300 Combination Ladder, 3 × 8 rung',
      productId: 'calderstile-300-combination-ladder-3x8-rung',
    },
    {
      text: '4 × Calderstile 300 Double Extension Ladder, 2 × 8 rung',
      productId: 'calderstile-300-double-extension-ladder-2x8-rung',
    },
    {
      text: '3 × Hawsgate Stairwell Tower, 4.2 m platform',
      productId: 'hawsgate-stairwell-tower-4-2-m-platform',
    },
  ],
  challenges: [
    {
      title: 'Ceilings from 2.7 to 3.0 m in one room',
      description:
        'The arched ceilings are 2.7 m high at the wall and 3.0 m at the crown, too much for one platform height.',
    },
    {
      title: 'Floors that are not level',
      description:
        'The floors fall by up to 40 mm across a bay. Crews moved the platform to level ground and never packed a foot.',
    },
    {
      title: 'Stairs left until last',
      description:
        'The three stone stairs were the way in for 46 weeks, so their walls were done in the last six.',
    },
  ],
  results: [
    {
      title: 'Two heights covered 48 flats',
      description:
        'Hop-ups and 1.0 m podiums reached every ceiling. The 1.5 m podiums on the first list were not needed.',
    },
    {
      title: 'A set for each crew',
      description:
        'Each of the four drylining crews had its own five hop-ups and three podiums. Nothing went missing between floors.',
    },
    {
      title: 'Stairs finished in 6 weeks, not 9',
      description: 'Each stair had one tower, built once and brought down a landing at a time.',
    },
  ],
  phases: [
    {
      name: 'Strip-out and survey',
      duration: '8 weeks',
      description: 'Plaster removed, arches checked, and hoist beams measured from tied ladders.',
      equipment: [
        {
          text: '4 × Calderstile 300 Double Extension Ladder, 2 × 8 rung',
          productId: 'calderstile-300-double-extension-ladder-2x8-rung',
        },
        {
          text: '6 × Calderstile 300 Combination Ladder, 3 × 8 rung',
          productId: 'calderstile-300-combination-ladder-3x8-rung',
        },
      ],
    },
    {
      name: 'First fix',
      duration: '18 weeks',
      description: 'Risers, cable containment and pipework, floor by floor from the top.',
      equipment: [
        {
          text: '12 × Hawsgate Podium Steps, 1.0 m platform',
          productId: 'hawsgate-podium-steps-1-0-m-platform',
        },
        {
          text: '6 × Calderstile 300 Combination Ladder, 3 × 8 rung',
          productId: 'calderstile-300-combination-ladder-3x8-rung',
        },
      ],
    },
    {
      name: 'Drylining and second fix',
      duration: '20 weeks',
      description: 'Four crews with 12 flats each, from bare brick to skimmed walls.',
      equipment: [
        {
          text: '20 × Calderstile 300 Folding Work Platform, 0.8 m platform',
          productId: 'calderstile-300-folding-work-platform-0-8-m-platform',
        },
        {
          text: '12 × Hawsgate Podium Steps, 1.0 m platform',
          productId: 'hawsgate-podium-steps-1-0-m-platform',
        },
      ],
    },
    {
      name: 'Common stairs',
      duration: '6 weeks',
      description: 'Walls, soffits and pendant lights over three open stairs, from the top down.',
      equipment: [
        {
          text: '3 × Hawsgate Stairwell Tower, 4.2 m platform',
          productId: 'hawsgate-stairwell-tower-4-2-m-platform',
        },
      ],
    },
  ],
  testimonial: {
    quote:
      'We asked for 16 tall podiums. They rang back to ask how high the arch starts. We bought 12 short ones and 20 hop-ups, and nobody had to stoop.',
    author: 'Colin B.',
    position: 'Project manager',
    company: 'Residential developer',
  },
};
