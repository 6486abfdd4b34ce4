import * as v from 'valibot';
import { listOf, text, textUpTo, whole } from '../fields.ts';
import { equipmentCount } from '../portfolio.ts';

export const sectors = [
  'Commercial Development',
  'Transport Infrastructure',
  'Commercial Property',
  'Heritage Conservation',
  'Residential Development',
  'Cultural & Entertainment',
  'Retail & Commercial',
] as const;

export type Sector = (typeof sectors)[number];

const equipmentLine = v.strictObject({ count: whole(1, 1000), productId: text });

/** A quantity of a product, which the catalogue names and a page links to. */
export type EquipmentLine = v.InferOutput<typeof equipmentLine>;

const weeks = v.pipe(text, v.regex(/^(1 week|\d+ weeks)$/, "Write weeks as in '14 weeks'"));
const titled = v.strictObject({ title: textUpTo(45), description: textUpTo(180) });

const fields = v.strictObject({
  title: textUpTo(60),
  location: v.pipe(
    text,
    v.regex(/^[^,]+, [A-Z][a-z]+$/, "Write a place as in 'Mill Street, Leeds'"),
  ),
  client: textUpTo(40),
  description: textUpTo(240),
  completedDate: v.pipe(
    text,
    v.regex(/^(Ongoing|[A-Z][a-z]+ 20\d\d)$/, "Write 'Ongoing', or month and year"),
  ),
  projectValue: v.pipe(text, v.regex(/^£\d+(\.\d)?[MK]$/, 'Write a value such as £1.5M or £300K')),
  sector: v.picklist(sectors),
  equipment: v.pipe(textUpTo(70), v.regex(/^\d+ × /, "Begin with the count, as in '12 × steps'")),
  duration: weeks,
  height: v.pipe(text, v.regex(/^\d+\.\d m$/, 'Write a height such as 7.2 m')),
  detailedEquipmentList: listOf(equipmentLine, 1, 12),
  challenges: listOf(titled, 3, 6),
  results: listOf(titled, 3, 6),
  phases: listOf(
    v.strictObject({
      name: textUpTo(40),
      duration: weeks,
      description: textUpTo(140),
      equipment: listOf(equipmentLine, 1, 12),
    }),
    1,
    8,
  ),
  testimonial: v.strictObject({
    quote: textUpTo(200),
    author: textUpTo(30),
    position: textUpTo(40),
    company: textUpTo(40),
  }),
});

type Fields = v.InferOutput<typeof fields>;

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** Whether some phase uses the whole quantity of each listed product, and no phase uses anything else. */
function phasesUseAll({ detailedEquipmentList: supplied, phases }: Fields): boolean {
  const used = phases.flatMap(({ equipment }) => equipment);
  const most = (id: string) =>
    Math.max(0, ...used.filter(({ productId }) => productId === id).map(({ count }) => count));
  return (
    supplied.every(({ count, productId }) => most(productId) === count) &&
    used.every(({ productId }) => supplied.some((line) => line.productId === productId))
  );
}

export const projectSchema = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ equipment, detailedEquipmentList }) =>
        equipmentCount(equipment) === sum(detailedEquipmentList.map(({ count }) => count)),
      'Counts other than what detailedEquipmentList holds',
    ),
    ['equipment'],
  ),
  v.forward(v.check(phasesUseAll, 'Use all of detailedEquipmentList, and nothing else'), [
    'phases',
  ]),
  v.forward(
    v.check(
      ({ duration, phases }) =>
        Number.parseInt(duration, 10) ===
        sum(phases.map((phase) => Number.parseInt(phase.duration, 10))),
      'The phases take another time together',
    ),
    ['duration'],
  ),
  v.forward(
    v.check(({ testimonial, client }) => testimonial.company === client, 'Name the client'),
    ['testimonial', 'company'],
  ),
);
