interface AddressLine {
  text: string;
  href?: string;
}

/** What a legal page is made of: data, so that a page, a print or a mail can each draw it its own way. */
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
  /** Its own day: change it whenever the document changes. */
  lastUpdated: string;
  metaDescription: string;
  /** What the page says, in two sentences, for the reader who stops there. */
  summary: string;
  sections: readonly LegalSection[];
}

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });

export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });

export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): LegalBlock => ({ kind: 'table', caption, head, rows });

export const address = (...lines: AddressLine[]): LegalBlock => ({ kind: 'address', lines });
