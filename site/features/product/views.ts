import type { View } from '../../../catalogue/views.ts';

/** Four views. Each says when it is the one shown: while its thumbnail is the checked one. */
export const views: readonly { view: View; name: string; shown: string }[] = [
  {
    view: 'three-quarter',
    name: 'Three-quarter view',
    // Shown unless another is checked, so that a browser without :has() shows one picture.
    shown:
      'group-has-[[value=front]:checked]/views:hidden group-has-[[value=detail]:checked]/views:hidden group-has-[[value=scale]:checked]/views:hidden print:block!',
  },
  {
    view: 'front',
    name: 'Straight on',
    shown: 'hidden group-has-[[value=front]:checked]/views:block print:hidden!',
  },
  {
    view: 'detail',
    name: 'Detail',
    shown: 'hidden group-has-[[value=detail]:checked]/views:block print:hidden!',
  },
  {
    view: 'scale',
    name: 'Beside a person',
    shown: 'hidden group-has-[[value=scale]:checked]/views:block print:hidden!',
  },
];
