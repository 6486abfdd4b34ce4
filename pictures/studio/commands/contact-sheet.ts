import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type View, views } from '../../../catalogue/views.ts';
import { folders, StudioError } from '../files.ts';
import { readManifest } from '../manifest.ts';
import { plateColour } from '../picture/colour.ts';
import { selectProducts } from '../plan.ts';

interface SheetOptions {
  readonly only?: readonly string[] | undefined;
  readonly view?: string | undefined;
}

const cell = { side: 240, caption: 36 } as const;
const columns = 10;

/** Makes one picture of all stills of a view with their names, so that outliers are easy to spot. */
export async function contactSheet({
  only,
  view = 'three-quarter',
}: SheetOptions): Promise<boolean> {
  if (!isView(view)) throw new StudioError(`There is no view called ${view}.`);
  const { products } = readManifest();
  const shown = selectProducts(only).flatMap(({ id }) => {
    const file = products[id]?.[view]?.file;
    return file ? [{ id, file }] : [];
  });
  if (shown.length === 0) throw new StudioError('There are no pictures to show yet.');
  const cells = await Promise.all(
    shown.map(async ({ id, file }, at) => {
      const left = (at % columns) * cell.side;
      const top = Math.floor(at / columns) * (cell.side + cell.caption);
      const input = await sharp(path.join(folders.pictures, `${file}-240.avif`))
        .png()
        .toBuffer();
      return [
        { input, left, top },
        { input: Buffer.from(captionSvg(id)), left, top: top + cell.side },
      ];
    }),
  );
  const rows = Math.ceil(shown.length / columns);
  mkdirSync(folders.sheets, { recursive: true });
  const out = path.join(folders.sheets, `contact-sheet-${view}.png`);
  await sharp({
    create: {
      width: Math.min(columns, shown.length) * cell.side,
      height: rows * (cell.side + cell.caption),
      channels: 3,
      background: plateColour,
    },
  })
    .composite(cells.flat())
    .png()
    .toFile(out);
  console.log(`${shown.length} pictures on ${out}`);
  return true;
}

function captionSvg(id: string): string {
  const half = id.lastIndexOf('-', 34);
  const lines = id.length > 34 ? [id.slice(0, half), id.slice(half + 1)] : [id];
  const texts = lines.map((line, at) => `<text x="6" y="${12 + 13 * at}">${line}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.side}" height="${cell.caption}" font-family="sans-serif" font-size="11" fill="#3d4859">${texts.join('')}</svg>`;
}

function isView(name: string): name is View {
  return views.some((view) => view === name);
}
