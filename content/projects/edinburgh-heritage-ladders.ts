import type { Project } from './project.ts';

export const edinburghHeritage: Project = {
  slug: 'edinburgh-heritage-ladders',
  title: 'A plaster cornice nobody may lean on',
  location: 'Church Street, Edinburgh',
  client: 'Conservation contractor',
  description:
    'Repairs to the run cornice, shutters and panelling of a listed assembly hall that keeps its evening bookings. Nothing bears on plaster or oak: towers stand free, steps are timber, and on concert days the floor is clear by five.',
  image: 'project-edinburgh-heritage-ladders',
  completedDate: 'Ongoing',
  projectValue: '£680K',
  sector: 'Heritage Conservation',
  equipment: '20 × timber steps, narrow towers and staging sets',
  duration: '40 weeks',
  height: '8.2 m',
  detailedEquipmentList: [
    {
      text: '8 × Calderstile Timber Swingback Steps, 6 tread',
      productId: 'calderstile-timber-swingback-steps-6-tread',
    },
    {
      text: '4 × Calderstile Timber Swingback Steps, 10 tread',
      productId: 'calderstile-timber-swingback-steps-10-tread',
    },
    {
      text: '2 × Hawsgate Long Narrow Tower, 6.2 m platform',
      productId: 'hawsgate-long-narrow-tower-6-2-m-platform',
    },
    {
      text: '6 × Garrowforge 300 Staging Set, 3.6 m board',
      productId: 'garrowforge-300-staging-set-3-6-m-board',
    },
  ],
  challenges: [
    {
      title: 'No tie, no prop, no pad',
      description:
        'The consent allows no fixing and no bearing on historic fabric. The towers had to be stable on their own stabilisers at every position.',
    },
    {
      title: 'A sprung floor',
      description:
        'The dance floor is rated by the square metre. Castors run on boards that spread each leg over three joists.',
    },
    {
      title: 'Concerts on Thursdays',
      description:
        'The hall is let two evenings a week. Everything leaves through a door 0.90 m wide.',
    },
  ],
  results: [
    {
      title: 'East side done, no mark made',
      description:
        'Inspected by the conservation officer in week 20: 31 m of cornice, no contact damage.',
    },
    {
      title: 'No booking lost',
      description:
        'The towers come down to base frames 0.85 m wide and are out through the door in 40 minutes.',
    },
    {
      title: 'Timber where timber belongs',
      description:
        'Joiners work at the panelling from steps whose stiles leave no grey line on oak.',
    },
  ],
  phases: [
    {
      name: 'Survey and floor protection',
      duration: '4 weeks',
      description: 'Tap survey of 62 m of cornice, loads agreed, boards cut for the castor runs.',
      equipment: [
        {
          text: '1 × Hawsgate Long Narrow Tower, 6.2 m platform',
          productId: 'hawsgate-long-narrow-tower-6-2-m-platform',
        },
        {
          text: '4 × Calderstile Timber Swingback Steps, 6 tread',
          productId: 'calderstile-timber-swingback-steps-6-tread',
        },
      ],
    },
    {
      name: 'East side',
      duration: '16 weeks',
      description: 'Plasterers on the towers, joiners below at the shutters, never in one bay.',
      equipment: [
        {
          text: '2 × Hawsgate Long Narrow Tower, 6.2 m platform',
          productId: 'hawsgate-long-narrow-tower-6-2-m-platform',
        },
        {
          text: '8 × Calderstile Timber Swingback Steps, 6 tread',
          productId: 'calderstile-timber-swingback-steps-6-tread',
        },
        {
          text: '4 × Calderstile Timber Swingback Steps, 10 tread',
          productId: 'calderstile-timber-swingback-steps-10-tread',
        },
      ],
    },
    {
      name: 'West side',
      duration: '16 weeks',
      description: 'In progress: the same order of work, the other 31 m.',
      equipment: [
        {
          text: '2 × Hawsgate Long Narrow Tower, 6.2 m platform',
          productId: 'hawsgate-long-narrow-tower-6-2-m-platform',
        },
        {
          text: '8 × Calderstile Timber Swingback Steps, 6 tread',
          productId: 'calderstile-timber-swingback-steps-6-tread',
        },
        {
          text: '4 × Calderstile Timber Swingback Steps, 10 tread',
          productId: 'calderstile-timber-swingback-steps-10-tread',
        },
      ],
    },
    {
      name: 'Panelling and hand-back',
      duration: '4 weeks',
      description: 'To come: 48 m of picture rail cleaned and waxed from staging set at 1.0 m.',
      equipment: [
        {
          text: '6 × Garrowforge 300 Staging Set, 3.6 m board',
          productId: 'garrowforge-300-staging-set-3-6-m-board',
        },
        {
          text: '8 × Calderstile Timber Swingback Steps, 6 tread',
          productId: 'calderstile-timber-swingback-steps-6-tread',
        },
      ],
    },
  ],
  testimonial: {
    quote:
      'The first question was what the floor could carry, not how many towers we wanted. That is how you get asked back into a listed room.',
    author: 'Janet H.',
    position: 'Conservation joiner',
    company: 'Conservation contractor',
  },
};
