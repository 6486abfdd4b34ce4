import { products } from '../../../catalogue/catalogue.ts';
import { views } from '../../../catalogue/views.ts';
import { folders } from '../files.ts';
import { renderedViews } from '../look.ts';
import { type Manifest, readManifest } from '../manifest.ts';
import { isEncoded, pictureBytes } from '../picture/encode.ts';
import { type PlannedProduct, planShots } from '../plan.ts';

/** The maximum total size of all committed pictures, in bytes. */
const maxTotalBytes = 60_000_000;

/** Whether every product has up-to-date pictures of its current model. Prints what is wrong. */
export function check(): boolean {
  const manifest = readManifest();
  const faults = findFaults(manifest, products, (file) => isEncoded(folders.pictures, file));
  const { planned, failures } = planShots(products);
  faults.push(...failures, ...findStale(manifest, planned));
  const files = new Set(
    Object.values(manifest.products).flatMap((of) => views.flatMap((view) => of[view]?.file ?? [])),
  );
  const bytes = [...files]
    .filter((file) => isEncoded(folders.pictures, file))
    .reduce((sum, file) => sum + pictureBytes(folders.pictures, file), 0);
  if (bytes > maxTotalBytes)
    faults.push(
      `The pictures have ${inMegabytes(bytes)}, more than the ${inMegabytes(maxTotalBytes)} allowed`,
    );

  for (const view of views) {
    const shown = products.filter(({ id }) => manifest.products[id]?.[view]);
    const different = new Set(shown.map(({ id }) => manifest.products[id]?.[view]?.file));
    console.log(
      `${view.padEnd(14)} ${String(shown.length).padStart(4)} of ${products.length} products, ${different.size} pictures`,
    );
  }
  console.log(
    `${'in all'.padEnd(14)} ${String(files.size).padStart(4)} pictures, ${inMegabytes(bytes)}`,
  );
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

type ListedId = Pick<(typeof products)[number], 'id'>;

/** The faults in the manifest's pictures. */
export function findFaults(
  { products: stills }: Pick<Manifest, 'products'>,
  listed: readonly ListedId[],
  exists: (file: string) => boolean,
): string[] {
  const firstWith = new Map<string, string>();
  const faults = listed.flatMap(({ id }) =>
    views.flatMap((view) => {
      const file = stills[id]?.[view]?.file;
      if (!file) return [`${id} has no ${view} picture`];
      if (!exists(file)) return [`${id}: the files of its ${view} picture are missing`];
      if (view !== 'three-quarter') return [];
      const other = firstWith.get(file);
      firstWith.set(file, id);
      return other ? [`${id} and ${other} show the same three-quarter picture`] : [];
    }),
  );
  const known = new Set(listed.map(({ id }) => id));
  const gone = Object.keys(stills).filter((id) => !known.has(id));
  return [...faults, ...gone.map((id) => `${id} is not in the catalogue`)];
}

/** The pictures that show an older version of a model. */
export function findStale(
  { products: stills }: Pick<Manifest, 'products'>,
  planned: readonly PlannedProduct[],
): string[] {
  return planned.flatMap(({ product: { id }, shots }) =>
    renderedViews
      .filter((view) => (stills[id]?.[view]?.file ?? shots[view].stem) !== shots[view].stem)
      .map((view) => `${id}: its ${view} picture shows an older model`),
  );
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
