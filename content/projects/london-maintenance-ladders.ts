import type { Project } from './project.ts';

export const londonMaintenance: Project = {
  slug: 'london-maintenance-ladders',
  title: 'Sixty-one odd ladders become four equal sets',
  location: 'Bridge Street, London',
  client: 'Facilities management company',
  description:
    'Four occupied office buildings, one maintenance team, and a ladder cupboard nobody could account for. An audit, four identical tagged sets and one register replaced it while the lights and blinds were being renewed.',
  image: 'project-london-maintenance-ladders',
  completedDate: 'March 2025',
  projectValue: '£300K',
  sector: 'Commercial Property',
  equipment: '44 × platform steps, ladders, stairwell towers and tag kits',
  duration: '26 weeks',
  height: '5.2 m',
  detailedEquipmentList: [
    {
      text: '16 × Calderstile 500 Safety Rail Platform Steps, 5 tread',
      productId: 'calderstile-500-safety-rail-platform-steps-5-tread',
    },
    {
      text: '12 × Calderstile 300 Swingback Steps, 6 tread',
      productId: 'calderstile-300-swingback-steps-6-tread',
    },
    {
      text: '8 × Calderstile 300 Combination Ladder, 3 × 7 rung',
      productId: 'calderstile-300-combination-ladder-3x7-rung',
    },
    {
      text: '4 × Hawsgate Stairwell Tower, 3.2 m platform',
      productId: 'hawsgate-stairwell-tower-3-2-m-platform',
    },
    { text: '4 × Calderstile Inspection Tag Kit', productId: 'calderstile-inspection-tag-kit' },
  ],
  challenges: [
    {
      title: 'Nine makers, no history',
      description:
        'The audit found 61 ladders and steps. 23 failed on the spot, and 31 of the rest had no label to inspect against.',
    },
    {
      title: 'Stairs on every round',
      description:
        'Half the lamps hang over half-landings, where steps do not stand and nobody may lean out.',
    },
    {
      title: 'Tenants at their desks',
      description: 'Work under a ceiling in use: two-metre exclusion, no drilling before six.',
    },
  ],
  results: [
    {
      title: '40 pieces where 61 had been',
      description:
        'Ten to a building, the same ten, on numbered hooks. A gap on the wall is a question.',
    },
    {
      title: 'Inspection in a morning',
      description:
        'One register for four buildings. The quarterly check fell from three days to half of one.',
    },
    {
      title: 'Landings lit without a scaffold',
      description:
        'Stairwell towers stood on split levels at all eight stairs. No scaffold was priced again.',
    },
  ],
  phases: [
    {
      name: 'Audit',
      duration: '4 weeks',
      description:
        'Every ladder found and photographed. The 23 failures were cut up; the other 38 wore a tag until the new sets came.',
      equipment: [
        { text: '4 × Calderstile Inspection Tag Kit', productId: 'calderstile-inspection-tag-kit' },
      ],
    },
    {
      name: 'Four sets',
      duration: '8 weeks',
      description: 'One building a fortnight: hooks, set, register, half an hour with the team.',
      equipment: [
        {
          text: '16 × Calderstile 500 Safety Rail Platform Steps, 5 tread',
          productId: 'calderstile-500-safety-rail-platform-steps-5-tread',
        },
        {
          text: '12 × Calderstile 300 Swingback Steps, 6 tread',
          productId: 'calderstile-300-swingback-steps-6-tread',
        },
        {
          text: '8 × Calderstile 300 Combination Ladder, 3 × 7 rung',
          productId: 'calderstile-300-combination-ladder-3x7-rung',
        },
      ],
    },
    {
      name: 'Office floors',
      duration: '8 weeks',
      description:
        'Lamps, sensors and blinds renewed floor by floor, from six to nine each evening.',
      equipment: [
        {
          text: '16 × Calderstile 500 Safety Rail Platform Steps, 5 tread',
          productId: 'calderstile-500-safety-rail-platform-steps-5-tread',
        },
        {
          text: '12 × Calderstile 300 Swingback Steps, 6 tread',
          productId: 'calderstile-300-swingback-steps-6-tread',
        },
      ],
    },
    {
      name: 'Stairs',
      duration: '6 weeks',
      description:
        'Eight stairs at weekends, one tower to a building, lamps at 5 m over the landing.',
      equipment: [
        {
          text: '4 × Hawsgate Stairwell Tower, 3.2 m platform',
          productId: 'hawsgate-stairwell-tower-3-2-m-platform',
        },
        {
          text: '8 × Calderstile 300 Combination Ladder, 3 × 7 rung',
          productId: 'calderstile-300-combination-ladder-3x7-rung',
        },
      ],
    },
  ],
  testimonial: {
    quote:
      'I used to sign for ladders I had never seen. Now hook 7 in building 2 is a six-tread with a tag dated last month, and I can prove it.',
    author: 'Priya K.',
    position: 'Hard services lead',
    company: 'Facilities management company',
  },
};
