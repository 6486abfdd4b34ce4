import manifest from './pictures.json' with { type: 'json' };
import type { View } from './views.ts';

export type PictureSpot = readonly [x: number, y: number];

/** Where a still shows what can be measured in it, in pixels of its largest width. */
export interface StillAnchors {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly ground: number;
  readonly stand?: number;
  /** The two ends of the height or length that the shop quotes, where the picture shows it. */
  readonly quoted?: readonly [from: PictureSpot, to: PictureSpot];
}

/** A rendered picture. Its files are called `/pictures/{file}-{width}.{format}`. */
export interface Still {
  readonly file: string;
  /** The side that a picture taken straight on shows. */
  readonly facing?: 'front' | 'side' | 'top';
  readonly anchors?: StillAnchors;
}

type Stills = Readonly<Partial<Record<View, Still>>>;

// JSON knows no pairs: the studio checks the shape whenever it reads the file.
const rendered = manifest.products as unknown as Readonly<Record<string, Stills>>;

/** The rendered pictures of a product: none until the studio has made them. */
export function stillsOf(id: string): Stills {
  return rendered[id] ?? {};
}

type Pictured = { readonly id: string; readonly photo?: string | undefined };

/** A view of a product: the owner's photo is the main one where there is one. */
export function stillOf({ id, photo }: Pictured, view: View): Still | undefined {
  return photo !== undefined && view === 'three-quarter' ? { file: photo } : stillsOf(id)[view];
}

/** Where a product's main picture stands; widths and formats are added to this path. */
export function pictureOf(id: string): string {
  const still = stillsOf(id)['three-quarter'];
  return still ? `/pictures/${still.file}` : `/drawings/${id}/three-quarter`;
}
