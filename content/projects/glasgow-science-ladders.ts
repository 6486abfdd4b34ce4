import type { Project } from './project.ts';

export const glasgowScience: Project = {
  slug: 'glasgow-science-ladders',
  title: 'A new exhibition under an eleven metre roof',
  location: 'Riverside Walk, Glasgow',
  client: 'Exhibition contractor',
  description:
    'Six weeks to empty a science gallery, rig 140 lamps and hang a suspended model, then open to schools on a Monday. Two decked towers did all the rigging; everything else went into a store of 24 square metres each night.',
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
        'No powered lift of that height fits the gallery door. A platform at 9.7 m lies inside the 12 m that EN 1004 allows indoors.',
    },
    {
      title: 'A floor with ducts',
      description:
        'Trench covers every four metres take a wheel but not a jack. The tower plan was drawn around them.',
    },
    {
      title: 'Nowhere to put anything',
      description: 'One store, 6 m by 4 m, for all the access kit but the two big towers.',
    },
  ],
  results: [
    {
      title: 'Two towers, four positions',
      description: 'Brought down to 4 m to roll, back at full height in half a day.',
    },
    {
      title: 'Two riggers on a full deck',
      description:
        'The model was shackled by two people side by side, from a deck with no gap to drop a pin through.',
    },
    {
      title: 'Opened on the Monday',
      description:
        'Snags closed on Saturday at four. The store held everything with the door shut.',
    },
  ],
  phases: [
    {
      name: 'Clearing',
      duration: '1 week',
      description: 'Old cases, panels and cable out. Low work from steps both sides of each case.',
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
      description: '140 lamps, 12 hanging points and one model, from the top of the house.',
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
      description:
        'Walls to 4.5 m, graphics and screens, from folding towers set up in the aisles.',
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
      description: 'Each lamp aimed with its exhibit in place, then the towers down and out.',
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
      'The delivery came in the order we build: base frames on top of the load, decks underneath. Someone had thought about a hall with no lay-down area.',
    author: 'Callum M.',
    position: 'Production manager',
    company: 'Exhibition contractor',
  },
};
