import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { httpErrorFor } from '../http/errors.ts';
import { DiskFull, hasDiskSpace, writeOnlyWithSpace } from './disk-space.ts';

it('[CC14] knows when a disk has no room for what is wanted', () => {
  expect(hasDiskSpace(tmpdir(), 1)).toBe(true);
  expect(hasDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(false);
});

it('[CC14] has the visitor told to come back', () => {
  const full = new DiskFull('/data');
  expect(httpErrorFor(new Error('Failed query', { cause: full }))?.status).toBe(503);
  expect(httpErrorFor(full)?.cause).toBe(full);
});

describe('a database on a disk', () => {
  const open = (hasSpace: () => boolean) => {
    const asked = vi.fn(async () => ({ rows: [], fields: [] }));
    const begun = vi.fn(async () => 'done');
    const client = { query: asked, transaction: begun } as Parameters<typeof writeOnlyWithSpace>[0];
    writeOnlyWithSpace(client, '/data', hasSpace);
    return { client, asked, begun };
  };
  const writing = ['insert into a values (1)', 'with b as (select 1) update a set c = 1'];

  it('[CC14] is only read while there is no room', async () => {
    const { client, asked, begun } = open(() => false);
    for (const statement of writing) {
      await expect(client.query(statement)).rejects.toThrow('The disk is full');
    }
    await expect(client.transaction(async () => {})).rejects.toThrow(DiskFull);
    expect(asked).not.toHaveBeenCalled();
    expect(begun).not.toHaveBeenCalled();
    await client.query(' SELECT * from a');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('[CC14] is written to as soon as there is room', async () => {
    let hasSpace = false;
    const { client, asked } = open(() => hasSpace);
    await expect(client.query('delete from a')).rejects.toThrow(DiskFull);
    hasSpace = true;
    await client.query('delete from a where b = $1', [1]);
    expect(asked).toHaveBeenLastCalledWith('delete from a where b = $1', [1]);
    expect(await client.transaction(async () => 'x')).toBe('done');
  });
});
