/** A sheet of labels on A4, in millimetres. */
export type LabelSheet = {
  readonly code: string;
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  /** The gap between two labels in a row. Rows have no gap. */
  readonly gap: number;
};

/** Common sheets, by Avery's numbers; those beginning with L47 are weatherproof. */
export const labelSheets: readonly LabelSheet[] = [
  { code: 'L4773, L7159', across: 3, down: 8, width: 63.5, height: 33.9, gap: 2.54 },
  { code: 'L7160', across: 3, down: 7, width: 63.5, height: 38.1, gap: 2.54 },
  { code: '3474', across: 3, down: 8, width: 70, height: 37, gap: 0 },
  { code: 'L4776', across: 2, down: 6, width: 99.1, height: 42.3, gap: 2.5 },
  { code: 'L7163', across: 2, down: 7, width: 99.1, height: 38.1, gap: 2.5 },
  { code: 'L7165', across: 2, down: 4, width: 99.1, height: 67.7, gap: 2.5 },
];

export const a4Page = { width: 210, height: 297 } as const;

export const countLabels = ({ across, down }: LabelSheet) => across * down;

/** What a sheet is called in a list: 24 labels, 63.5 × 33.9 mm. */
export const sheetText = (sheet: LabelSheet) =>
  `${countLabels(sheet)} labels, ${sheet.width} × ${sheet.height} mm (Avery ${sheet.code})`;

/** The position of a label's upper left corner on its sheet. */
export function labelPosition(sheet: LabelSheet, index: number): { x: number; y: number } {
  const { across, down, width, height, gap } = sheet;
  const left = (a4Page.width - across * width - (across - 1) * gap) / 2;
  const top = (a4Page.height - down * height) / 2;
  return {
    x: left + (index % across) * (width + gap),
    y: top + Math.floor(index / across) * height,
  };
}

/** Wraps text into lines of at most `letters` characters. Text beyond `most` lines is cut. */
export function wrapText(text: string, maxLength: number, maxLines: number): string[] {
  const lines: string[] = [];
  // Keeps a number and its unit on one line.
  for (const word of text.replace(/(?<=\d) (?=(?:m|mm|tread|rung)\b)/g, '\u00a0').split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= maxLength) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word.slice(0, maxLength));
  }
  if (lines.length <= maxLines) return lines;
  return [
    ...lines.slice(0, maxLines - 1),
    `${(lines[maxLines - 1] ?? '').slice(0, maxLength - 1)}…`,
  ];
}
