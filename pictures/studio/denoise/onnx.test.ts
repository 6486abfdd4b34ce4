import { describe, expect, it } from 'vitest';
import { denoisingNetwork } from './network.ts';
import { bytes, message, number, writeOnnx } from './onnx.ts';
import type { Tensor } from './tza.ts';

const weights = new Map<string, Tensor>([
  ['enc_conv0.weight', { shape: [32, 9, 3, 3], values: new Float32Array(32 * 9 * 9) }],
]);

describe('the bytes of Protocol Buffers', () => {
  it('are those of the specification', () => {
    expect(number(1, 150)).toEqual(Buffer.from([0x08, 0x96, 0x01]));
    expect(bytes(2, 'testing')).toEqual(Buffer.from([0x12, 0x07, ...Buffer.from('testing')]));
    expect(message(3, number(1, 150))).toEqual(Buffer.from([0x1a, 0x03, 0x08, 0x96, 0x01]));
  });
});

describe('denoisingNetwork', () => {
  const { steps, input, constants } = denoisingNetwork(weights);

  it('takes what the weights take and uses nothing before it is made', () => {
    expect(input).toEqual({ name: 'picture', channels: 9 });
    const known = new Set(['', 'picture', ...constants.keys()]);
    for (const { to, gives } of steps) {
      const unknown = to.filter((name) => !known.has(name) && !/\.(weight|bias)$/.test(name));
      expect(unknown).toEqual([]);
      expect(known).not.toContain(gives);
      known.add(gives);
    }
    expect(steps.at(-1)?.gives).toBe('clean');
  });

  it('halves as often as it doubles, and convolves sixteen times', () => {
    const count = (does: string) => steps.filter((step) => step.does === does).length;
    expect([count('MaxPool'), count('Resize'), count('Conv')]).toEqual([4, 4, 16]);
  });

  it('refuses other weights', () => {
    expect(() => denoisingNetwork(new Map())).toThrow('not the weights');
  });
});

describe('writeOnnx', () => {
  it('says the version first, and holds names, settings and weights', () => {
    const file = writeOnnx({
      steps: [
        { does: 'Relu', to: ['in'], gives: 'out', with: { axis: 1, mode: 'nearest', pads: [1] } },
      ],
      constants: new Map([['w', { shape: [2], values: Float32Array.of(1, 2) }]]),
      input: { name: 'in', channels: 3 },
      output: { name: 'out', channels: 3 },
    });
    expect(file.subarray(0, 2)).toEqual(Buffer.from([0x08, 0x08]));
    for (const word of ['Relu', 'axis', 'nearest', 'pads', 'height', 'width'])
      expect(file.includes(word)).toBe(true);
    expect(file.includes(Buffer.from(Float32Array.of(1, 2).buffer))).toBe(true);
  });
});
