import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Blender, findBlender, openBlender } from './blender.ts';

describe('findBlender', () => {
  it('finds the program on the path, and only one that can be run', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
    const file = path.join(folder, 'blender');
    writeFileSync(file, '#!/bin/sh\n', { mode: 0o644 });
    expect(() => findBlender(folder)).toThrow('Blender is not installed');
    rmSync(file);
    writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
    expect(findBlender(`/nowhere${path.delimiter}${folder}`)).toBe(file);
    rmSync(folder, { recursive: true });
  });
});

describe('a Blender process that has exited', () => {
  it('rejects running and later jobs', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
    const program = path.join(folder, 'blender');
    writeFileSync(program, '#!/bin/sh\necho Out of memory >&2\nexit 1\n', { mode: 0o755 });
    const blender = openBlender(program);
    const job = { id: 'one' } as Parameters<Blender['render']>[0];
    await expect(blender.render(job)).rejects.toThrow(/ended early.*Out of memory/s);
    expect(blender.hasEnded()).toBe(true);
    await expect(blender.render(job)).rejects.toThrow('Blender ended early');
    await blender.close();
    rmSync(folder, { recursive: true });
  });
});

describe('npm run studio -- render', () => {
  it('without Blender says what to do and exits with 1', () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [main, 'render'], {
      env: { PATH: '' },
      encoding: 'utf8',
    });
    expect(stderr).toContain('apt-get install --no-install-recommends blender');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });
});
