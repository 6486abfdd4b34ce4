import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { views } from '../../catalogue/views.ts';
import { writeAtomically } from './files.ts';
import { fallbackWidth, side, widths } from './look.ts';

const spot = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());
const anchors = v.object({
  left: v.number(),
  right: v.number(),
  top: v.number(),
  ground: v.number(),
  stand: v.optional(v.number()),
  quoted: v.optional(v.pipe(v.tuple([spot, spot]), v.readonly())),
});
const stem = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));
const still = v.object({
  file: stem,
  facing: v.optional(v.picklist(['front', 'side', 'top'])),
  anchors: v.optional(anchors),
});
const stills = v.object({
  'three-quarter': v.optional(still),
  front: v.optional(still),
  detail: v.optional(still),
  scale: v.optional(still),
});

/** The picture data that pages use: `/pictures/{file}-{width}.avif`, and one fallback. */
export const manifestSchema = v.object({
  side: v.number(),
  widths: v.array(v.number()),
  fallback: v.object({ width: v.number(), format: v.literal('webp') }),
  products: v.record(v.string(), stills),
});
const placeholderSchema = v.record(
  stem,
  v.pipe(v.string(), v.startsWith('data:image/webp;base64,')),
);

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type ManifestStill = v.InferOutput<typeof still>;
export type Placeholders = v.InferOutput<typeof placeholderSchema>;

const manifestHeader = {
  side,
  widths,
  fallback: { width: fallbackWidth, format: 'webp' },
} as const;

const at = (name: string) => fileURLToPath(new URL(`../../catalogue/${name}`, import.meta.url));
const manifestFile = at('pictures.json');
const placeholderFile = at('picture-placeholders.json');

export function readManifest(): Manifest {
  return v.parse(manifestSchema, readJson(manifestFile) ?? { ...manifestHeader, products: {} });
}

export function readPlaceholders(): Placeholders {
  return v.parse(placeholderSchema, readJson(placeholderFile) ?? {});
}

export function writeManifest(products: Manifest['products'], placeholders: Placeholders): void {
  writeAtomically(manifestFile, manifestText(products));
  writeAtomically(placeholderFile, `${formatLines(placeholders)}\n`);
}

/** The manifest file: one line for each product, so that diffs show which one changed. */
export function manifestText(products: Manifest['products']): string {
  const ordered = Object.fromEntries(
    Object.entries(products).map(([id, stills]) => [id, inOrder(stills)]),
  );
  return `${JSON.stringify(manifestHeader).slice(0, -1)},"products":${formatLines(ordered)}}\n`;
}

function formatLines(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.keys(entries)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${JSON.stringify(entries[name])}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** The four views in a fixed order. */
function inOrder(stills: Manifest['products'][string]) {
  return Object.fromEntries(views.flatMap((view) => (stills[view] ? [[view, stills[view]]] : [])));
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
