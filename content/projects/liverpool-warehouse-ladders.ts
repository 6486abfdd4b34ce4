import type { Project } from './project.ts';

export const liverpoolWarehouse: Project = {
  slug: 'liverpool-warehouse-ladders',
  title: 'Forty-eight flats under jack arches',
  location: 'Dock Road, Liverpool',
  client: 'Residential developer',
  description:
    'A brick dock warehouse turned into flats on five floors, no two ceilings alike. Drylining crews chose the platform by the bay: hop-ups under the springing, podiums at the crown, towers only on the common stairs.',
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
        'Arches spring at 2.7 m and crown at 3.0 m. One platform height is either too low at the crown or a stoop at the wall.',
    },
    {
      title: 'Floors that are not level',
      description:
        'A century and a half of settlement, up to 40 mm across a bay. Crews moved the platform to level ground and never packed a foot.',
    },
    {
      title: 'Three stairs, finished last',
      description:
        'The stone stairs stayed the site access for 46 weeks, so their walls were done in the last six.',
    },
  ],
  results: [
    {
      title: 'Two heights covered 48 flats',
      description:
        'Hop-ups and 1.0 m podiums reached every ceiling. The 1.5 m podiums in the first list were struck out.',
    },
    {
      title: 'Sets by crew, not by floor',
      description:
        'Each of four drylining crews owned five hop-ups and three podiums. Nothing went missing between floors.',
    },
    {
      title: 'Stairs in six weeks',
      description:
        'One tower to a stair, built once, brought down a landing at a time. The programme had allowed nine.',
    },
  ],
  phases: [
    {
      name: 'Strip-out and survey',
      duration: '8 weeks',
      description:
        'Plaster off, arches sounded, hoist beams in the loading bay measured from tied ladders.',
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
      description: 'Risers, containment and pipework, floor by floor from the top.',
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
      description: 'Four crews, twelve flats each, from bare arch to skimmed wall.',
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
      'We asked for sixteen tall podiums. They rang back and asked where the arch springs. Twelve short ones and a stack of hop-ups, and nobody worked with a bent neck.',
    author: 'Colin B.',
    position: 'Project manager',
    company: 'Residential developer',
  },
};
