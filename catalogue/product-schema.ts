import * as v from 'valibot';
import { brands } from './brands.ts';
import { changeableFields } from './changes.ts';
import { familyKeys } from './families.ts';
import { castorHolds, materials } from './product.ts';
import { shapesByFamily } from './shapes.ts';
import { type Standard, standardClasses, standards } from './standards.ts';

const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1));
const positive = v.pipe(v.number(), v.gtValue(0));
const notNegative = v.pipe(v.number(), v.minValue(0));
const integerUpTo = (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const starRating = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(5),
  v.check((rating) => Number(rating.toFixed(1)) === rating, 'not to one decimal'),
);

/** A product. Lengths in metres, weights in kg, money in whole pence including VAT. */
export const productSchema = v.strictObject({
  id: v.pipe(v.string(), v.slug()),
  name: nonEmptyText,
  sku: v.pipe(v.string(), v.regex(/^[A-Z]{3}-[A-Z0-9]{1,6}$/)),
  price: changeableFields.price,
  originalPrice: v.optional(v.nonNullable(changeableFields.originalPrice)),
  priceId: v.pipe(v.string(), v.regex(/^price_\w+$/)),
  category: v.picklist(['Ladders', 'Accessories']),
  family: v.picklist(familyKeys),
  /** Selects its 3D model and its drawing. */
  shape: v.picklist(Object.values(shapesByFamily).flat()),
  brand: v.picklist(brands),
  /** Brand and range number, for example 'Calderstile 900'. */
  range: nonEmptyText,
  /** The name its sizes share, for example 'GRP Step Ladder'. */
  model: nonEmptyText,
  /** The model label that the SKU's initials are taken from. */
  label: nonEmptyText,
  /** Its main picture: the path of a rendered one without width and format, or of its drawing. */
  image: v.pipe(v.string(), v.regex(/^\/(pictures|drawings)\//)),
  width: positive,
  length: positive,
  /** To 0.1 m; the top of the range for adjustables; 0 for accessories, which lie in no height band. */
  height: notNegative,
  /** The lowest platform height of an adjustable product. */
  adjustsFrom: v.optional(positive),
  /** What `height` measures: a platform, the top tread, an extended length, or an accessory (0). */
  heightKind: v.picklist(['platform', 'tread', 'extended', 'size']),
  /** The highest place to stand; `workingHeight` is 2 m above it. Both are 0 for accessories. */
  standingHeight: notNegative,
  workingHeight: notNegative,
  /** To the top of the rails or stiles, where that differs from `height`. */
  overallHeight: v.optional(positive),
  /** The longest side when closed, folded or packed. */
  closedLength: positive,
  weight: positive,
  treads: v.optional(v.pipe(v.number(), v.integer(), v.minValue(3))),
  /** Rungs by section, for example '2 × 8'. */
  rungs: v.optional(nonEmptyText),
  sections: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Sides it can be climbed from. */
  sides: v.optional(v.picklist([1, 2])),
  handrail: v.optional(v.boolean()),
  /** What keeps it from rolling, where it has castors. */
  castors: v.optional(v.picklist(castorHolds)),
  material: v.picklist(materials),
  loadRating: integerUpTo(2000),
  /** The standard that truly applies to its type; accessories have none. */
  standard: v.optional(v.picklist(Object.keys(standards) as Standard[])),
  standardClass: v.optional(v.picklist(standardClasses)),
  inStock: v.boolean(),
  stockCount: integerUpTo(9999),
  estimatedRestock: v.optional(v.nonNullable(changeableFields.estimatedRestock)),
  /** Stars out of 5, to 0.1; undefined until it has a review. */
  rating: v.optional(starRating),
  badges: changeableFields.badges,
  description: changeableFields.description,
  features: changeableFields.features,
  inBox: changeableFields.inBox,
  /** Accessories: the families it fits. */
  compatibleWith: v.optional(v.array(v.picklist(familyKeys))),
  /** Accessories: the names of the models it fits, if it does not fit all models of those families. */
  fitsModels: v.optional(v.pipe(v.array(nonEmptyText), v.minLength(1))),
  /** Accessories: the greatest closed length it fits, if it fits only the shorter sizes of those models. */
  fitsUpTo: v.optional(positive),
  /** Accessories: the components it replaces, as plans list them. It fits products that have one of them. */
  replaces: v.optional(v.pipe(v.array(nonEmptyText), v.minLength(1))),
  /** For domestic use only, where its standard has no class for that. */
  domestic: v.optional(v.literal(true)),
  /** The item for testing that orders work; kept out of feeds and the sitemap. */
  isTest: v.optional(v.boolean()),
  /** Shown on the home page and first among related products. */
  featured: v.optional(changeableFields.featured),
  /** No longer sold; its page and its orders remain. */
  withdrawn: v.optional(changeableFields.withdrawn),
  /** The base name of the owner's picture, which is then the main one. */
  photo: v.optional(v.nonNullable(changeableFields.photo)),
});
