import { createHash } from 'node:crypto';
import { materials } from '../models/materials.ts';
import type { Model } from '../models/model.ts';
import { lookVersion } from './look.ts';
import { indexOf, numbersOf } from './mesh-file.ts';

/** Hundredths of a millimetre: the last digits of a sine may differ from machine to machine. */
const precision = 1e5;

/** A name for what a picture shows and how: the same for the same picture, another for any other. */
export function stemOf(model: Model, setup: object): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([lookVersion, rounded(setup)]));
  for (const part of model.parts) {
    hash.update(JSON.stringify([part.material, materials[part.material]]));
    const numbers = numbersOf(part.geometry.getAttribute('position'));
    hash.update(Int32Array.from(numbers, (metres) => Math.round(metres * precision)));
    hash.update(indexOf(part));
  }
  return hash.digest('hex').slice(0, 12);
}

function rounded(setup: object): unknown {
  return JSON.parse(JSON.stringify(setup), (_, value) =>
    typeof value === 'number' ? Math.round(value * precision) / precision : value,
  );
}
