import type { Project } from './project.ts';

export const manchesterOffice: Project = {
  slug: 'manchester-office-ladders',
  title: 'Six office floors through one goods lift',
  location: 'Wharf Street, Manchester',
  client: 'Interior contractor',
  description:
    'Ceilings, lighting and data on six floors served by a goods lift with a 0.80 m door. Podiums that pass it folded went up the building with the gang, so the contractor bought for two floors and fitted out six.',
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
        'The only way up for anything that would not turn on the escape stair. Every piece was checked on paper against the door, folded, before the order was placed.',
    },
    {
      title: 'Two floors at a time',
      description:
        'The landlord released floors in pairs. Kit for all six would have stood idle in the core for three months out of five.',
    },
    {
      title: 'Electricians beside ceiling fixers',
      description:
        'First fix overlapped with the grid. The electrical gang kept its own GRP steps so that nobody borrowed aluminium for a test.',
    },
  ],
  results: [
    {
      title: 'Bought for two, used on six',
      description: '26 pieces did the work of an estimated 60 spread over all six floors.',
    },
    {
      title: 'Nothing carried up a stair',
      description: 'All 12 podiums travelled folded in the lift, four to a trip.',
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
      description: 'Grid lines and bracket positions lasered onto the soffit, one gang of four.',
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
      description: 'Containment, cable and ceiling grid, with lighting following a bay behind.',
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
      description: 'The same set moved up two floors at a time. Platform steps came in for tiles.',
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
      description: 'Desk canopy and feature lighting from a deck longer than a stride, then snags.',
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
      "I measured the lift, they measured the podium, and all twelve were on level two by ten o'clock. I have priced the next job on half the kit.",
    author: 'Steve R.',
    position: 'Site manager',
    company: 'Interior contractor',
  },
};
