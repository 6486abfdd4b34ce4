import type { Project } from './project.ts';

export const edinburghHeritage: Project = {
  slug: 'edinburgh-heritage-ladders',
  title: 'Timber steps and towers for a listed ceiling in Edinburgh',
  location: 'Church Street, Edinburgh',
  client: 'Conservation contractor',
  description:
    'Timber steps and 6.2 m narrow towers to repair the cornice, shutters and panelling of a listed hall that stays open in the evenings. Nothing leans on plaster or oak, and on concert days the floor is clear by 5pm.',
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
      title: 'Nothing may touch the walls',
      description:
        'The consent rules out fixing to, or leaning on, the historic fabric. The towers have to be stable on their own stabilisers in every position.',
    },
    {
      title: 'A sprung dance floor',
      description:
        'The floor has a load limit per square metre. Castors run on boards that spread each leg over three joists.',
    },
    {
      title: 'Concerts every week',
      description:
        'The hall is let two evenings a week. Everything has to go out through a door 0.90 m wide.',
    },
  ],
  results: [
    {
      title: 'East side finished with no damage',
      description:
        'The conservation officer inspected 31 m of cornice in week 20 and found no contact damage.',
    },
    {
      title: 'No bookings lost',
      description:
        'The towers come down to base frames 0.85 m wide and are out of the door in 40 minutes.',
    },
    {
      title: 'Timber steps by the panelling',
      description: "Timber stiles don't leave grey marks on oak, as aluminium can.",
    },
  ],
  phases: [
    {
      name: 'Survey and floor protection',
      duration: '4 weeks',
      description: 'Survey of 62 m of cornice, floor loads agreed, and boards cut for the castors.',
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
      description: 'Plasterers on the towers and joiners at the shutters, never in the same bay.',
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
      description: 'In progress: the other 31 m, in the same order.',
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
      description: 'To come: 48 m of picture rail to clean and wax from staging at 1.0 m.',
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
      "They asked what the floor could carry before they asked how many towers we wanted. On a listed building that's the right way round.",
    author: 'Janet H.',
    position: 'Conservation joiner',
    company: 'Conservation contractor',
  },
};
