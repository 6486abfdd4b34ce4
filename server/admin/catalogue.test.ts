import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { listedProducts } from '../app/catalogue.ts';
import { findChangesInForce } from '../publish/changes-in-force.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { createAdminRunner } from './testing/run-admin.ts';

const [first, second] = listedProducts.filter(({ originalPrice }) => !originalPrice);
if (!first || !second) throw new Error('The lists are empty');
const folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-changes-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeOnBothEngines('catalogue commands', (database) => {
  it('[LC2] [LC10] publish a price and write the changes in force as a build reads them', async () => {
    const admin = createAdminRunner({ database: database() });
    const empty = path.join(folder, `${database().engine}-empty.json`);
    await admin.run(['catalogue', 'export', '--out', empty]);
    expect(JSON.parse(readFileSync(empty, 'utf8'))).toEqual({ revision: '0', changes: [] });

    const set = await admin.run(['catalogue', 'price', second.sku, '99.95', '--note', 'Offer']);
    expect(set.out).toContain(`${second.name}: ${formatPrice(second.price)} → £99.95, version`);
    expect((await admin.run(`catalogue price ${first.id} 101`)).code).toBe(0);

    const file = path.join(folder, `${database().engine}.json`);
    const { out } = await admin.run(['catalogue', 'export', '--out', file]);
    expect(out).toContain('Wrote 2 changes');
    const written = JSON.parse(readFileSync(file, 'utf8'));
    const inForce = await findChangesInForce(database().queries);
    expect(written.revision).toBe(inForce.revision);
    expect(applyChanges(listedProducts, written.changes)).toEqual(
      applyChanges(listedProducts, inForce.changes),
    );
    const again = await admin.run(['catalogue', 'export', '--out', file]);
    expect(again.complaints).toContain('already exists');
  });

  it('[LC1] reject an invalid price', async () => {
    const admin = createAdminRunner({ database: database() });
    const free = await admin.run(`catalogue price ${first.id} 0`);
    expect(free).toMatchObject({ code: 1, complaints: 'The price must be more than £0.00.\n' });
    expect(await admin.run(`catalogue price ${first.id} 9.999`)).toMatchObject({ code: 2 });
    expect(await admin.run('catalogue price unknown 10')).toMatchObject({ code: 1 });
  });
});
