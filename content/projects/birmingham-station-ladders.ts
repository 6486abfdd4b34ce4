import type { Project } from './project.ts';

export const birminghamStation: Project = {
  slug: 'birmingham-station-ladders',
  title: 'Relamping a concourse that opens at ten to five',
  location: 'Station Street, Birmingham',
  client: 'Rail electrical contractor',
  description:
    '412 fittings changed to LED in four-night weeks, between the last train and the first. GRP wherever a conductor could be near; towers only behind the isolation line, and off the floor by 04:20.',
  image: 'project-birmingham-station-ladders',
  completedDate: 'January 2025',
  projectValue: '£850K',
  sector: 'Transport Infrastructure',
  equipment: '19 × GRP steps, GRP ladders, podiums and narrow towers',
  duration: '14 weeks',
  height: '7.2 m',
  detailedEquipmentList: [
    {
      text: '8 × Calderstile 900 GRP Step Ladder, 8 tread',
      productId: 'calderstile-900-grp-step-ladder-8-tread',
    },
    {
      text: '4 × Calderstile 900 GRP Extension Ladder, 2 × 10 rung',
      productId: 'calderstile-900-grp-extension-ladder-2x10-rung',
    },
    {
      text: '4 × Hawsgate 900 GRP Podium Steps, 1.5 m platform',
      productId: 'hawsgate-900-grp-podium-steps-1-5-m-platform',
    },
    {
      text: '3 × Hawsgate Narrow Tower, 5.2 m platform',
      productId: 'hawsgate-narrow-tower-5-2-m-platform',
    },
  ],
  challenges: [
    {
      title: 'Three hours forty a night',
      description:
        'Permit at 00:40, hand-back at 04:20. A tower that took an hour to build each night would have cost a quarter of the shift.',
    },
    {
      title: 'Not every circuit could be off',
      description:
        'Emergency lighting and signs stayed energised next to isolated fittings. The method statement allowed no metal stile on that side of the line.',
    },
    {
      title: 'Terrazzo that marks',
      description:
        'Polished stone, relaid the year before. Feet and castors had to leave no trace.',
    },
  ],
  results: [
    {
      title: '412 fittings, no late opening',
      description:
        '364 of them in 44 nights, a little over eight a night. The doors opened on time after each.',
    },
    {
      title: 'Towers stayed built',
      description:
        'Brought down to their lower lifts, stabilisers off, the towers rolled into the plant corridor at 0.85 m wide. Set-up fell from 55 minutes to 15.',
    },
    {
      title: 'One rule for the gang',
      description:
        'No metal stile past the isolation line, whoever was asking. No permit was withdrawn.',
    },
  ],
  phases: [
    {
      name: 'Trial bay',
      duration: '1 week',
      description: 'One bay relamped with every tool of the job, timed, and the method rewritten.',
      equipment: [
        {
          text: '2 × Calderstile 900 GRP Step Ladder, 8 tread',
          productId: 'calderstile-900-grp-step-ladder-8-tread',
        },
        {
          text: '1 × Hawsgate Narrow Tower, 5.2 m platform',
          productId: 'hawsgate-narrow-tower-5-2-m-platform',
        },
      ],
    },
    {
      name: 'Platforms',
      duration: '5 weeks',
      description: '168 canopy fittings, two gangs working from opposite ends.',
      equipment: [
        {
          text: '8 × Calderstile 900 GRP Step Ladder, 8 tread',
          productId: 'calderstile-900-grp-step-ladder-8-tread',
        },
        {
          text: '4 × Calderstile 900 GRP Extension Ladder, 2 × 10 rung',
          productId: 'calderstile-900-grp-extension-ladder-2x10-rung',
        },
      ],
    },
    {
      name: 'Concourse',
      duration: '6 weeks',
      description: '196 fittings in the vault at 7.0 m, under isolation, from the towers.',
      equipment: [
        {
          text: '3 × Hawsgate Narrow Tower, 5.2 m platform',
          productId: 'hawsgate-narrow-tower-5-2-m-platform',
        },
        {
          text: '4 × Hawsgate 900 GRP Podium Steps, 1.5 m platform',
          productId: 'hawsgate-900-grp-podium-steps-1-5-m-platform',
        },
      ],
    },
    {
      name: 'Plant rooms',
      duration: '2 weeks',
      description: 'The last 48 fittings, by day, in rooms the public never sees.',
      equipment: [
        {
          text: '4 × Hawsgate 900 GRP Podium Steps, 1.5 m platform',
          productId: 'hawsgate-900-grp-podium-steps-1-5-m-platform',
        },
        {
          text: '4 × Calderstile 900 GRP Step Ladder, 8 tread',
          productId: 'calderstile-900-grp-step-ladder-8-tread',
        },
      ],
    },
  ],
  testimonial: {
    quote:
      'They talked us out of a fourth tower. The third paid for itself in nights; another would have stood in the corridor.',
    author: 'Owen T.',
    position: 'Contracts supervisor',
    company: 'Rail electrical contractor',
  },
};
