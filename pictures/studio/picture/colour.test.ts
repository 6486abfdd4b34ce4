import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linearToSrgb, plateColour, toLinear } from './colour.ts';

describe('the plate', () => {
  it('has the colour that pages give it', () => {
    const tokens = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8');
    expect(tokens).toContain(`--color-plate: ${plateColour};`);
  });
});

describe('light', () => {
  it('round-trips between sRGB and linear light', () => {
    for (const colour of ['#000000', '#0a3c78', plateColour, '#ffffff']) {
      const channels = toLinear(colour).map((light) => Math.round(linearToSrgb(light) * 255));
      const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
      expect(`#${hex}`).toBe(colour);
    }
  });
});
