import { withOwnerChanges } from './owner-changes.ts';

interface Testimonial {
  shown: boolean;
  name: string;
  company: string;
  location: string;
  rating: number;
  text: string;
  project: string;
}

const empty = { name: '', company: '', location: '', text: '', project: '' };

/** Sample content, to be replaced by real words with written consent before launch. */
const samples: readonly Testimonial[] = [
  {
    shown: true,
    name: 'Karen L.',
    company: 'Mechanical services contractor',
    location: 'Stockport',
    rating: 5,
    text: 'For the first time I ordered by platform height instead of ladder length. Nine pairs of steps, and every one is the right height for the plant room.',
    project: 'Plant room pipework, Stockport',
  },
  {
    shown: true,
    name: 'Dan P.',
    company: 'Electrical contractor',
    location: 'Nottingham',
    rating: 5,
    text: 'I asked for ten GRP steps. They asked where we test and where we only pull cable, so we bought four GRP and six aluminium. Less weight in the van too.',
    project: 'School rewire, Nottingham',
  },
  {
    shown: true,
    name: 'Ruth E.',
    company: 'School estates team',
    location: 'Sheffield',
    rating: 5,
    text: 'One castor cracked after two winters outside. The part was listed under our tower with its own number, and the tower was back in use that Friday.',
    project: 'Sports hall maintenance, Sheffield',
  },
  {
    shown: true,
    name: 'Gareth V.',
    company: 'Roofing contractor',
    location: 'Cardiff',
    rating: 4,
    text: 'The lorry was too long for our lane, which I should have told them. Two of us carried the ladders the last 80 m. Good ladders, and now they ask about access first.',
    project: 'Chapel reroofing, Cardiff',
  },
  {
    shown: true,
    name: 'Anita S.',
    company: 'Distribution warehouse',
    location: 'Southampton',
    rating: 5,
    text: 'Pickers used to climb the racking because the steps were at the far end. We bought six sets of mobile steps, one in every other aisle, and near misses are well down.',
    project: 'Picking aisles, Southampton',
  },
  {
    shown: true,
    name: 'Iain C.',
    company: 'Tanker depot',
    location: 'Newcastle',
    rating: 5,
    text: 'Our yard falls 60 mm across the bay. They sent the jackscrew drawing with the quote, and we had the ladder level first time.',
    project: 'Loading bay access, Newcastle',
  },
];

/** The testimonials without the owner's changes, with empty places for more. */
export const listedTestimonials: readonly Testimonial[] = [
  ...samples,
  ...Array.from({ length: 6 }, () => ({ shown: false, rating: 5, ...empty })),
];

const [first, ...others] = listedTestimonials
  .map((listed, at) => withOwnerChanges(`testimonial/${at + 1}`, listed))
  .filter(({ shown }) => shown);
if (!first) throw new Error('No testimonial is shown');

/** The testimonials that are shown, with the owner's changes. */
export const testimonials: readonly [Testimonial, ...Testimonial[]] = [first, ...others];
