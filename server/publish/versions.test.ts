import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import { listedProducts as listed } from '../../catalogue/catalogue.ts';
import type { UncheckedChange } from '../../catalogue/changes.ts';
import type { Actor } from '../activity/activity.ts';
import { activity, catalogueChange, catalogueVersion, stock } from '../database/schema.ts';
import { openLedger } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import {
  findChangesInForce,
  findChangesOfRevision,
  findCurrentRevision,
  findNextChangeTime,
  readDatabaseClock,
} from './changes-in-force.ts';
import {
  findVersionDifferences,
  InvalidChangesError,
  InvalidScheduleError,
  listVersions,
  PublishConflictError,
  publishChanges,
  undoVersion,
  VersionUndoError,
} from './versions.ts';

const by: Actor = { kind: 'command' };
const [ladder, steps] = listed.filter(({ originalPrice }) => originalPrice === undefined);
if (!ladder || !steps) throw new Error('The lists are empty');

const hour = 3_600_000;
const price = (value: number, productId = ladder.id) => ({ productId, field: 'price', value });

describeOnBothEngines('versions of the catalogue', (database) => {
  const queries = () => database().queries;
  beforeEach(() =>
    queries().execute(sql`truncate catalogue_version, catalogue_change, activity cascade`),
  );

  const publish = (changes: UncheckedChange[], more = {}) =>
    publishChanges(database(), listed, { changes, by, ...more });
  const priceAt = async (at?: Date) => {
    const { changes } = await findChangesInForce(queries(), at);
    return applyChanges(listed, changes).products.find(({ id }) => id === ladder.id)?.price;
  };
  const inHours = async (hours: number) =>
    new Date((await readDatabaseClock(queries())).getTime() + hours * hour);

  it('[LC1] [LC2] applies a published change to the listed products at once', async () => {
    expect(await findChangesInForce(queries())).toEqual({ revision: '0', changes: [] });
    expect(await findCurrentRevision(queries())).toBe('0');
    const version = await publish([price(12_345)], { note: 'Steel is dearer' });
    expect(await priceAt()).toBe(12_345);
    const { revision } = await findChangesInForce(queries());
    expect(revision).toMatch(new RegExp(`^${version}\\.\\d{13}$`));
    expect(await findCurrentRevision(queries())).toBe(revision);
    const [logged] = await queries().select().from(activity);
    expect(logged).toMatchObject({ action: 'catalogue.publish', recordId: String(version) });
  });

  it('[LC1] rejects a whole version with one invalid change, and names it', async () => {
    const bad = [price(20_000), price(0, steps.id)];
    const rejected = await publish(bad).catch((error) => error);
    expect(rejected).toBeInstanceOf(InvalidChangesError);
    expect(rejected.errors).toEqual([
      { productId: steps.id, field: 'price', message: 'The price must be more than £0.00.' },
    ]);
    const former = { productId: ladder.id, field: 'originalPrice', value: ladder.price };
    const dear = await publish([former]).catch((error) => error);
    expect(dear.errors[0].message).toContain('The former price');
    await expect(publish([])).rejects.toBeInstanceOf(InvalidChangesError);
    expect(await queries().$count(catalogueVersion)).toBe(0);
  });

  it('[LC2] keeps two versions published concurrently', async () => {
    const ids = await Promise.all([publish([price(11_111)]), publish([price(9_999, steps.id)])]);
    expect(new Set(ids).size).toBe(2);
    const { changes, revision } = await findChangesInForce(queries());
    expect(changes).toHaveLength(2);
    expect(revision).toMatch(new RegExp(`^${Math.max(...ids)}\\.`));
  });

  it('[LC2] reports a conflict if two people change the same field', async () => {
    const basedOn = await publish([price(10_000)]);
    const outcomes = await Promise.allSettled([
      publish([price(11_000)], { basedOn }),
      publish([price(12_000)], { basedOn }),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ reason: expect.any(PublishConflictError) });
    expect([11_000, 12_000]).toContain(await priceAt());
    expect(await publish([price(9_000, steps.id)], { basedOn })).toBeGreaterThan(basedOn);
  });

  it('[LC4] starts a scheduled version and ends an offer on time', async () => {
    await publish([price(10_000)]);
    const before = await findCurrentRevision(queries());
    const [from, until] = [await inHours(2), await inHours(4)];
    await publish([price(8_000)], { liveFrom: from, liveUntil: until });
    expect(await findCurrentRevision(queries())).toBe(before);
    expect(await priceAt()).toBe(10_000);
    expect(await findNextChangeTime(queries())).toEqual(from);
    expect(await priceAt(new Date(from.getTime() - 1))).toBe(10_000);
    expect(await priceAt(from)).toBe(8_000);
    expect(await findNextChangeTime(queries(), from)).toEqual(until);
    expect(await priceAt(until)).toBe(10_000);
    const names = await Promise.all([from, until].map((at) => findChangesInForce(queries(), at)));
    expect(new Set([before, ...names.map(({ revision }) => revision)]).size).toBe(3);
    const backwards = publish([price(7_000)], { liveFrom: until, liveUntil: from });
    await expect(backwards).rejects.toBeInstanceOf(InvalidScheduleError);
  });

  it('[LC4] keeps a price published during an offer after its end', async () => {
    const [from, until] = [await inHours(-1), await inHours(4)];
    await publish([price(8_000)], { liveFrom: from, liveUntil: until });
    await publish([price(9_000)]);
    expect(await priceAt()).toBe(9_000);
    expect(await priceAt(until)).toBe(9_000);
  });

  it('[LC4] rejects a change that conflicts with a scheduled version, and says from when', async () => {
    const from = await inHours(5);
    const former = { productId: ladder.id, field: 'originalPrice', value: ladder.price + 500 };
    await publish([former], { liveFrom: from });
    const rejected = await publish([price(ladder.price + 900)]).catch((error) => error);
    expect(rejected.errors).toEqual([
      expect.objectContaining({ productId: ladder.id, field: 'originalPrice', from }),
    ]);
    expect(await publish([price(ladder.price + 400)])).toBeGreaterThan(0);
  });

  it('[LC3] undoes a version by a new one, which can be undone too', async () => {
    const first = await publish([price(10_000)]);
    const second = await publish([price(11_000), price(5_000, steps.id)]);
    const undo = await undoVersion(database(), listed, { version: second, by });
    expect(await priceAt()).toBe(10_000);
    expect((await findChangesInForce(queries())).changes).toHaveLength(1);
    const again = undoVersion(database(), listed, { version: second, by });
    await expect(again).rejects.toMatchObject({ reason: 'already-undone' });
    await undoVersion(database(), listed, { version: undo, by });
    expect(await priceAt()).toBe(11_000);
    const none = undoVersion(database(), listed, { version: 99_999, by });
    await expect(none).rejects.toBeInstanceOf(VersionUndoError);
    expect(await findVersionDifferences(queries(), listed, undo)).toEqual([
      { productId: ladder.id, field: 'price', before: 11_000, after: 10_000 },
      { productId: steps.id, field: 'price', before: 5_000, after: steps.price },
    ]);
    expect(await findVersionDifferences(queries(), listed, first)).toEqual([
      { productId: ladder.id, field: 'price', before: ladder.price, after: 10_000 },
    ]);
  });

  it('[LC3] keeps later changes when an older version is undone', async () => {
    const first = await publish([price(10_000), price(5_000, steps.id)]);
    await publish([price(12_000)]);
    await undoVersion(database(), listed, { version: first, by });
    expect(await priceAt()).toBe(12_000);
    expect((await findChangesInForce(queries())).changes).toEqual([price(12_000)]);
  });

  it('[LC3] cancels a scheduled version before it begins', async () => {
    const from = await inHours(3);
    const version = await publish([price(10_000)], { liveFrom: from });
    await undoVersion(database(), listed, { version, by });
    expect(await priceAt(from)).toBe(ladder.price);
  });

  it('[LC3] lists versions with their state, newest first, in pages', async () => {
    const first = await publish([price(10_000)], { note: 'Autumn' });
    const offer = await publish([price(9_000)], { liveFrom: await inHours(1) });
    const undo = await undoVersion(database(), listed, { version: first, by });
    const all = await listVersions(queries());
    expect(all.map(({ id, state, changes }) => [id, state, changes])).toEqual([
      [undo, 'publishing', 0],
      [offer, 'scheduled', 1],
      [first, 'undone', 1],
    ]);
    const page = await listVersions(queries(), { before: offer, limit: 5 });
    expect(page).toMatchObject([{ id: first, note: 'Autumn', undoneBy: undo }]);
  });

  it('[LC2] finds the changes of an earlier revision', async () => {
    await publish([price(10_000)]);
    const { revision, changes } = await findChangesInForce(queries());
    await publish([price(11_000)]);
    expect(await findChangesOfRevision(queries(), revision)).toEqual({ revision, changes });
    expect(await findChangesOfRevision(queries(), '0')).toEqual({ revision: '0', changes: [] });
    for (const unknown of ['7', '1.5', '999999.1', 'x', '1e9.1', `${revision}0`])
      expect(await findChangesOfRevision(queries(), unknown)).toBeUndefined();
  });

  it('[LC3] never rewrites a version or its changes', async () => {
    const id = await publish([price(10_000)]);
    const rewritten = [
      queries().update(catalogueVersion).set({ note: 'x' }).where(eq(catalogueVersion.id, id)),
      queries().delete(catalogueChange),
    ];
    for (const rewrite of rewritten)
      await expect(rewrite).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  const size = {
    range: 'Calderstile 900 GRP Step Ladder',
    row: {
      size: '14',
      height: '3.3',
      width: '0.75',
      length: '2.11',
      closed: '3.88',
      weight: '21',
      price: '438.00',
      stock: '3',
      for: 'For high cable tray in plant rooms.',
    },
  };
  const sizeId = 'calderstile-900-grp-step-ladder-14-tread';
  const addSize = (more = {}, value: object = size) =>
    publish([{ productId: sizeId, field: 'newSize', value }], more);
  const isSold = async () => {
    const { changes } = await findChangesInForce(queries());
    return applyChanges(listed, changes).products.some(({ id }) => id === sizeId);
  };
  const account = async () => {
    const [found] = await queries().select().from(stock).where(eq(stock.productId, sizeId));
    return found?.available;
  };
  const clearStock = () => queries().execute(sql`truncate stock, stock_movement cascade`);

  it('[LC7] opens a new size’s stock account in the same transaction', async () => {
    await clearStock();
    await openLedger(queries(), [ladder]);
    const bad = { ...size, row: { ...size.row, height: '6' } };
    await expect(addSize({}, bad)).rejects.toBeInstanceOf(InvalidChangesError);
    expect(await account()).toBeUndefined();
    const version = await addSize();
    expect(await account()).toBe(3);
    const { changes } = await findChangesInForce(queries());
    expect(changes).toEqual([{ productId: sizeId, field: 'newSize', value: size }]);
    expect(await findVersionDifferences(queries(), listed, version)).toEqual([
      { productId: sizeId, field: 'newSize', before: null, after: size },
    ]);
    // A listed product that is new in the next build still opens with its own stock.
    expect(await openLedger(queries(), [ladder, steps])).toEqual({ opened: 1, withoutStock: [] });
  });

  it('[LC7] changes, withdraws and undoes a new size, but none that later versions change', async () => {
    await clearStock();
    const added = await addSize();
    const dearer = await publish([price(45_000, sizeId)]);
    await publish([{ productId: sizeId, field: 'withdrawn', value: true }]);
    const { changes } = await findChangesInForce(queries());
    const product = applyChanges(listed, changes).products.find(({ id }) => id === sizeId);
    expect(product).toMatchObject({ price: 45_000, withdrawn: true });
    expect(await findVersionDifferences(queries(), listed, dearer)).toMatchObject([
      { before: 43_800, after: 45_000 },
    ]);
    const refused = await undoVersion(database(), listed, { version: added, by }).catch((e) => e);
    expect(refused).toBeInstanceOf(InvalidChangesError);
    expect(refused.errors[0].message).toContain('Later versions change this size');
    expect(await isSold()).toBe(true);
  });

  it('[LC7] withdraws an undone size and keeps its stock until redone', async () => {
    await clearStock();
    const added = await addSize();
    const undone = await undoVersion(database(), listed, { version: added, by });
    expect(await isSold()).toBe(false);
    expect(await account()).toBe(3);
    await undoVersion(database(), listed, { version: undone, by });
    expect(await isSold()).toBe(true);
    expect(await account()).toBe(3);
  });

  it('[LC7] rejects an end date for a new size', async () => {
    await clearStock();
    const refused = await addSize({ liveUntil: await inHours(5) }).catch((error) => error);
    expect(refused.errors[0].message).toContain('A new size has no end');
    expect(await account()).toBeUndefined();
  });
});
