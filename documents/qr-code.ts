import { encode } from 'uqr';
import { inks, type Paper } from './paper.ts';

/** Modules of white that a reader needs around the code. */
const quietZone = 4;

/** An address as a QR code in a square of this side, its quiet ground included. */
export function drawQrCode(paper: Paper, address: string, x: number, y: number, side: number) {
  const { data, size } = encode(address, { ecc: 'M', border: quietZone });
  const module = side / size;
  paper.figure(`QR code of ${address}`, [x, y, side, side], () => {
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        if (isDark) paper.doc.rect(x + column * module, y + row * module, module, module);
    paper.doc.fill(inks.black);
  });
}
