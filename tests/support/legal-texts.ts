import type { LegalBlock, LegalSection } from '../../content/legal/document.ts';

/** Everything a section of a legal page says, in the order a page shows it. */
export function getSectionTexts({ heading, blocks }: LegalSection): readonly string[] {
  return [heading, ...blocks.flatMap(getBlockTexts)];
}

function getBlockTexts(block: LegalBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'address':
      return block.lines.map(({ text }) => text);
  }
}
