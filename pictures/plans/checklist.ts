import type { Product } from '../../catalogue/product.ts';
import { getPlan } from './plans.ts';
import type { PlanPiece } from './stage.ts';
import { getAssemblyStages } from './stages.ts';

/** The kinds of equipment that have assembly steps. */
export type AssembledKind = 'tower' | 'podium' | 'stair podium';
export type EquipmentCategory =
  | 'tower'
  | 'podium'
  | 'stair podium'
  | 'steps'
  | 'ladder'
  | 'platform'
  | 'part';

/** The kind of a product, which determines its rules, steps and checks. */
export function getEquipmentCategory({
  category,
  standard,
  family,
  heightKind,
}: Product): EquipmentCategory {
  if (category === 'Accessories') return 'part';
  if (standard === 'EN 1004-1') return 'tower';
  if (family === 'podium-steps') return 'podium';
  if (family === 'stair-pod-500') return 'stair podium';
  if (heightKind === 'platform') return 'platform';
  return heightKind === 'tread' ? 'steps' : 'ladder';
}

/** An inspection item, and the name of the piece in the drawing that shows it. */
interface AssembledCheck {
  readonly text: string;
  readonly piece?: RegExp;
  /** Left out when only the kind of equipment is known, because not all of that kind have it. */
  readonly some?: true;
}

const surroundingChecks: readonly AssembledCheck[] = [
  { text: 'Upright and square, not tied to anything weak' },
  { text: 'No overhead cables, wind within the maker’s limit' },
  { text: 'Area fenced off, label or tag filled in and shown' },
];

const podiumChecks: readonly AssembledCheck[] = [
  { text: 'Ground firm and level, castors braked', piece: /^Castor/ },
  { text: 'Locking feet come down and bear on the ground', piece: /^Auto Lock foot/, some: true },
  { text: 'Stabilisers: all four folded out, pads bearing', piece: /tabiliser$/ },
  { text: 'Frame straight, struts locked, no cracked welds', piece: /rame with guardrails$/ },
  { text: 'Treads sound, clean and tight', piece: /tread$|^Tread/, some: true },
  { text: 'Stringers bolted, handrails tight on both sides', piece: /^Handrail/, some: true },
  { text: 'Platform level, sound, catches closed', piece: /^Platform/ },
  { text: 'Toeboards: sides and back, fixed', piece: /^Side toeboard/ },
  { text: 'Gate closes by itself', piece: /gate$/ },
  ...surroundingChecks,
];

const assembledChecks: Readonly<Record<AssembledKind, readonly AssembledCheck[]>> = {
  tower: [
    { text: 'Ground firm and level, castors braked', piece: /^Castor/ },
    {
      text: 'Stabilisers: all four fitted, feet bearing, clamps tight',
      piece: /^(Telescopic s|S)tabiliser$/,
    },
    {
      text: 'Stabilisers: all four folded out, locked, feet bearing',
      piece: /^Fold-out stab/,
      some: true,
    },
    { text: 'Base unfolded, both hinges locked', piece: /^Folding base/, some: true },
    {
      text: 'Frames: straight, clips closed, no cracked welds',
      piece: /^((Steel l|L)adder|Span) frame/,
    },
    { text: 'Braces: all fitted, hooks engaged', piece: /^Diagonal/ },
    { text: 'Climbing ladder: sections fixed, rungs sound', piece: /^Climbing ladder/, some: true },
    {
      text: 'Platform: sound, on its rungs, wind locks closed',
      piece: /^(Platform|Deck panel)/,
    },
    { text: 'Trapdoor opens, closes, lies flat', piece: /trapdoor|hatch/ },
    { text: 'Gate closes by itself', piece: /gate$/, some: true },
    { text: 'Guardrails: both heights, all sides', piece: /^(Guardrail \d|Advance)/ },
    { text: 'Toeboards: four, fixed', piece: /^Side toeboard/ },
    ...surroundingChecks,
  ],
  podium: podiumChecks,
  'stair podium': podiumChecks,
};

/** An inspection item, and the piece that shows it. */
export interface Check {
  readonly text: string;
  readonly piece?: PlanPiece | undefined;
}

/** The checklist for equipment of which only the kind is known. */
export function getChecklistForCategory(kind: EquipmentCategory): Check[] {
  if (kind === 'tower' || kind === 'podium' || kind === 'stair podium')
    return assembledChecks[kind].filter(({ some }) => !some).map(({ text }) => ({ text }));
  return singlePieceChecks[kind].filter(({ of }) => !of).map(({ text }) => ({ text }));
}

/** The checklist for a product: only items that its plan contains. */
export function getChecklist(product: Product): Check[] {
  const kind = getEquipmentCategory(product);
  if (kind === 'tower' || kind === 'podium' || kind === 'stair podium') {
    const pieces = getAssemblyStages(product).flatMap((stage) => stage.pieces);
    return assembledChecks[kind].flatMap(({ text, piece }) => {
      const found = piece && pieces.find(({ name }) => piece.test(name));
      return piece && !found ? [] : { text, piece: found };
    });
  }
  const parts = getPlan(product).components.map(({ name }) => name);
  const { treads, rungs, handrail, castors } = product;
  const has = (part: OptionalPart) =>
    (part === 'castors' && castors !== undefined) ||
    (part === 'handrails' && handrail === true) ||
    parts.some((name) => optionalPartPatterns[part].test(name));
  return singlePieceChecks[kind]
    .filter(({ of }) => !of || has(of))
    .map(({ text }) => {
      const counted = treads ? `All ${treads} treads` : rungs ? `All rungs (${rungs})` : undefined;
      return { text: counted ? text.replace(/^All (treads|rungs)/, counted) : text };
    });
}

type OptionalPart =
  | 'castors'
  | 'handrails'
  | 'platform'
  | 'rope'
  | 'sections'
  | 'stabiliser'
  | 'gate';

const optionalPartPatterns: Readonly<Record<OptionalPart, RegExp>> = {
  castors: /castor|wheel/i,
  handrails: /handrail|guardrail/i,
  platform: /platform|deck/i,
  rope: /rope|pulley/i,
  sections: /hook|guide|hinge|section/i,
  stabiliser: /stabiliser/i,
  gate: /gate/i,
};

/** A check of equipment that comes in one piece. With `of`, it applies only to products that have that part. */
interface SinglePieceCheck {
  readonly text: string;
  readonly of?: OptionalPart;
}

const labels: SinglePieceCheck = { text: 'Labels and load rating can be read' };
const stiles: SinglePieceCheck = { text: 'Stiles: straight, no cracks, dents or burns' };
const brakes: SinglePieceCheck = {
  text: 'Castors turn, and brakes or lifters hold',
  of: 'castors',
};

const singlePieceChecks: Readonly<
  Record<Exclude<EquipmentCategory, AssembledKind>, readonly SinglePieceCheck[]>
> = {
  steps: [
    stiles,
    { text: 'All treads sound, clean and tight' },
    { text: 'Hinges, stays and locks hold it fully open' },
    { text: 'Feet: all there, clean, not worn through' },
    { text: 'Platform sound, lies flat and locks', of: 'platform' },
    { text: 'Handrails and guardrails firm', of: 'handrails' },
    brakes,
    labels,
  ],
  ladder: [
    stiles,
    { text: 'All rungs sound, clean and tight' },
    { text: 'Feet: all there, clean, not worn through' },
    { text: 'Hooks, hinges and locks between sections engage', of: 'sections' },
    { text: 'Rope and pulleys run free, not frayed', of: 'rope' },
    { text: 'Stabiliser straight and fixed', of: 'stabiliser' },
    labels,
  ],
  platform: [
    { text: 'Frame and stiles: straight, no cracks, welds sound' },
    { text: 'All treads sound, clean and tight' },
    { text: 'Platform sound, level and locked' },
    { text: 'Handrails and guardrails firm', of: 'handrails' },
    { text: 'Gate closes by itself', of: 'gate' },
    { text: 'Hinges, braces and locks hold it open' },
    brakes,
    { text: 'Feet: all there, clean, not worn through' },
    labels,
  ],
  part: [
    { text: 'Straight, no cracks, dents or burns' },
    { text: 'Catches, clips and fixings close and hold' },
    { text: 'Feet or contact faces clean, not worn through' },
    labels,
  ],
};
