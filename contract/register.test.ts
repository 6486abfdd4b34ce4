import { describe, expect, it } from 'vitest';
import { formatPieceState, nextInspectionDay, type Piece, pieceState } from './register.ts';

const today = '2026-11-18';
const piece = (more: Partial<Piece> = {}): Piece => ({
  id: 1,
  number: 'T-01',
  name: 'Tower',
  kind: 'tower',
  site: '',
  place: '',
  boughtOn: null,
  guaranteeUntil: null,
  intervalDays: 90,
  addedOn: '2026-11-01',
  erectedOn: null,
  scrappedOn: null,
  lastPass: { at: '2026-11-11T08:00:00Z', inspector: 'A. Lund' },
  failed: null,
  productId: null,
  image: null,
  document: false,
  inspections: 1,
  ...more,
});
const said = (more: Partial<Piece>) => formatPieceState(pieceState(piece(more), today), today);

describe('a piece of equipment', () => {
  it('[BU6] is due 7 days after its last pass while it is an erected tower, else by its own rule', () => {
    expect(nextInspectionDay(piece())).toBe('2027-02-09');
    expect(nextInspectionDay(piece({ erectedOn: '2026-11-10' }))).toBe('2026-11-18');
    expect(nextInspectionDay(piece({ kind: 'steps', erectedOn: '2026-11-10' }))).toBe('2027-02-09');
    // Built again after the inspection: it is due before it is used again.
    expect(nextInspectionDay(piece({ erectedOn: '2026-11-15' }))).toBe('2026-11-15');
  });

  it('[BU6] describes its state, most urgent first', () => {
    const failed = {
      at: '2026-11-16T08:00:00Z',
      wrong: 'bent',
      done: '',
      todo: '',
      by: 'J. Okafor',
    };
    expect(said({ failed })).toBe('Do not use');
    expect(said({ failed, scrappedOn: today })).toBe('Scrapped');
    expect(said({ lastPass: null })).toBe('Before first use');
    expect(said({ erectedOn: '2026-11-01' })).toBe('Due today');
    expect(said({ erectedOn: '2026-11-12' })).toBe('Overdue');
    expect(said({ intervalDays: 30 })).toBe('In date');
  });

  it('[BU4] is due by the calendar of the UK, through the change of clocks', () => {
    const late = { at: '2026-10-23T23:30:00Z', inspector: 'A. Lund' };
    expect(nextInspectionDay(piece({ erectedOn: '2026-10-01', lastPass: late }))).toBe(
      '2026-10-31',
    );
  });
});
