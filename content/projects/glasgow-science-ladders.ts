import type { Project } from './project.ts';

export const glasgowScience: Project = {
  slug: 'glasgow-science-ladders',
  title: 'Industrial deck towers for an exhibition in Glasgow',
  location: 'Riverside Walk, Glasgow',
  client: 'Exhibition contractor',
  description:
    'Two 9.7 m industrial deck towers, plus folding towers and steps, to clear a science gallery, rig 140 lamps and hang a model in six weeks. Everything but the two tall towers went into a 24 m² store each night.',
  image: 'project-glasgow-science-ladders',
  completedDate: 'November 2024',
  projectValue: '£240K',
  sector: 'Cultural & Entertainment',
  equipment: '16 × decked and folding towers, mobile ladders and steps',
  duration: '6 weeks',
  height: '11.7 m',
  detailedEquipmentList: [
    {
      text: '2 × Hawsgate Industrial Deck, 9.7 m platform',
      productId: 'hawsgate-industrial-deck-9-7-m-platform',
    },
    {
      text: '4 × Hawsgate Folding Tower, 2.9 m platform',
      productId: 'hawsgate-folding-tower-2-9-m-platform',
    },
    {
      text: '4 × Garrowforge 700 Slip-Resistant Mobile Ladder, 8 tread',
      productId: 'garrowforge-700-slip-resistant-mobile-ladder-8-tread',
    },
    {
      text: '6 × Calderstile 300 Double-Sided Steps, 6 tread',
      productId: 'calderstile-300-double-sided-steps-6-tread',
    },
  ],
  challenges: [
    {
      title: 'Rigging points at 10.8 m',
      description:
        'No powered lift of that height fits through the gallery door. A 9.7 m platform is within the 12 m that EN 1004 allows indoors.',
    },
    {
      title: 'Ducts in the floor',
      description:
        'Trench covers every 4 m will take a wheel but not a jack. The tower positions were planned round them.',
    },
    {
      title: 'Almost no storage',
      description: 'One 6 m by 4 m store for all the access kit except the two tall towers.',
    },
  ],
  results: [
    {
      title: 'Two towers, four positions',
      description: 'Each tower was lowered to 4 m to move and back at full height in half a day.',
    },
    {
      title: 'Two riggers on one deck',
      description:
        'Two people fixed the model side by side, on a deck with no gaps to drop a pin through.',
    },
    {
      title: 'Opened on time',
      description:
        'Snagging finished at 4pm on Saturday and the gallery opened to schools on Monday.',
    },
  ],
  phases: [
    {
      name: 'Clearing',
      duration: '1 week',
      description: 'Old cases, panels and cable out, with steps on both sides of each case.',
      equipment: [
        {
          text: '6 × Calderstile 300 Double-Sided Steps, 6 tread',
          productId: 'calderstile-300-double-sided-steps-6-tread',
        },
        {
          text: '4 × Garrowforge 700 Slip-Resistant Mobile Ladder, 8 tread',
          productId: 'garrowforge-700-slip-resistant-mobile-ladder-8-tread',
        },
      ],
    },
    {
      name: 'Rigging',
      duration: '2 weeks',
      description: '140 lamps, 12 hanging points and one model, from the deck towers.',
      equipment: [
        {
          text: '2 × Hawsgate Industrial Deck, 9.7 m platform',
          productId: 'hawsgate-industrial-deck-9-7-m-platform',
        },
      ],
    },
    {
      name: 'Building',
      duration: '2 weeks',
      description: 'Walls to 4.5 m, graphics and screens, from folding towers in the aisles.',
      equipment: [
        {
          text: '4 × Hawsgate Folding Tower, 2.9 m platform',
          productId: 'hawsgate-folding-tower-2-9-m-platform',
        },
        {
          text: '4 × Garrowforge 700 Slip-Resistant Mobile Ladder, 8 tread',
          productId: 'garrowforge-700-slip-resistant-mobile-ladder-8-tread',
        },
        {
          text: '6 × Calderstile 300 Double-Sided Steps, 6 tread',
          productId: 'calderstile-300-double-sided-steps-6-tread',
        },
      ],
    },
    {
      name: 'Focus and opening',
      duration: '1 week',
      description: 'Each lamp aimed at its exhibit, then the towers taken down and out.',
      equipment: [
        {
          text: '2 × Hawsgate Industrial Deck, 9.7 m platform',
          productId: 'hawsgate-industrial-deck-9-7-m-platform',
        },
        {
          text: '4 × Garrowforge 700 Slip-Resistant Mobile Ladder, 8 tread',
          productId: 'garrowforge-700-slip-resistant-mobile-ladder-8-tread',
        },
      ],
    },
  ],
  testimonial: {
    quote:
      'The load was packed in the order we build: base frames on top, decks underneath. We had nowhere to lay parts out, so that made our day.',
    author: 'Callum M.',
    position: 'Production manager',
    company: 'Exhibition contractor',
  },
};
