interface Testimonial {
  name: string;
  company: string;
  location: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  project: string;
}

/** Sample content: real words with written consent take its place before launch. */
export const testimonials: readonly [Testimonial, ...Testimonial[]] = [
  {
    name: 'Karen L.',
    company: 'Mechanical services contractor',
    location: 'Stockport',
    rating: 5,
    text: 'I ordered by platform height for the first time instead of by ladder length. Nine pairs of steps, and not one of them a size too tall for the plant room.',
    project: 'Plant room pipework, Stockport',
  },
  {
    name: 'Dan P.',
    company: 'Electrical contractor',
    location: 'Nottingham',
    rating: 5,
    text: 'Asked for ten GRP pairs. They asked where we test and where we only pull cable. We bought four GRP and six aluminium, and the van is lighter for it.',
    project: 'School rewire, Nottingham',
  },
  {
    name: 'Ruth E.',
    company: 'School estates team',
    location: 'Sheffield',
    rating: 5,
    text: 'One castor cracked after two winters outside. The part was listed under our tower with its own number, and the tower was back in use that Friday.',
    project: 'Sports hall maintenance, Sheffield',
  },
  {
    name: 'Gareth V.',
    company: 'Roofing contractor',
    location: 'Cardiff',
    rating: 4,
    text: 'The lorry was too long for our lane, which I should have said. Two of us carried the ladders the last eighty metres. Good ladders, and now they ask about the lane.',
    project: 'Chapel reroofing, Cardiff',
  },
  {
    name: 'Anita S.',
    company: 'Distribution warehouse',
    location: 'Southampton',
    rating: 5,
    text: 'Pickers used to climb the racking because the steps were at the far end. Six sets of mobile steps later there is one in every other aisle and the near-miss book is thin.',
    project: 'Picking aisles, Southampton',
  },
  {
    name: 'Iain C.',
    company: 'Tanker depot',
    location: 'Newcastle',
    rating: 5,
    text: 'Our yard falls 60 mm across the bay. They sent the drawing of the jackscrew set with the quote, and the cage stood plumb the first time we wound it up.',
    project: 'Loading bay access, Newcastle',
  },
];
