import type { Product } from '../catalogue/product.ts';
import {
  type DrawingSheet,
  drawingSheet,
  unitsPerMetre,
  unitsPerPoint,
} from '../pictures/drawings/drawing-sheet.ts';
import { drawElevations } from '../pictures/drawings/elevations/draw-elevations.ts';
import { marksBounds, translateMarks } from '../pictures/drawings/elevations/mark.ts';
import {
  elevationStrokes,
  gridLines,
  outlineWeight,
  sheetStrokes,
  sheetY,
} from '../pictures/drawings/sheet-file.ts';
import { colours, tones } from '../pictures/drawings/strokes.ts';
import { drawDimension } from './dimension.ts';
import { inks, type Paper, sheet } from './paper.ts';

/** What a laser printer holds apart: the colours of the screen in black, white and three greys. */
const greys: Readonly<Record<string, string>> = {
  [colours.ink]: inks.black,
  [colours.line]: '#cfcfcf',
  [colours.quiet]: inks.grey,
  [colours.figure]: '#d2d2d2',
  [tones.alloy]: '#fff',
  [tones.steel]: '#fff',
  [tones.grp]: '#ececec',
  [tones.timber]: inks.pale,
  [tones.dark]: '#222',
};

/** Draws a product to a true scale in its frame, with its dimensions and a title strip. */
export function drawToScale(paper: Paper, product: Product): void {
  const isPart = product.category === 'Accessories';
  const drawn = isPart ? layoutPartDrawing(product) : drawingSheet(product, 'paper');
  const height = drawn.height / unitsPerPoint;
  const [x, y, inner] = [sheet.left, paper.y, sheet.width - 10];
  const strip = 27;
  paper.drawBox(x, y, sheet.width, height + strip + 10);
  paper.drawBox(x + 5, y + 5, inner, height + strip);
  const scale = Math.round(unitsPerMetre(1) / drawn.scale);
  paper.figure(altText(product, drawn, scale), [x, y, sheet.width, height], () => {
    paper.doc.save();
    paper.doc.translate(x + 5 + (inner - drawn.width / unitsPerPoint) / 2, y + 5);
    paper.doc.scale(1 / unitsPerPoint);
    drawLines(paper, drawn, isPart);
    drawLettering(paper, drawn);
    paper.doc.restore();
  });
  paper.y = y + height + 5;
  drawTitleStrip(paper, product, [x + 5, inner, strip], `1 : ${scale}`);
  paper.y += strip + 5 + 12;
}

function altText({ name }: Product, drawn: DrawingSheet, scale: number): string {
  const lengths = drawn.dimensions.map((each) => `${each.name} ${each.millimetres} mm`);
  const views = drawn.drawings.map(({ title }) => title).join(', ');
  return [`${name}, drawn 1 : ${scale}.`, `${views}.`, ...lengths.map((each) => `${each}.`)].join(
    ' ',
  );
}

function drawLines({ doc }: Paper, drawn: DrawingSheet, isPart: boolean): void {
  doc.lineCap('square').lineJoin('round');
  for (const { d, fill, stroke, width, transform } of isPart
    ? elevationStrokes(drawn)
    : sheetStrokes(drawn)) {
    doc.save();
    const [, dx, dy, by] = /^translate\((\S+) (\S+)\)scale\((\S+)\)$/.exec(transform ?? '') ?? [];
    if (by) doc.translate(Number(dx), Number(dy)).scale(Number(by));
    doc.path(d).lineWidth(width ?? outlineWeight(drawn));
    paint(doc, fill, stroke);
    doc.restore();
  }
}

function paint(
  doc: PDFKit.PDFDocument,
  fill: string | undefined,
  stroke: string = colours.ink,
): void {
  const inner = fill && (greys[fill] ?? fill);
  const line = greys[stroke] ?? stroke;
  if (inner === undefined) doc.stroke(line);
  else if (stroke === 'none') doc.fill(inner);
  else doc.fillAndStroke(inner, line);
}

function drawLettering(paper: Paper, drawn: DrawingSheet): void {
  const { size } = drawn;
  for (const metres of gridLines(drawn))
    paper.drawText(`${metres.toFixed(1)}\u00a0m`, {
      x: 18,
      y: sheetY(drawn, metres) - size * 1.15,
      size: size - 2,
      bold: true,
    });
  for (const { title, middle } of drawn.drawings)
    paper.drawText(title, { x: middle - 150, y: 14, width: 300, align: 'center', size });
  for (const { millimetres, emphasis, ...dimension } of drawn.dimensions) {
    const label = String(millimetres);
    drawDimension(paper, { ...dimension, label, isKey: emphasis === 'strong' }, size);
  }
}

function drawTitleStrip(
  paper: Paper,
  { name, sku, material }: Product,
  [x, width, height]: readonly [number, number, number],
  scale: string,
): void {
  const cells = [
    ['Drawing', name, 0.44],
    ['SKU', sku, 0.2],
    ['Material', material, 0.13],
    ['Unit', 'mm', 0.09],
    ['Scale on A4', scale, 0.14],
  ] as const;
  let left = x;
  for (const [term, value, part] of cells) {
    const wide = width * part;
    const size = paper.fitFontSize(value, wide - 14, [9, 8, 7, 6]);
    paper.drawBox(left, paper.y, wide, height);
    paper.tag('P', () => {
      paper.drawText(term, { x: left + 7, y: paper.y + 3.5, size: 6.6 });
      paper.drawText(value, { x: left + 7, y: paper.y + 13, size, bold: true });
    });
    left += wide;
  }
}

const partScales = [1, 2, 5, 10, 20, 25, 50] as const;

/** A part has no elevation beside a person: it lies alone, with the lengths we quote where it shows them. */
function layoutPartDrawing(product: Product): DrawingSheet {
  const [width, tall, size, top] = [1016, 380, 15, 60];
  const { side } = drawElevations(product);
  const { left, right, bottom, top: high } = marksBounds(side);
  const [across, up] = [right - left, high - bottom];
  const fits = partScales
    .map(unitsPerMetre)
    .find((each) => each * across <= width - 240 && each * up <= tall);
  const scale = fits ?? unitsPerMetre(50);
  const ground = top + up * scale;
  const x = (width - across * scale) / 2;
  const isQuotedLength = (metres: number) =>
    [product.length, product.width].some((length) => Math.abs(length - metres) < 0.006);
  const lengths = [
    {
      name: 'Length',
      axis: 'across',
      at: ground + size * 2.4,
      from: x,
      to: x + across * scale,
      metres: across,
    },
    { name: 'Height', axis: 'up', at: x - 60, from: top, to: ground, metres: up },
  ] as const;
  return {
    width,
    size,
    scale,
    ground,
    height: ground + size * (isQuotedLength(across) ? 4.4 : 2),
    grid: 100,
    drawings: [
      {
        title: 'Side elevation',
        middle: width / 2,
        marks: translateMarks(side, -left, -bottom),
        x,
      },
    ],
    dimensions: lengths
      .filter(({ metres }) => isQuotedLength(metres))
      .map(({ metres, ...each }) => ({
        ...each,
        millimetres: Math.round(metres * 1000),
        emphasis: 'plain',
      })),
  };
}
