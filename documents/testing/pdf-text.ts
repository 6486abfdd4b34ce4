import { inflateSync } from 'node:zlib';

/** What a PDF of ours says: its objects, and of each page the words and their tags. */
export function readPdf(bytes: Buffer) {
  const objects = new Map(
    [...inflated(bytes.toString('latin1')).matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  );
  const at = (body: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const pages = [...objects.values()]
    .filter((body) => /^\/Type \/Page$/m.test(body))
    .map((page) => {
      const resources = at(page, 'Resources');
      const letters = (font: string) => parseGlyphMap(at(at(resources, font), 'ToUnicode'));
      return readContent(at(page, 'Contents'), letters);
    });
  return { objects: [...objects.values()], pages };
}

/** With its streams as they were before they were compressed. */
function inflated(pdf: string): string {
  return pdf.replaceAll(/(?<=\nstream\n)\x78\x9c[\s\S]*?(?=\nendstream\nendobj)/g, (stream) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
}

type Letters = readonly string[];

/** The letter of each glyph of an embedded font. */
function parseGlyphMap(cmap: string): Letters {
  const [, all = ''] = /\[(.*)\]/.exec(cmap) ?? [];
  return [...all.matchAll(/<([0-9a-f ]+)>/g)].map(([, codes = '']) =>
    String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
  );
}

/** The width of A4, in points. */
const pageWidth = 595;

/** The words of a page in their order, a line each, those outside every tag, and those beside the sheet. */
function readContent(content: string, lettersIn: (font: string) => Letters) {
  const [lines, untagged, beside]: [string[], string[], string[]] = [[], [], []];
  const fonts = new Map<string, Letters>();
  let letters: Letters = [];
  let depth = 0;
  let x = 0;
  for (const line of content.split('\n')) {
    if (/ (BDC|BMC)$/.test(line)) depth += 1;
    if (line === 'EMC') depth -= 1;
    const [, font] = /^\/(F\d+) \S+ Tf$/.exec(line) ?? [];
    if (font) {
      letters = fonts.get(font) ?? lettersIn(font);
      fonts.set(font, letters);
    }
    x = Number(/^1 0 0 1 (\S+) \S+ Tm$/.exec(line)?.[1] ?? x);
    if (!line.endsWith('TJ')) continue;
    const glyphs = [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex).join('');
    const words = [...glyphs.matchAll(/.{4}/g)].map(([code]) => letters[Number.parseInt(code, 16)]);
    (depth > 0 ? lines : untagged).push(words.join(''));
    if (x < 0 || x > pageWidth) beside.push(words.join(''));
  }
  return { text: lines.join('\n').replaceAll('\u00a0', ' '), untagged, beside };
}
