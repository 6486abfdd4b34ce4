import type { PieceFields, RecordedInspection } from './register-requests.ts';
import { addDays, toIsoDay } from './uk-time.ts';

export const registerLimits = {
  pieces: 500,
  inspections: 2000,
  labels: 20,
  importBytes: 200_000,
  number: 20,
  name: 120,
  site: 80,
  person: 80,
  address: 300,
  text: 500,
} as const;

export const equipmentKinds = [
  'tower',
  'podium',
  'stair podium',
  'steps',
  'ladder',
  'platform',
  'part',
] as const;

export type EquipmentKind = (typeof equipmentKinds)[number];

export const equipmentNames: Readonly<Record<EquipmentKind, string>> = {
  tower: 'Mobile tower',
  podium: 'Podium steps',
  'stair podium': 'Stair podium',
  steps: 'Step ladder',
  ladder: 'Ladder',
  platform: 'Platform steps',
  part: 'Other equipment',
};

/** Days between two inspections, and what that is called. */
export const inspectionIntervals = [
  [7, 'Every 7 days'],
  [30, 'Every month'],
  [90, 'Every 3 months'],
  [180, 'Every 6 months'],
  [365, 'Every year'],
] as const;

/** How often equipment of a kind is inspected, unless its owner chooses otherwise. */
export function defaultIntervalDays(kind: EquipmentKind): number {
  return kind === 'podium' || kind === 'stair podium' ? 7 : 90;
}

/** A standing tower is inspected at least this often, by regulation 12. */
const erectedIntervalDays = 7;

export const inspectionReasons = [
  ['regular', 'Regular inspection'],
  ['first-use', 'Before first use'],
  ['event', 'After something that may have made it unsafe'],
  ['repair', 'After a repair'],
] as const;

export const checkResults = ['good', 'bad', 'none'] as const;
export type InspectionCheckResult = (typeof checkResults)[number];

export type InspectionCheck = RecordedInspection['checks'][number];

/** An inspection as stored in the register: never changed, only corrected by further entries. */
export type Inspection = {
  number: number;
  at: string;
  recordedAt: string;
  inspector: string;
  position: string;
  /** Where the piece was then. */
  location: string;
  reason: (typeof inspectionReasons)[number][0];
  passed: boolean;
  checks: readonly InspectionCheck[];
  wrong: string;
  done: string;
  todo: string;
  corrects?: number | undefined;
};

/** The data that determines the state of a piece. */
export type PieceDates = {
  kind: EquipmentKind;
  intervalDays: number;
  addedOn: string;
  erectedOn: string | null;
  scrappedOn: string | null;
  lastPass: { at: string; inspector: string } | null;
  /** The latest failed inspection without a later pass. */
  failed: { at: string; wrong: string; done: string; todo: string; by: string } | null;
};

export type Piece = PieceDates &
  Pick<PieceFields, 'number' | 'name' | 'site' | 'place' | 'boughtOn' | 'guaranteeUntil'> & {
    id: number;
    productId: string | null;
    /** Path of its picture without width and format. */
    image: string | null;
    document: boolean;
    inspections: number;
  };

export type PartOffer = { id: string; name: string; price: number; inStock: boolean };

export type RegisterData = {
  access: 'full' | 'read';
  name: string;
  address: string;
  email: string;
  digest: 'off' | 'asked' | 'on';
  readOnlyKeys: number;
  pieces: readonly Piece[];
};

/** One piece with its checklist and what was recorded, as a label shows it. */
export type PieceData = {
  /** Whether this label's or register's key may add inspections. */
  mayInspect: boolean;
  piece: Piece;
  checklist: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  inspections: readonly Inspection[];
  parts: readonly PartOffer[];
  /** Its product in the catalogue, for the drawing; null if it was bought elsewhere. */
  product: unknown;
};

export type PieceState =
  | { kind: 'stopped' }
  | { kind: 'scrapped' }
  | { kind: 'new' }
  | { kind: 'overdue' | 'due' | 'good'; dueOn: string; days: number };

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Whether the 7-day rule for standing towers applies. */
export function isErectedTower({ kind, erectedOn, scrappedOn }: PieceDates): boolean {
  return kind === 'tower' && erectedOn !== null && scrappedOn === null;
}

/** The day on which a piece is next to be inspected; undefined while it is stopped, scrapped or new. */
export function nextInspectionDay(piece: PieceDates): string | undefined {
  const { lastPass, failed, scrappedOn, erectedOn, intervalDays } = piece;
  if (failed || scrappedOn || !lastPass) return undefined;
  const passedOn = toIsoDay(new Date(lastPass.at));
  if (!isErectedTower(piece) || erectedOn === null) return addDays(passedOn, intervalDays);
  // Built again since the last pass: it must be inspected before it is used.
  if (erectedOn > passedOn) return erectedOn;
  return addDays(passedOn, Math.min(erectedIntervalDays, intervalDays));
}

/** A piece is due from this many days before the day of its inspection. */
const dueSoonDays = 2;

/** The state of a piece on a day of the UK calendar. */
export function pieceState(piece: PieceDates, today: string): PieceState {
  if (piece.scrappedOn) return { kind: 'scrapped' };
  if (piece.failed) return { kind: 'stopped' };
  const dueOn = nextInspectionDay(piece);
  if (dueOn === undefined) return { kind: 'new' };
  const days = daysBetween(today, dueOn);
  return { kind: days < 0 ? 'overdue' : days <= dueSoonDays ? 'due' : 'good', dueOn, days };
}

const weekday: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };

/** Wed 18 Nov; in another year 18 Nov 2025. */
export function formatDay(day: string, today = toIsoDay(new Date())): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : ('numeric' as const);
  const options = year ? { ...weekday, weekday: undefined, year } : weekday;
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', options).replace(',', '');
}

export function formatPieceState(state: PieceState, today: string): string {
  switch (state.kind) {
    case 'stopped':
      return 'Do not use';
    case 'scrapped':
      return 'Scrapped';
    case 'new':
      return 'Before first use';
    case 'overdue':
      return 'Overdue';
    case 'due':
      return state.days === 0 ? 'Due today' : `Due ${formatDay(state.dueOn, today)}`;
    case 'good':
      return 'In date';
  }
}

const urgencyOrder: Readonly<Record<PieceState['kind'], number>> = {
  stopped: 0,
  overdue: 1,
  new: 2,
  due: 3,
  good: 4,
  scrapped: 5,
};

/** Sorts pieces by how urgently they need attention: next due first, scrapped last. */
export function compareByUrgency(today: string) {
  return (a: Piece, b: Piece) => {
    const [one, other] = [pieceState(a, today), pieceState(b, today)];
    const days = (state: PieceState) => ('days' in state ? state.days : 0);
    return (
      urgencyOrder[one.kind] - urgencyOrder[other.kind] ||
      days(one) - days(other) ||
      a.number.localeCompare(b.number, 'en-GB', { numeric: true })
    );
  };
}

/** How often a piece is inspected, in words. */
export function formatInterval(piece: PieceDates): string {
  if (isErectedTower(piece)) return 'Every 7 days while erected';
  return inspectionIntervals.find(([days]) => days === piece.intervalDays)?.[1] ?? '';
}

/** The result of the checks: passed, or what was wrong in words. */
export function summariseChecks(checks: readonly InspectionCheck[]): {
  passed: boolean;
  wrong: string;
} {
  const bad = checks.filter(({ result }) => result === 'bad');
  const named = bad.map(({ text, wrong }) => (wrong ? `${text}: ${wrong}` : text)).join('. ');
  return { passed: bad.length === 0, wrong: named.slice(0, registerLimits.text) };
}

/** The site and place of a piece, on one line. */
export const formatLocation = ({ site, place }: Pick<Piece, 'site' | 'place'>) =>
  [site, place].filter(Boolean).join(', ');

/** Columns of a register as CSV, for export and import. */
export const registerColumns = {
  number: 'Number',
  name: 'Equipment',
  kind: 'Kind',
  site: 'Site',
  place: 'Location',
  boughtOn: 'Bought on',
  guaranteeUntil: 'Guarantee until',
  intervalDays: 'Inspect every (days)',
  erectedOn: 'Erected on',
  scrappedOn: 'Scrapped on',
} as const;
