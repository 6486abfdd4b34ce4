import type { Project } from './project.ts';

export const birminghamStation: Project = {
  slug: 'birmingham-station-ladders',
  title: 'GRP steps and towers to relamp a Birmingham station',
  location: 'Station Street, Birmingham',
  client: 'Rail electrical contractor',
  description:
    'GRP steps, GRP podiums and 5.2 m narrow towers to change 412 fittings to LED between the last train and the first. No metal stiles near circuits that stayed on, and the floor clear by 04:20.',
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
      title: '3 hours 40 minutes a night',
      description:
        'The permit ran from 00:40 to 04:20. Building a tower for an hour each night would have used up a quarter of the shift.',
    },
    {
      title: 'Some circuits stayed live',
      description:
        'Emergency lighting and signs stayed on next to isolated fittings. The method statement ruled out metal stiles on that side of the line.',
    },
    {
      title: 'A floor that marks easily',
      description:
        'The terrazzo had been relaid the year before, so feet and castors had to leave no marks.',
    },
  ],
  results: [
    {
      title: '412 fittings, no late openings',
      description:
        '364 of them were changed in 44 nights, just over eight a night. The station opened on time every morning.',
    },
    {
      title: 'Set-up cut from 55 minutes to 15',
      description:
        'The towers stayed built: lowered, with stabilisers off, they rolled into the plant corridor at 0.85 m wide.',
    },
    {
      title: 'One clear rule',
      description:
        'No metal stiles past the isolation line, with no exceptions. No permit was withdrawn.',
    },
  ],
  phases: [
    {
      name: 'Trial bay',
      duration: '1 week',
      description: 'One bay relamped with all the kit and timed, then the method rewritten.',
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
      description: '168 canopy fittings, with two gangs working from opposite ends.',
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
      description: '196 fittings at 7.0 m, from the towers, with the supply isolated.',
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
      description: 'The last 48 fittings, by day, in staff-only rooms.',
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
      'They talked us out of a fourth tower. Three paid for themselves in saved nights; a fourth would have sat in the corridor.',
    author: 'Owen T.',
    position: 'Contracts supervisor',
    company: 'Rail electrical contractor',
  },
};
