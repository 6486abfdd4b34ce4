import type { Project } from './project.ts';

export const londonMaintenance: Project = {
  slug: 'london-maintenance-ladders',
  title: 'Platform steps and ladders for four London offices',
  location: 'Bridge Street, London',
  client: 'Facilities management company',
  description:
    'Four matching sets of platform steps, steps, ladders and 3.2 m stairwell towers, tagged and on one register, for four occupied office buildings. They replaced 61 mixed ladders while lights and blinds were renewed.',
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
      title: 'Nine makes, no records',
      description:
        'The audit found 61 ladders and steps. 23 failed straight away, and 31 of the rest had no label to inspect against.',
    },
    {
      title: 'Lights over stairs',
      description:
        "Half the lamps hang over half-landings, where steps won't stand and leaning out isn't safe.",
    },
    {
      title: 'Tenants at work',
      description: 'Offices were in use: a 2 m exclusion zone and no drilling before 6pm.',
    },
  ],
  results: [
    {
      title: '40 items instead of 61',
      description:
        'Each building has the same ten items on numbered hooks, so anything missing is easy to spot.',
    },
    {
      title: 'Quarterly check in half a day',
      description:
        'With one register for all four buildings, the check fell from three days to half a day.',
    },
    {
      title: 'Stairs lit without scaffolding',
      description:
        'Stairwell towers stood across the levels on all eight stairs, so no scaffolding was needed.',
    },
  ],
  phases: [
    {
      name: 'Audit',
      duration: '4 weeks',
      description:
        'Every ladder found and photographed. The 23 that failed were scrapped; the other 38 were tagged until the new sets came.',
      equipment: [
        { text: '4 × Calderstile Inspection Tag Kit', productId: 'calderstile-inspection-tag-kit' },
      ],
    },
    {
      name: 'Four sets',
      duration: '8 weeks',
      description:
        'One building a fortnight: hooks, the new set, the register and half an hour with the team.',
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
      description: 'Lamps, sensors and blinds renewed floor by floor, 6pm to 9pm each evening.',
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
        'Eight stairs at weekends, with one tower to a building and lamps 5 m above the landing.',
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
      "I used to sign for ladders I'd never seen. Now I know that hook 7 in building 2 is a 6-tread with a tag dated last month, and I can prove it.",
    author: 'Priya K.',
    position: 'Hard services lead',
    company: 'Facilities management company',
  },
};
