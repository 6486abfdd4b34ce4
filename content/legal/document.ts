interface AddressLine {
  text: string;
  href?: string;
}

/** The content of a legal page as data, so that a page, a print and an email can each render it. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { kind: 'address'; lines: readonly AddressLine[] };

export interface LegalSection {
  /** Anchor of the section, so that one rule can be linked to. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  /** The document's own date: change it whenever the document changes. */
  lastUpdated: string;
  metaDescription: string;
  /** The page in two sentences, for the reader who stops there. */
  summary: string;
  sections: readonly LegalSection[];
}

/** A section of these blocks. A text alone is a paragraph. */
export const section = (
  id: string,
  heading: string,
  ...blocks: (LegalBlock | string)[]
): LegalSection => ({
  id,
  heading,
  blocks: blocks.map((block) =>
    typeof block === 'string' ? { kind: 'paragraph', text: block } : block,
  ),
});

export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });

export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): LegalBlock => ({ kind: 'table', caption, head, rows });

export const address = (...lines: AddressLine[]): LegalBlock => ({ kind: 'address', lines });
