import manifest from './pictures.json' with { type: 'json' };
import type { View } from './views.ts';

export type PicturePoint = readonly [x: number, y: number];

/** Where the measurable points of a still are, in pixels of its largest width. */
export interface StillAnchors {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly ground: number;
  readonly stand?: number;
  /** The two ends of the height or length that the shop quotes, if the picture shows it. */
  readonly quoted?: readonly [from: PicturePoint, to: PicturePoint];
}

/** A rendered picture. Its files are named `/pictures/{file}-{width}.{format}`. */
export interface Still {
  readonly file: string;
  /** The side that the picture shows, if it is taken straight on. */
  readonly facing?: 'front' | 'side' | 'top';
  readonly anchors?: StillAnchors;
}

type Stills = Readonly<Partial<Record<View, Still>>>;

// JSON types have no tuples. The studio checks the shape whenever it reads the file.
const rendered = manifest.products as unknown as Readonly<Record<string, Stills>>;

/** The rendered pictures of a product; empty until the studio has made them. */
export function getStills(id: string): Stills {
  return rendered[id] ?? {};
}

type Pictured = { readonly id: string; readonly photo?: string | undefined };

/** A view of a product. If the owner has uploaded a photo, it is the main view. */
export function getStill({ id, photo }: Pictured, view: View): Still | undefined {
  return photo !== undefined && view === 'three-quarter' ? { file: photo } : getStills(id)[view];
}

/** The path of a product's main picture, to which width and format are added. */
export function mainPicturePath(id: string): string {
  const still = getStills(id)['three-quarter'];
  return still ? `/pictures/${still.file}` : `/drawings/${id}/three-quarter`;
}
