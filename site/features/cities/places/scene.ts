import type { ReactNode } from 'react';
import type { Frame } from './frame.ts';

/** A product of the shop in the picture, drawn to its own dimensions. */
export interface Stand {
  readonly product: string;
  /** Where its middle stands. */
  readonly x: number;
  readonly y?: number;
  readonly view?: 'front' | 'side';
  readonly mirrored?: boolean;
  /** Where the line that measures its height is drawn, if it is measured. */
  readonly measuredAt?: number;
}

/** A height of the place itself. */
interface Clearance {
  readonly name: string;
  readonly x: number;
  readonly height: number;
}

/** A drawn picture of a place: the building, what we sell in it, people for scale. */
export interface Scene {
  /** Units of the picture for a metre. */
  readonly scale: number;
  /** Units shown below the floor. */
  readonly depth?: number;
  readonly place: (frame: Frame) => ReactNode;
  readonly stands: readonly Stand[];
  readonly people: readonly { readonly x: number; readonly y?: number }[];
  readonly clearances?: readonly Clearance[];
}

/** The whole picture in units; the equipment stands right of the middle, clear of a title block. */
export const sheet = { width: 2000, height: 600, focus: 1300 } as const;

interface Part {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** How much smaller than the scene's own scale things are drawn. */
  readonly zoom: number;
}

/** The parts of the picture that pages show. */
const crops = {
  wide: { left: 0, width: 2000, height: 600, zoom: 1 },
  landscape: { left: 830, width: 940, height: 600, zoom: 1 },
  lead: { left: 950, width: 700, height: 660, zoom: 0.8 },
  card: { left: 900, width: 800, height: 600, zoom: 1 },
  tall: { left: 1030, width: 540, height: 600, zoom: 1 },
} as const satisfies Record<string, Part>;

export type Crop = keyof typeof crops;

export function viewOf(scene: Scene, crop: Crop) {
  const { left, width, height, zoom } = crops[crop];
  const scale = scene.scale * zoom;
  const depth = scene.depth ?? 60;
  const ground = sheet.height - depth;
  const frame: Frame = {
    left: (left - sheet.focus) / scale,
    right: (left + width - sheet.focus) / scale,
    top: (height - depth) / scale,
    bottom: -depth / scale,
    unit: 1 / scale,
  };
  const x = (metres: number) => tenth(sheet.focus + metres * scale);
  const y = (metres: number) => tenth(ground - metres * scale);
  const viewBox = `${left} ${sheet.height - height} ${width} ${height}`;
  return { viewBox, width, height, scale, ground, frame, x, y };
}

function tenth(units: number): number {
  return Math.round(units * 10) / 10;
}
