/** How far a product's picture reaches in metres, x = 0 at the left end of its base. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where the height that the shop quotes meets the drawing. */
  readonly edge: number;
  /** Ladders and tall towers are shown from two sides: where the second elevation's x = 0 stands. */
  readonly beside?: number;
}

/** A part a product consists of, as its packing list names it: 'Span frame 2.0 m', 4. */
export interface Component {
  readonly name: string;
  readonly count: number;
}

/** What every family's plan has beside its own members: the drawing's extent and what is in the box. */
export interface Plan {
  /** Parts have none: they are drawn to fill their plate. */
  readonly extent: Extent | undefined;
  readonly components: readonly Component[];
}
