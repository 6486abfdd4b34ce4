import type { Point } from '../camera/camera.ts';
import type { Colour, Lamp, Light, Sky, Sun } from './scene.ts';

const lowSun: Colour = [1, 0.72, 0.44];

/** An hour before sunset under a clear sky. */
export function goldenHour(azimuth: number, elevation: number, more: Partial<Sun> = {}): Light {
  return {
    sky: {
      kind: 'clear',
      strength: 0.34,
      lights: true,
      dust: 2.2,
      clouds: 0.5,
      cloudSize: 0.8,
      cloudDepth: 0.75,
      cloudColour: [2.6, 2.1, 1.7],
    },
    sun: { azimuth, elevation, strength: 4.4, colour: lowSun, soft: 0.9, ...more },
  };
}

/** A white sky with barely any shadows. A weak sun shines through the cloud from one side. */
export function overcast(azimuth: number, elevation: number): Light {
  return {
    sky: {
      kind: 'overcast',
      strength: 1,
      lights: true,
      horizon: [0.62, 0.66, 0.7],
      zenith: [0.95, 1, 1.06],
      clouds: 0.75,
      cloudSize: 0.7,
      cloudDepth: 0.35,
      cloudColour: [0.5, 0.54, 0.6],
    },
    sun: { azimuth, elevation, strength: 0.9, colour: [1, 0.97, 0.92], soft: 28 },
  };
}

/** A lamp at a point that shines in a direction. `mirrored` makes it visible in glossy surfaces. */
export function lamp(
  at: Point,
  shines: Point,
  size: Lamp['size'],
  strength: number,
  colour: Colour,
  mirrored?: 'mirrored',
): Lamp {
  return { at, shines, size, strength, colour, ...(mirrored && { mirrored: true }) };
}

interface Indoors {
  readonly sun?: Pick<Sun, 'azimuth' | 'elevation' | 'strength'> & Partial<Sun>;
  readonly lamps: readonly Lamp[];
  readonly sky?: Partial<Extract<Sky, { kind: 'overcast' }>>;
}

/** A room by day, lit by lamps at its windows and optionally the sun. The sky is visible but gives no light. */
export function indoors({ sun, lamps, sky }: Indoors): Light {
  return {
    sky: {
      kind: 'overcast',
      strength: 2.4,
      lights: false,
      horizon: [0.9, 0.88, 0.84],
      zenith: [0.8, 0.88, 1],
      ...sky,
    },
    lamps,
    ...(sun && { sun: { colour: lowSun, soft: 1.2, ...sun } }),
  };
}
