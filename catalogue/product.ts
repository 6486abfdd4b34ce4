import type { Badge } from './badges.ts';
import type { Brand } from './brands.ts';
import type { FamilyKey } from './families.ts';
import type { Pence } from './money.ts';
import type { Shape } from './shapes.ts';
import type { Standard, StandardClass } from './standards.ts';

/** What `height` measures: a platform, the top tread of steps, an extended length, or an accessory (0). */
export type HeightKind = 'platform' | 'tread' | 'extended' | 'size';

/** A product. Lengths in metres, weights in kg, money in whole pence including VAT. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly price: Pence;
  readonly originalPrice?: Pence;
  readonly priceId: string;
  readonly category: 'Ladders' | 'Accessories';
  readonly family: FamilyKey;
  /** Selects its 3D model and its drawing. */
  readonly shape: Shape;
  readonly brand: Brand;
  /** Brand and range number, for example 'Calderstile 900'. */
  readonly range: string;
  /** The name its sizes share, for example 'GRP Step Ladder'. */
  readonly model: string;
  /** The model label that the SKU's initials are taken from. */
  readonly label: string;
  /** Its main picture: the path of a rendered one without width and format, or of its drawing. */
  readonly image: string;
  readonly width: number;
  readonly length: number;
  /** To 0.1 m; the top of the range for adjustables; 0 for accessories, which lie in no height band. */
  readonly height: number;
  readonly heightKind: HeightKind;
  /** The lowest platform height of an adjustable product. */
  readonly adjustsFrom?: number;
  /** The highest place to stand; `workingHeight` is 2 m above it. Both are 0 for accessories. */
  readonly standingHeight: number;
  readonly workingHeight: number;
  /** To the top of the rails or stiles, where that differs from `height`. */
  readonly overallHeight?: number;
  /** The longest side when closed, folded or packed. */
  readonly closedLength: number;
  readonly weight: number;
  readonly treads?: number;
  /** Rungs by section, for example '2 × 8'. */
  readonly rungs?: string;
  readonly sections?: number;
  /** Sides it can be climbed from. */
  readonly sides?: 1 | 2;
  readonly handrail?: boolean;
  /** What keeps it from rolling, where it has castors. */
  readonly castors?: CastorHold;
  readonly material: Material;
  readonly loadRating: number;
  /** The standard that truly applies to its type; accessories have none. */
  readonly standard?: Standard;
  readonly standardClass?: StandardClass;
  readonly inStock: boolean;
  readonly stockCount: number;
  readonly estimatedRestock?: string;
  /** Stars out of 5, to 0.1; undefined until it has a review. */
  readonly rating?: number;
  readonly badges: readonly Badge[];
  readonly description: string;
  readonly features: readonly string[];
  readonly inBox: readonly string[];
  /** Accessories: the families it fits. */
  readonly compatibleWith?: readonly FamilyKey[];
  /** Accessories: the names of the models it fits, if it does not fit all models of those families. */
  readonly fitsModels?: readonly string[];
  /** Accessories: the greatest closed length it fits, if it fits only the shorter sizes of those models. */
  readonly fitsUpTo?: number;
  /** Accessories: the components it replaces, as plans list them. It fits products that have one of them. */
  readonly replaces?: readonly string[];
  /** For domestic use only, where its standard has no class for that. */
  readonly domestic?: true;
  /** The item for testing that orders work; kept out of feeds and the sitemap. */
  readonly isTest?: boolean;
  /** Shown on the home page and first among related products. */
  readonly featured?: boolean;
  /** No longer sold; its page and its orders remain. */
  readonly withdrawn?: boolean;
  /** The base name of the owner's picture, which is then the main one. */
  readonly photo?: string;
}

export const castorHolds = [
  'Braked',
  'Feet drop under load',
  'Lift clear when the lever is down',
  'Lever brake at each end',
  'Two, for moving only',
  'Lifted by the jackscrews',
] as const;

type CastorHold = (typeof castorHolds)[number];

export const materials = ['Aluminium', 'GRP', 'Timber', 'Steel', 'Rubber', 'Polymer'] as const;

export type Material = (typeof materials)[number];

export const heightLabels: Readonly<Record<HeightKind, string>> = {
  platform: 'Platform height',
  tread: 'Top tread height',
  extended: 'Extended length',
  size: 'Size',
};
