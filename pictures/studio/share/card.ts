import type { StillAnchors } from '../../../catalogue/pictures.ts';

/** The size of a social sharing picture. */
export const cardSize = { width: 1200, height: 630 } as const;

/** A product's rendered picture, with the line that measures the height we quote. */
interface Plate {
  readonly kind: 'plate';
  readonly file: string;
  readonly dimension?: { readonly label: string; readonly anchors: StillAnchors };
}

/** A picture of products at work; `position` keeps the main one in the middle of a crop. */
interface CardScene {
  readonly kind: 'beside' | 'across';
  readonly file: string;
  readonly position: readonly [x: number, y: number];
}

export interface CardFigure {
  readonly name: string;
  readonly value: string;
}

/** The picture that represents a page where it is shared. */
export interface Card {
  /** The page's path: /projects/x is projects-x, the home page is home. */
  readonly name: string;
  readonly title: string;
  /** A short line over the title. */
  readonly over?: string;
  /** A sentence under it. */
  readonly under?: string;
  readonly figures?: readonly CardFigure[];
  /** Standing and working height, for the scale from 0 to 14 m. */
  readonly reach?: { readonly stand: number; readonly work: number };
  readonly picture: Plate | CardScene;
}
