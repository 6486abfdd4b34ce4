/** What the drawing shows, in metres about the equipment that stands at x = 0. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The width of one unit of the picture. */
  readonly unit: number;
}

export type PlaceProps = { readonly frame: Frame };
