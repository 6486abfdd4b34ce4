import type { Product } from '../../../../catalogue/product.ts';

/** The words of a model by which its kind is known; the first that match count. */
const kinds = [
  [/rung ladder feet/i, 'rungLadderFeet'],
  [/feet/i, 'stepLadderFeet'],
  [/stabiliser bar/i, 'stabiliserBar'],
  [/stand-off/i, 'standOff'],
  [/leveller/i, 'leveller'],
  [/mat$/i, 'mat'],
  [/roof hook/i, 'roofHook'],
  [/clamps/i, 'rackClamps'],
  [/rope/i, 'ropeAndSheave'],
  [/tray/i, 'toolTray'],
  [/machine steps handrail/i, 'machineHandrail'],
  [/staging handrail/i, 'stagingRails'],
  [/handrail/i, 'stepsHandrail'],
  [/treads/i, 'treads'],
  [/stays/i, 'stays'],
  [/castor/i, 'castor'],
  [/brace/i, 'brace'],
  [/stabiliser/i, 'towerStabiliser'],
  [/toeboard/i, 'toeboards'],
  [/deck/i, 'trapdoorDeck'],
  [/frame/i, 'endFrame'],
  [/trestle/i, 'trestle'],
  [/jackscrew/i, 'jackscrewSet'],
  [/tag/i, 'tagKit'],
  [/test item/i, 'card'],
] as const;

export type PartKind = (typeof kinds)[number][1];

/** What a part is, or undefined for one that nobody has given a shape yet. */
export function partKindOf({ model }: Pick<Product, 'model'>): PartKind | undefined {
  return kinds.find(([words]) => words.test(model))?.[1];
}
