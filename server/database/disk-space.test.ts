import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { toHttpError } from '../http/errors.ts';
import { DiskFullError, hasDiskSpace, rejectWritesWhenFull } from './disk-space.ts';

it('[CC14] detects too little free space', () => {
  expect(hasDiskSpace(tmpdir(), 1)).toBe(true);
  expect(hasDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe(false);
});

it('[CC14] responds with 503 and Retry-After', () => {
  const full = new DiskFullError('/data');
  expect(toHttpError(new Error('Failed query', { cause: full }))?.status).toBe(503);
  expect(toHttpError(full)?.cause).toBe(full);
});

describe('a database on a disk', () => {
  const open = (hasSpace: () => boolean) => {
    const query = vi.fn(async () => ({ rows: [], fields: [] }));
    const begun = vi.fn(async () => 'done');
    const client = { query, transaction: begun } as Parameters<typeof rejectWritesWhenFull>[0];
    rejectWritesWhenFull(client, '/data', hasSpace);
    return { client, asked: query, begun };
  };
  const writing = ['insert into a values (1)', 'with b as (select 1) update a set c = 1'];

  it('[CC14] is read-only while the disk is full', async () => {
    const { client, asked, begun } = open(() => false);
    for (const statement of writing) {
      await expect(client.query(statement)).rejects.toThrow('The disk is full');
    }
    await expect(client.transaction(async () => {})).rejects.toThrow(DiskFullError);
    expect(asked).not.toHaveBeenCalled();
    expect(begun).not.toHaveBeenCalled();
    await client.query(' SELECT * from a');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('[CC14] accepts writes again once there is space', async () => {
    let hasSpace = false;
    const { client, asked } = open(() => hasSpace);
    await expect(client.query('delete from a')).rejects.toThrow(DiskFullError);
    hasSpace = true;
    await client.query('delete from a where b = $1', [1]);
    expect(asked).toHaveBeenLastCalledWith('delete from a where b = $1', [1]);
    expect(await client.transaction(async () => 'x')).toBe('done');
  });
});
