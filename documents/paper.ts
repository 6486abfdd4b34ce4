import { readFileSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { company, registeredOfficeLine } from '../content/company.ts';
import { toPrintable } from './printable-text.ts';

// The types of the library lag behind it.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      bbox?: readonly [left: number, top: number, right: number, bottom: number];
    }
    interface PDFFont {
      _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
    }
  }
}

/** A4 in points: where the text column begins and ends, and the lowest line above the foot. */
export const sheet = { left: 32, right: 563.28, width: 531.28, top: 84, bottom: 786 };

export const inks = { black: '#000', grey: '#8f8f8f', pale: '#dcdcdc', rule: '#b4b4b4' } as const;

/** The same product makes the same bytes on every day. */
const defaultCreationDate = new Date(Date.UTC(2026, 0, 1));

/** Read from the project's root: the build bundles this file elsewhere. */
const fontWeights = ['text', 'bold'] as const;
const fonts = fontWeights.map((cut) =>
  readFileSync(path.resolve(`documents/fonts/archivo-${cut}.ttf`)),
);

export interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width?: number;
  readonly bold?: boolean;
  readonly ink?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly link?: string;
}

interface PaperOptions {
  readonly title: string;
  /** What the running head says beside the section. */
  readonly code: string;
  /** When it was made, where that is not the same for all. */
  readonly made?: Date;
  /** Draws head and foot of each page, where they are not a product document's. */
  readonly running?: (paper: Paper, at: { page: number; pages: number }) => void;
  /** What stands at the foot of every page beside the seller. */
  readonly foot?: string;
}

const guidance =
  "General guidance, made from the product's plan. The maker's manual takes precedence over this sheet.";

/** A part of a document: its title and the pages it takes, counted from 1. */
export interface PaperSection {
  readonly title: string;
  readonly from: number;
  readonly pages: number;
}

/** A tagged document on A4 in the making: what is written goes into its structure in that order. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next block begins. */
  y = sheet.top;
  readonly #cover: PaperOptions;
  readonly #starts: { title: string; from: number }[] = [];
  readonly #titles: string[] = [];
  readonly #root: PDFKit.PDFStructureElement;
  #parent: PDFKit.PDFStructureElement;

  constructor(cover: PaperOptions, compress = true) {
    this.#cover = cover;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      // No standard font, which would not be embedded.
      font: '',
      bufferPages: true,
      compress,
      pdfVersion: '1.7',
      // @ts-expect-error The library's types do not know it yet.
      subset: 'PDF/UA',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: {
        Title: cover.title,
        Author: company.legalName,
        CreationDate: cover.made ?? defaultCreationDate,
      },
    });
    for (const [at, cut] of fontWeights.entries()) this.doc.registerFont(cut, fonts[at]);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    this.#parent = this.#root;
  }

  /** Begins a part of the document on a page of its own. */
  section(title: string, write: () => void): void {
    this.#starts.push({ title, from: this.#titles.length + 1 });
    this.within('Sect', {}, () => {
      this.addPage(title);
      this.doc.outline.addItem(title);
      write();
    });
  }

  /** The next page. */
  addPage(title = this.#titles.at(-1) ?? ''): void {
    this.doc.addPage();
    this.#titles.push(title);
    this.y = sheet.top;
  }

  /** Turns the page where a block of this height would leave it. */
  ensureRoom(room: number): void {
    if (this.y + room > sheet.bottom) this.addPage();
  }

  /** An element that holds others. */
  within(type: string, options: PDFKit.Mixins.StructureElementOptions, write: () => void): void {
    const [element, outer] = [this.doc.struct(type, options), this.#parent];
    outer.add(element);
    this.#parent = element;
    write();
    element.end();
    this.#parent = outer;
  }

  /** An element that holds words or a drawing. */
  tag(type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    this.#parent.add(this.doc.struct(type, options, [draw]));
  }

  /** Rules, boxes and running heads, which nobody needs to hear. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** A drawing, with what it says in words. */
  figure(alt: string, [x, y, width, height]: readonly number[], draw: () => void): void {
    const [left = 0, top = 0] = [x, y];
    const bbox = [left, top, left + (width ?? 0), top + (height ?? 0)] as const;
    this.tag('Figure', draw, { alt, bbox });
  }

  /** Words in their own element; returns where the next line begins. */
  words(type: string, words: string, at: TextOptions): number {
    let end = 0;
    this.tag(type, () => {
      end = this.drawText(words, at);
    });
    return end;
  }

  /** Sets words without tagging them; returns where the next line begins. */
  drawText(words: string, at: TextOptions): number {
    const { x, y, size, bold = false, ink = inks.black, align, link } = at;
    const lineGap = bold ? 0 : size * 0.18;
    const written = this.#inFont(words, bold, size);
    this.doc.fillColor(ink);
    const width = at.width ?? this.doc.widthOfString(written) + 1;
    this.doc.text(written, x, y, { width, align, lineGap, ...(link && { link }) });
    return this.doc.y;
  }

  /** One line about a point, without tagging it. */
  drawCentredText(
    words: string,
    x: number,
    y: number,
    size: number,
    ink = '#000',
    bold = true,
  ): void {
    const width = this.doc.widthOfString(this.#inFont(words, bold, size));
    this.drawText(words, { x: x - width / 2, y: y - size * 0.53, size, bold, ink });
  }

  /** An item of a list. */
  listItem(draw: () => void): void {
    this.within('LI', {}, () => this.tag('LBody', draw));
  }

  /** How far down words reach. */
  heightOf(words: string, { size, width, bold = false }: Omit<TextOptions, 'x' | 'y'>): number {
    return this.doc.heightOfString(this.#inFont(words, bold, size), {
      width,
      lineGap: bold ? 0 : size * 0.18,
    });
  }

  /** The largest of these sizes at which words fit a width on one line. */
  fitFontSize(words: string, width: number, sizes: readonly number[], bold = true): number {
    const written = this.#inFont(words, bold, sizes[0] ?? 8);
    const fits = (size: number) => this.doc.fontSize(size).widthOfString(written) <= width;
    return sizes.find(fits) ?? sizes.at(-1) ?? 8;
  }

  /** Chooses the font, and writes words in the letters that it has. */
  #inFont(words: string, bold: boolean, size: number): string {
    this.doc.font(bold ? 'bold' : 'text', size);
    const { font } = this.doc._font;
    return toPrintable(words, (codePoint) => font.hasGlyphForCodePoint(codePoint));
  }

  drawRule(
    y: number,
    { left = sheet.left, right = sheet.right, width = 0.7, ink = '#000' } = {},
  ): void {
    this.artifact(() =>
      this.doc.lineWidth(width).strokeColor(ink).moveTo(left, y).lineTo(right, y).stroke(),
    );
  }

  drawBox(x: number, y: number, width: number, height: number, fill?: string): void {
    this.artifact(() => {
      this.doc.rect(x, y, width, height).lineWidth(0.8).strokeColor('#000');
      if (fill) this.doc.fillAndStroke(fill, '#000');
      else this.doc.stroke();
    });
  }

  /** Our mark and name, 20 points high, without tagging them. */
  drawLogo(x: number, y: number): void {
    this.doc.save().translate(x, y).scale(0.1);
    this.doc
      .path('M0 0h25v200H0zM125 0h25v200h-25zM25 30h100v20H25zM25 150h100v20H25z')
      .fill('#000');
    this.doc.path('M25 90h100v20H25z').fill(inks.grey).restore();
    this.drawText(company.name, { x: x + 22, y: y + 1.5, size: 17, bold: true });
  }

  /** Heads, feet and page numbers, then the bytes. */
  async finish(): Promise<{ bytes: Buffer; sections: PaperSection[] }> {
    const all = this.#titles.length;
    for (const [at, title] of this.#titles.entries()) {
      this.doc.switchToPage(at);
      this.artifact(() => {
        if (this.#cover.running) this.#cover.running(this, { page: at + 1, pages: all });
        else this.#running(title, `Page ${at + 1} of ${all}`);
      }, 'Pagination');
    }
    this.#root.end();
    const pieces: Uint8Array[] = [];
    this.doc.on('data', (piece: Uint8Array) => pieces.push(piece));
    this.doc.end();
    await finished(this.doc, { writable: false });
    const sections = this.#starts.map(({ title, from }, at) => {
      return { title, from, pages: (this.#starts[at + 1]?.from ?? all + 1) - from };
    });
    return { bytes: Buffer.concat(pieces), sections };
  }

  #running(title: string, page: string): void {
    const { left, right, width } = sheet;
    const { code, foot: last } = this.#cover;
    this.drawLogo(left, 34);
    const beside = { x: right - 340, width: 340, align: 'right' } as const;
    this.drawText(title, { ...beside, y: 33, size: 11, bold: true });
    this.drawText(code, { ...beside, y: 46, size: 8 });
    this.doc.lineWidth(1.4).strokeColor('#000').moveTo(left, 64).lineTo(right, 64).stroke();
    this.doc.lineWidth(0.8).moveTo(left, 796).lineTo(right, 796).stroke();
    const { origin, email, legalName } = company;
    // Not the phone: the owner may change it, and every data sheet would have to be made anew.
    const who = `${legalName}, ${registeredOfficeLine}. ${new URL(origin).host}, ${email.shown}.`;
    const foot = last ?? `${who}\n${guidance}`;
    this.drawText(foot, { x: left, y: 801, size: 6.6, width: width - 60 });
    this.drawText(page, { x: right - 60, y: 801, size: 8, width: 60, align: 'right', bold: true });
  }
}
