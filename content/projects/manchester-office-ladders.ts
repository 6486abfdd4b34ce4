import type { Project } from './project.ts';

export const manchesterOffice: Project = {
  slug: 'manchester-office-ladders',
  title: 'Folding podiums for six office floors in Manchester',
  location: 'Wharf Street, Manchester',
  client: 'Interior contractor',
  description:
    'Folding podiums with 1.5 m platforms, GRP steps and platform steps for ceilings, lighting and data on six floors. The podiums fit through a 0.80 m lift door, so the contractor bought for two floors and used them on six.',
  image: 'project-manchester-office-ladders',
  completedDate: 'June 2025',
  projectValue: '£1.5M',
  sector: 'Commercial Development',
  equipment: '26 × podiums, platform steps and GRP step ladders',
  duration: '20 weeks',
  height: '3.5 m',
  detailedEquipmentList: [
    {
      text: '12 × Hawsgate Podium Steps, 1.5 m platform',
      productId: 'hawsgate-podium-steps-1-5-m-platform',
    },
    {
      text: '6 × Calderstile 900 GRP Step Ladder, 8 tread',
      productId: 'calderstile-900-grp-step-ladder-8-tread',
    },
    {
      text: '6 × Calderstile 300 Platform Steps, 6 tread',
      productId: 'calderstile-300-platform-steps-6-tread',
    },
    {
      text: '2 × Hawsgate Podium Tower, 1.2 m platform',
      productId: 'hawsgate-podium-tower-1-2-m-platform',
    },
  ],
  challenges: [
    {
      title: 'A lift door 0.80 m wide',
      description:
        "Most kit wouldn't turn on the escape stair, so it had to go in the goods lift. Every folded size was checked against the door before ordering.",
    },
    {
      title: 'Two floors at a time',
      description:
        'The landlord released floors in pairs. Kit for all six would have stood unused for three months out of five.',
    },
    {
      title: 'Electricians beside ceiling fixers',
      description:
        'First fix overlapped with the ceiling grid. The electricians kept their own GRP steps so nobody borrowed aluminium ones for testing.',
    },
  ],
  results: [
    {
      title: 'Bought for two, used on six',
      description: '26 items did the work of an estimated 60 spread over all six floors.',
    },
    {
      title: 'Nothing carried up the stairs',
      description: 'All 12 podiums went up folded in the lift, four at a time.',
    },
    {
      title: 'Handed over in pairs',
      description:
        'Floors 1 and 2 in week 8, floors 3 and 4 in week 13, floors 5 and 6 in week 18.',
    },
  ],
  phases: [
    {
      name: 'Setting out',
      duration: '2 weeks',
      description:
        'Grid lines and bracket positions marked on the soffit by laser, by a gang of four.',
      equipment: [
        {
          text: '4 × Hawsgate Podium Steps, 1.5 m platform',
          productId: 'hawsgate-podium-steps-1-5-m-platform',
        },
      ],
    },
    {
      name: 'Floors 1 and 2',
      duration: '6 weeks',
      description: 'Cable containment, cable and ceiling grid, with lighting one bay behind.',
      equipment: [
        {
          text: '12 × Hawsgate Podium Steps, 1.5 m platform',
          productId: 'hawsgate-podium-steps-1-5-m-platform',
        },
        {
          text: '6 × Calderstile 900 GRP Step Ladder, 8 tread',
          productId: 'calderstile-900-grp-step-ladder-8-tread',
        },
      ],
    },
    {
      name: 'Floors 3 to 6',
      duration: '10 weeks',
      description:
        'The same kit moved up two floors at a time, with platform steps added for ceiling tiles.',
      equipment: [
        {
          text: '12 × Hawsgate Podium Steps, 1.5 m platform',
          productId: 'hawsgate-podium-steps-1-5-m-platform',
        },
        {
          text: '6 × Calderstile 900 GRP Step Ladder, 8 tread',
          productId: 'calderstile-900-grp-step-ladder-8-tread',
        },
        {
          text: '6 × Calderstile 300 Platform Steps, 6 tread',
          productId: 'calderstile-300-platform-steps-6-tread',
        },
      ],
    },
    {
      name: 'Reception and snagging',
      duration: '2 weeks',
      description: 'Desk canopy and feature lighting from podium towers, then snagging.',
      equipment: [
        {
          text: '2 × Hawsgate Podium Tower, 1.2 m platform',
          productId: 'hawsgate-podium-tower-1-2-m-platform',
        },
        {
          text: '6 × Calderstile 300 Platform Steps, 6 tread',
          productId: 'calderstile-300-platform-steps-6-tread',
        },
      ],
    },
  ],
  testimonial: {
    quote:
      "I measured the lift, they checked the podium, and all 12 were on level two by 10am. I've priced the next job on half the kit.",
    author: 'Steve R.',
    position: 'Site manager',
    company: 'Interior contractor',
  },
};
