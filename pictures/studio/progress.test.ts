import { describe, expect, it } from 'vitest';
import { Progress } from './progress.ts';

describe('Progress', () => {
  it('estimates the rest from what is done', () => {
    const progress = new Progress(400, 0);
    expect(progress.line('a', 8_000)).toBe('  1/400  a  (8.0 s each, about 53 min left)');
    expect(progress.line('b', 30_000)).toBe('  2/400  b  (15.0 s each, about 1 h 40 min left)');
  });

  it('reports the end', () => {
    expect(new Progress(1, 0).line('a', 500)).toBe('1/1  a  (0.5 s each, done)');
  });
});
