import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StillAnchors } from '../../../catalogue/pictures.ts';
import { company } from '../../../content/company.ts';
import { folders } from '../files.ts';
import type { Card } from './card.ts';

/** A font file with more weights and widths than the site's. */
const font = readFileSync(new URL('./archivo.woff2', import.meta.url));
const tokens = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8');
const layout = readFileSync(new URL('./card.css', import.meta.url), 'utf8');
/** The site's colours, and the layout of a card. */
const style = `:root{${tokens.match(/--color-[\w-]+: #[^;]+;/g)?.join('')}}${layout}`;

/** A hash of a card's content, layout and encoding. */
export function cardFingerprint(card: Card, encoding: object): string {
  const made = JSON.stringify([cardMarkup(card, ''), style, encoding]);
  return createHash('sha256').update(made).update(font).digest('hex').slice(0, 12);
}

/** A page with cards one under another. */
export function cardsPage(cards: readonly Card[]): string {
  const pictures = pathToFileURL(folders.pictures).href;
  return [
    '<!doctype html><meta charset="utf-8"><style>',
    `@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font.toString('base64')});font-weight:400 700;font-stretch:62% 100%;font-display:block}`,
    style,
    '</style>',
    ...cards.map((card) => cardMarkup(card, pictures)),
  ].join('\n');
}

function cardMarkup(card: Card, pictures: string): string {
  const { kind } = card.picture;
  const words = kind === 'across' ? titleBlock(card) : column(card);
  return `<div class="card"><div class="picture ${kind}">${pictureOf(card, pictures)}</div>${words}</div>`;
}

/** The file of the picture on a card. */
export function pictureFile({ picture }: Card, folder: string = folders.pictures): string {
  return picture.kind === 'plate'
    ? path.posix.join(folder, `${picture.file}-960.avif`)
    : path.posix.join(folder, 'scenes', `${picture.file}-1600.avif`);
}

function pictureOf(card: Card, pictures: string): string {
  const { picture } = card;
  const source = `src="${pictureFile(card, pictures)}" decoding="sync"`;
  if (picture.kind === 'plate') {
    const { dimension } = picture;
    return `<img ${source}>${dimension ? dimensionLine(dimension.label, dimension.anchors) : ''}`;
  }
  const [x, y] = picture.position.map((part) => `${100 * part}%`);
  return `<img ${source} style="object-position:${x} ${y}">`;
}

/** Words beside the picture. */
function column(card: Card): string {
  const { figures = [], reach } = card;
  const list = figures.map(
    ({ name, value }) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  const measured = `${reach ? scaleBar(reach) : ''}${list.length > 0 ? `<dl>${list.join('')}</dl>` : ''}`;
  return `<div class="words">${logo}${heading(card)}${measured}</div>`;
}

/** The text in a panel on the picture's lower left. */
function titleBlock(card: Card): string {
  return `<div class="block">${logo}<div class="title">${heading(card)}</div></div>`;
}

function heading({ title, over, under, figures }: Card): string {
  const taken = under && figures ? 8 : 0;
  return [
    over && `<p class="over">${escapeHtml(over)}</p>`,
    `<h1 class="${titleSizeClass(title.length + taken)}">${escapeHtml(title)}</h1>`,
    under && `<p class="under">${escapeHtml(under)}</p>`,
  ]
    .filter(Boolean)
    .join('');
}

function titleSizeClass(letters: number): '' | 'long' | 'longest' {
  if (letters <= 34) return '';
  return letters <= 46 ? 'long' : 'longest';
}

/** The logo: two stiles and three rungs, with the middle rung highlighted. */
const logo = `<p class="logo"><svg viewBox="0 0 300 400"><path d="M0 0h50v400H0zM250 0h50v400h-50zM50 60h200v40H50zM50 300h200v40H50z"/><path d="M50 180h200v40H50z" fill="var(--color-signal)"/></svg>${company.name}</p>`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const top = 14;
const width = 480;

/** A bar from 0 to 14 m: ink up to the standing height, yellow up to the working height. */
function scaleBar({ stand, work }: NonNullable<Card['reach']>): string {
  const across = (metre: number) => (Math.min(metre, top) / top) * width;
  const ticks = Array.from({ length: top + 1 }, (_, metre) => {
    const x = Math.min(Math.max(across(metre), 0.75), width - 0.75);
    return `M${x} 24v${metre % 5 === 0 ? -13 : -8}`;
  });
  return [
    `<svg class="scale" viewBox="0 0 ${width} 24">`,
    `<path d="${ticks.join('')}M0 23.25H${width}" stroke="var(--color-line-2)" stroke-width="1.5"/>`,
    `<path d="M0 19H${across(stand)}" stroke="var(--color-ink)" stroke-width="10"/>`,
    `<path d="M${across(stand)} 19H${across(work)}" stroke="var(--color-signal)" stroke-width="10"/>`,
    `<path d="M${Math.min(across(work), width - 1)} 8v16" stroke="var(--color-ink)" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}

/** The distance from the line to the product, and the gap at the product, in pixels at the largest width. */
const reach = 64;
const gap = 8;
const side = 960;
const letters = { size: 44, wide: 23 } as const;

/** The dimension line of the quoted height on a still: extension lines, arrowheads and the value. */
export function dimensionLine(label: string, { left, quoted }: StillAnchors): string {
  if (!quoted) return '';
  const [[footX, foot], [headX, head]] = quoted;
  const lean = headX - footX;
  const x = Math.max(left - reach, letters.wide * 3);
  const middle = { x: x + lean / 2, y: (foot + head) / 2 };
  const width = label.length * letters.wide + 34;
  return [
    `<svg viewBox="0 0 ${side} ${side}">`,
    `<path d="M${x + lean - 16} ${head}H${headX - gap}M${x - 16} ${foot}h${16 + reach - gap}M${x} ${foot}L${x + lean} ${head}" fill="none" stroke="currentColor" stroke-width="2.4"/>`,
    arrowhead(x + lean, head, lean / (foot - head), 1),
    arrowhead(x, foot, lean / (foot - head), -1),
    `<rect x="${middle.x - width / 2}" y="${middle.y - 32}" width="${width}" height="64" fill="var(--color-signal)"/>`,
    `<text x="${middle.x}" y="${middle.y + 15}" font-size="${letters.size}" text-anchor="middle" class="figure">${label}</text>`,
    '</svg>',
  ].join('');
}

/** `down` is 1 at the upper end and -1 at the lower one. */
function arrowhead(x: number, y: number, slope: number, down: 1 | -1): string {
  const length = 26 * down;
  return `<path d="M${x} ${y}l${-slope * length - 8} ${length}h16z" fill="currentColor"/>`;
}
