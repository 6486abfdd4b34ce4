import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import type { PieceData, RegisterData } from '../../contract/register.ts';
import { registerPaths } from '../../contract/register-paths.ts';
import { createApp } from '../app/app.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import { queryRows } from '../database/database.ts';
import {
  inspection,
  order,
  orderLine,
  outboxEmail,
  register,
  registerKey,
  registerLabel,
  registerPiece,
} from '../database/schema.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { erasePersonalData, findPersonalData } from '../jobs/retention/personal-data.ts';
import { eraseExpired } from '../jobs/retention/retention.ts';
import { fuzzOptions } from '../testing/bad-bodies.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { sendDigests, warnOfErasure } from './register-jobs.ts';
import { fillRegisterKey, hashKey } from './register-keys.ts';
import { createRegisterPage } from './register-page.ts';
import { registerRoutes } from './register-routes.ts';

const origin = 'https://shop.example';
const session = 'cs_test_register0001';
const buyer = 'Buyer@firm.example';
const bought = (family: string) => {
  const found = products.find((product) => product.family === family);
  if (!found) throw new Error(`Nothing of ${family}`);
  return found;
};
const [tower, steps] = [bought('250-standard'), bought('step-ladders')];

describeOnBothEngines('an equipment register', (database, onOne) => {
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const shop = () => ({ database: database(), origin, catalogue });
  let visitor = 0;

  function app() {
    const needs = {
      database: Promise.resolve(database()),
      limiter: createLimiter({ database: Promise.resolve(database()), log, proxies: 1 }),
      catalogue,
      log,
      origin,
    };
    const registerPage = createRegisterPage(needs).answer;
    return createApp({ routes: registerRoutes(needs), registerPage, log });
  }

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => {
    visitor += 1;
    return app().request(`${origin}${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        ...headers,
      },
    });
  };
  const ask = async <Data>(path: string, body: unknown): Promise<Data> => {
    const answer = await post(path, body);
    const read = await answer.json();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(read)}`);
    return read as Data;
  };
  const get = (query: string) => app().request(`${origin}/success?${query}`);
  const mails = () => database().queries.select().from(outboxEmail).orderBy(outboxEmail.id);
  const linkIn = async (kind: string) => {
    const found = (await mails()).findLast((mail) => mail.kind === kind);
    const leaving = found && (await fillRegisterKey(database().queries, found));
    return /register=([\w-]+)/.exec(leaving?.text ?? '')?.[1] ?? '';
  };
  const read = (key: string) => ask<RegisterData>(registerPaths.read, { key });
  const readPiece = (key: string, id?: number) => ask<PieceData>(registerPaths.piece, { key, id });

  async function opened(): Promise<{ key: string; data: RegisterData; ids: number[] }> {
    await ask(registerPaths.open, { session });
    const key = await linkIn('register-link');
    await ask(registerPaths.confirm, { key });
    const data = await read(key);
    return { key, data, ids: data.pieces.map(({ id }) => id) };
  }

  const inspected = (checks: readonly ('good' | 'bad')[], at: string, more: object = {}) => ({
    at,
    inspector: 'A. Lund',
    position: 'scaffolder',
    ...Object.fromEntries(
      checks.flatMap((result, place) => [
        [`text-${place}`, `Check ${place + 1}`],
        [`check-${place}`, result],
      ]),
    ),
    ...more,
  });
  const inspect = (key: string, id: number | undefined, body: object) =>
    ask<{ number: number; passed: boolean }>(registerPaths.inspect, {
      key,
      ...(id !== undefined && { id: String(id) }),
      ...body,
    });

  beforeEach(async () => {
    lines.length = 0;
    const { queries } = database();
    const [made] = await queries
      .insert(order)
      .values({
        sessionId: session,
        email: buyer,
        name: 'A Buyer',
        company: 'Oakmere Facilities Ltd',
        address: { line1: 'Unit 4', town: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
        totalPence: 100,
        createdAt: new Date('2026-03-12T10:00:00Z'),
      })
      .returning();
    const line = (number: number, product: typeof tower, quantity: number) => ({
      orderId: made?.id ?? 0,
      line: number,
      productId: product.id,
      name: product.name,
      sku: product.sku,
      unitPence: 100,
      quantity,
    });
    await queries.insert(orderLine).values([line(1, tower, 1), line(2, steps, 2)]);
  });

  afterEach(async () => {
    const { queries } = database();
    await queries.execute(sql`delete from register`);
    await queries.execute(sql`delete from shop_order`);
    await queries.execute(sql`delete from mail`);
    await queries.execute(sql`delete from rate_limit`);
  });

  it("[BU4] opens by a button, after a link to the order's own address, with a piece for each unit", async () => {
    await ask(registerPaths.open, { session });
    const key = await linkIn('register-link');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([buyer]);
    expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16);
    const before = await get(`register=${key}`);
    expect(await before.text()).toContain('Open the register');
    expect(await database().queries.select().from(register)).toEqual([]);

    await ask(registerPaths.confirm, { key });
    const { pieces, name, address } = await read(key);
    expect(pieces.map(({ number, productId, boughtOn }) => [number, productId, boughtOn])).toEqual([
      ['T-01', tower.id, '2026-03-12'],
      ['S-01', steps.id, '2026-03-12'],
      ['S-02', steps.id, '2026-03-12'],
    ]);
    expect([name, address]).toEqual(['Oakmere Facilities Ltd', 'Unit 4, Leeds, LS1 1AA']);
    // Requested and confirmed again: nothing is added twice.
    const again = await opened();
    expect(again.ids).toHaveLength(3);
    expect((await read(key)).pieces).toHaveLength(3);
  });

  it('[BU4] keeps only hashes of keys, and tells them to no log, cache, search engine or other site', async () => {
    const { key, ids } = await opened();
    const { labels } = await ask<{ labels: { key: string }[] }>(registerPaths.labels, { key, ids });
    const label = labels[0]?.key ?? '';
    const { key: readKey } = await ask<{ key: string }>(registerPaths.keys, {
      key,
      action: 'new read-only',
    });
    for (const address of [`register=${key}`, `register=${readKey}`, `piece=${label}`]) {
      const page = await get(address);
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
    }
    for (const [path, body, status] of [
      [registerPaths.read, { key }, 200],
      [registerPaths.file, { key, what: 'register' }, 200],
      [registerPaths.erase, { key: readKey, pieces: 3 }, 403],
      [registerPaths.inspect, { key: label }, 422],
    ] as const) {
      const answer = await post(path, body);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        status,
        'no-store',
      ]);
    }
    const secrets = new RegExp([key, readKey, label].join('|'));
    expect(lines.join('')).not.toMatch(secrets);
    const tables = await queryRows<{ all: string }>(
      database().queries,
      sql`select concat((select json_agg(k) from register_key k), (select json_agg(r) from register r),
        (select json_agg(r) from register_request r), (select json_agg(m) from mail m),
        (select json_agg(l) from register_label l), (select json_agg(c) from rate_limit c)) as all`,
    );
    expect(tables[0]?.all).not.toMatch(secrets);
    expect(tables[0]?.all).toContain(hashKey(key));
    expect(tables[0]?.all).toContain('register=~key~');
  });

  it('[BU4] is read by a read-only key, which changes nothing, and by no replaced one', async () => {
    const { key, ids } = await opened();
    const { key: readKey } = await ask<{ key: string }>(registerPaths.keys, {
      key,
      action: 'new read-only',
    });
    const seen = await read(readKey);
    expect([seen.access, seen.pieces.length, seen.email]).toEqual(['read', 3, '']);
    for (const [path, body] of [
      [registerPaths.keys, { action: 'replace' }],
      [registerPaths.erase, { pieces: 3 }],
      [registerPaths.labels, { ids }],
      [
        registerPaths.inspect,
        { id: String(ids[0]), ...inspected(['good'], '2026-11-18T07:52:00Z') },
      ],
      [registerPaths.digest, { action: 'ask' }],
    ] as const) {
      expect((await post(path, { key: readKey, ...body })).status).toBe(403);
    }
    const { key: next } = await ask<{ key: string }>(registerPaths.keys, {
      key,
      action: 'replace',
    });
    expect((await post(registerPaths.read, { key })).status).toBe(410);
    expect((await get(`register=${key}`)).status).toBe(410);
    expect((await read(next)).pieces).toHaveLength(3);
  });

  it('[BU4] imports pieces from CSV unless a line has errors, and escapes formulas in its export', async () => {
    const { key } = await opened();
    const text =
      'Number;Equipment;Kind;Site;Erected on\nT-09;=HYPERLINK("x");Mobile tower;Leeds;2026-11-11\nX-1;;Ladder;;\nT-09;Again;;;\n';
    type Preview = { added: string[]; changed: string[]; unchanged: number; errors: unknown[] };
    const checked = await ask<Preview>(registerPaths.import, { key, text, apply: true });
    expect(checked.errors).toEqual([
      { line: 3, text: 'Say what it is.' },
      { line: 4, text: 'T-09 is already on line 2.' },
    ]);
    expect((await read(key)).pieces).toHaveLength(3);
    const good = text.split('\n').slice(0, 2).join('\n');
    await ask(registerPaths.import, { key, text: good, apply: true });
    expect((await read(key)).pieces.find(({ number }) => number === 'T-09')).toMatchObject({
      kind: 'tower',
      site: 'Leeds',
      erectedOn: '2026-11-11',
    });
    const file = await post(registerPaths.file, { key, what: 'register' });
    const csv = await file.text();
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    const back = await ask<Preview>(registerPaths.import, { key, text: csv });
    expect(back).toMatchObject({ added: [], changed: [], unchanged: 4, errors: [] });
  });

  it('[BU4] rejects more than 500 pieces, or 2,000 inspections of a piece', async () => {
    const { key, data, ids } = await opened();
    const { queries } = database();
    const [{ id = 0 } = {}] = await queries.select({ id: register.id }).from(register);
    await queries.execute(sql`insert into register_piece (register_id, number, name, kind, interval_days)
      select ${id}, 'N' || n, 'Steps', 'steps', 90 from generate_series(${data.pieces.length + 1}::int, 500) n`);
    const piece = { number: 'One more', name: 'Steps', kind: 'steps', intervalDays: 90 };
    expect((await post(registerPaths.add, { key, ...piece })).status).toBe(409);
    const [first = 0] = ids;
    await queries.execute(sql`insert into inspection (piece_id, number, attempt, inspected_at, inspector,
        position, reason, passed, checks)
      select ${first}, n, 'attempt-' || n, now() - interval '1 day', 'A', 'b', 'regular', true, '[]'
      from generate_series(1, 2000) n`);
    const one = { key, id: String(first), ...inspected(['good'], new Date().toISOString()) };
    const answer = await post(registerPaths.inspect, one);
    expect([answer.status, (await answer.json()).error]).toEqual([
      409,
      'This piece has 2,000 inspections, the most that we can keep.',
    ]);
  });

  it('[BU5] a label shows one piece and appends to it: not the buyer, nor other pieces, nor changes', async () => {
    const { key, ids } = await opened();
    const [first = 0, second = 0] = ids;
    type Labels = { labels: { id: number; key: string }[] };
    const print = () => ask<Labels>(registerPaths.labels, { key, ids });
    const { labels } = await print();
    expect((await print()).labels).toEqual(labels);
    const label = labels.find(({ id }) => id === first)?.key ?? '';
    const page = await get(`piece=${label}`);
    const shown = (await page.text()) + JSON.stringify(await readPiece(label, second));
    expect(shown).toContain('T-01');
    expect(shown).not.toMatch(/S-01|Oakmere|firm\.example|LS1/i);
    for (const path of [registerPaths.read, registerPaths.change, registerPaths.erase]) {
      const body = {
        key: label,
        id: first,
        pieces: 3,
        number: 'X',
        name: 'X',
        kind: 'steps',
        intervalDays: 7,
      };
      expect((await post(path, body)).status).toBeGreaterThanOrEqual(403);
    }
    await inspect(label, second, inspected(['good'], '2026-11-18T07:52:00Z'));
    const kept = await database().queries.select().from(inspection);
    expect(kept.map(({ pieceId }) => pieceId)).toEqual([first]);
    await ask(registerPaths.newLabel, { key, id: first });
    expect((await get(`piece=${label}`)).status).toBe(410);
    expect(
      (
        await post(registerPaths.inspect, {
          key: label,
          ...inspected(['good'], '2026-11-18T07:52:00Z'),
        })
      ).status,
    ).toBe(410);
    expect((await print()).labels.find(({ id }) => id === first)?.key).not.toBe(label);
    expect(await database().queries.$count(registerLabel)).toBe(3);
  });

  it('[BU6] stores a repeated inspection once, and concurrent ones all', async () => {
    const { key, ids } = await opened();
    const [id = 0] = ids;
    const attempt = 'phone-attempt-0001';
    const one = inspected(['good', 'good'], '2026-11-18T07:52:00Z', { attempt });
    await Promise.all(Array.from({ length: 5 }, () => inspect(key, id, one)));
    const others = Array.from({ length: 5 }, (_, n) =>
      inspect(
        key,
        id,
        inspected(['good'], `2026-11-1${n}T08:00:00Z`, { attempt: `another-attempt-${n}` }),
      ),
    );
    await Promise.all(others);
    const { inspections } = await readPiece(key, id);
    expect(inspections.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(inspections.map(({ at }) => at)).toEqual(
      inspections
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it("[BU6] a failed piece is 'Do not use' until a later pass, despite late or corrected entries", async () => {
    const { key, ids } = await opened();
    const [id = 0] = ids;
    const stopped = async () => {
      const page = await (await get(`register=${key}&show=${id}`)).text();
      const list = await (await get(`register=${key}`)).text();
      return [page.includes('piece-stop'), list.includes('state-stopped')];
    };
    await inspect(key, id, inspected(['good'], '2026-11-10T08:00:00Z'));
    expect(await stopped()).toEqual([false, false]);
    await inspect(
      key,
      id,
      inspected(['good', 'bad'], '2026-11-16T07:40:00Z', { 'wrong-1': 'bent', done: 'Tagged red' }),
    );
    expect((await readPiece(key, id)).piece.failed).toMatchObject({
      wrong: 'Check 2: bent',
      done: 'Tagged red',
    });
    await inspect(key, id, inspected(['good'], '2026-11-15T08:00:00Z'));
    await inspect(key, id, inspected(['good'], '2026-11-16T07:40:00Z', { corrects: '2' }));
    expect(await stopped()).toEqual([true, true]);
    await inspect(key, id, inspected(['good'], '2026-11-17T08:00:00Z'));
    expect(await stopped()).toEqual([false, false]);
    const { inspections } = await readPiece(key, id);
    expect(inspections).toHaveLength(5);
    expect(inspections.find(({ corrects }) => corrects === 2)?.passed).toBe(true);
  });

  it('[BU6] an inspection dated in the future does not hide a failed one', async () => {
    const { key, ids } = await opened();
    const [id = 0] = ids;
    const ahead = new Date(Date.now() + 20 * 3_600_000).toISOString();
    await inspect(key, id, inspected(['good'], ahead));
    await inspect(key, id, inspected(['bad'], new Date().toISOString()));
    expect((await readPiece(key, id)).piece.failed).not.toBeNull();
    const tooFar = new Date(Date.now() + 30 * 3_600_000).toISOString();
    const answer = await post(registerPaths.inspect, {
      key,
      id: String(id),
      ...inspected(['good'], tooFar),
    });
    expect(answer.status).toBe(422);
  });

  it('[BU6] entries cannot be changed or taken out, in the database either', async () => {
    const { key, ids } = await opened();
    await inspect(key, ids[0], inspected(['good'], '2026-11-10T08:00:00Z'));
    const { queries } = database();
    const refused = { cause: { code: '23001' } };
    await expect(queries.execute(sql`update inspection set passed = false`)).rejects.toMatchObject(
      refused,
    );
    await expect(queries.execute(sql`delete from inspection`)).rejects.toMatchObject(refused);
  });

  it('[BU6] is recorded by a plain form too, which shows what was typed where something is missing', async () => {
    const { key, ids } = await opened();
    const page = await (await get(`register=${key}&show=${ids[0]}`)).text();
    expect(page).toContain('<form class="piece-form" method="post"');
    const { labels } = await ask<{ labels: { key: string }[] }>(registerPaths.labels, {
      key,
      ids,
    });
    const label = labels[0]?.key ?? '';
    const { checklist } = await readPiece(label);
    const typed = new URLSearchParams({
      key: label,
      attempt: 'a-form-of-its-own-1',
      date: '2026-11-18',
      time: '07:52',
      position: 'scaffolder',
      inspector: '',
    });
    for (const [at, text] of checklist.entries()) {
      typed.set(`text-${at}`, text);
      typed.set(`check-${at}`, 'good');
    }
    const asForm = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const again = await post(registerPaths.inspect, `${typed}`, asForm);
    expect(again.status).toBe(422);
    expect(await again.text()).toMatch(/Enter your name\.[\s\S]*value="scaffolder"/);
    typed.set('inspector', 'A. Lund');
    const sent = await post(registerPaths.inspect, `${typed}`, asForm);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/success?piece=${label}`]);
    expect((await readPiece(label)).piece.lastPass?.at).toBe('2026-11-18T07:52:00.000Z');
  });

  it('[BU7] emails what is due on Mondays to who has confirmed it, once, and stops by one button', async () => {
    const { key } = await opened();
    const monday = new Date('2026-11-23T09:00:00Z');
    const digests = async () => (await mails()).filter(({ kind }) => kind === 'register-digest');
    await ask(registerPaths.digest, { key, action: 'ask' });
    await sendDigests(shop(), monday);
    expect((await post(registerPaths.digest, { key, action: 'confirm' })).status).toBe(403);
    const confirm = await linkIn('register-digest-confirmation');
    expect(await (await get(`register=${confirm}`)).text()).toContain('Yes, email me');
    expect(await digests()).toEqual([]);
    expect((await post(registerPaths.read, { key: confirm })).status).toBe(410);

    await ask(registerPaths.digest, { key: confirm, action: 'confirm' });
    expect(await sendDigests(shop(), new Date('2026-11-23T06:00:00Z'))).toBe(0);
    expect(await sendDigests(shop(), new Date('2026-11-24T09:00:00Z'))).toBe(0);
    expect(await sendDigests(shop(), monday)).toBe(1);
    expect(await sendDigests(shop(), monday)).toBe(0);
    const [sent] = await digests();
    expect(sent).toMatchObject({ recipient: buyer });
    expect(sent?.text).toContain('T-01');
    expect(sent?.text).not.toContain(key);
    const stop = await linkIn('register-digest');
    await get(`register=${stop}`);
    expect((await read(key)).digest).toBe('on');
    await ask(registerPaths.digest, { key: stop, action: 'stop' });
    expect(await sendDigests(shop(), new Date('2026-11-30T09:00:00Z'))).toBe(0);
  });

  it('[BU7] gives the records as CSV with what schedule 7 asks for, and the report as PDF', async () => {
    const { key, ids } = await opened();
    const at = { number: 'T-01', name: 'Tower', kind: 'tower', intervalDays: 7, site: 'Selby' };
    await ask(registerPaths.change, { key, id: ids[0], ...at });
    await inspect(
      key,
      ids[0],
      inspected(['good', 'bad'], '2026-11-16T07:40:00Z', { done: 'Tagged', todo: 'Repair' }),
    );
    // The piece has moved since: the record has the former location.
    const moved = { ...at, site: 'Hull' };
    await ask(registerPaths.change, { key, id: ids[0], ...moved });
    const csv = await (await post(registerPaths.file, { key, what: 'records' })).text();
    const [head = '', row = ''] = csv.replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(
      /^Inspected for,Location,Equipment,Date and time,What was wrong,What was done,Still to do,Report by,Result/,
    );
    for (const told of [
      'Oakmere Facilities Ltd',
      'Unit 4',
      'Selby',
      'T-01',
      '2026-11-16 07:40',
      'Check 2',
      'Tagged',
      'Repair',
      'A. Lund, scaffolder',
      'Failed',
    ]) {
      expect(row).toContain(told);
    }
    const pdf = await post(registerPaths.file, { key, what: 'report', id: ids[0] });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('[BU4] is erased at once by its owner, in a copy of what is held, and by the office', async () => {
    const { key, ids } = await opened();
    await inspect(key, ids[0], inspected(['good'], '2026-11-16T07:40:00Z'));
    const { queries } = database();
    const [held] = (await findPersonalData(queries, 'buyer@firm.example')).registers;
    expect(held?.pieces[0]?.inspections[0]).toMatchObject({ inspector: 'A. Lund' });
    expect((await post(registerPaths.erase, { key, pieces: 2 })).status).toBe(422);
    await ask(registerPaths.erase, { key, pieces: '3' });
    for (const table of [register, registerKey, registerPiece, inspection]) {
      expect(await queries.$count(table)).toBe(0);
    }
    await opened();
    const erasing = { by: { kind: 'command' }, mailFolder: '/nowhere' } as const;
    const erased = await erasePersonalData(database(), 'buyer@firm.example', erasing);
    expect(erased.registers).toBe(1);
    expect(await queries.$count(register)).toBe(0);
  });

  it('[BU4] is erased after 24 months without a visit, a month after a warning; a visit cancels that', async () => {
    const { key } = await opened();
    const { queries } = database();
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await warnOfErasure(shop(), later(690))).toBe(0);
    expect(await warnOfErasure(shop(), later(705))).toBe(1);
    expect(await warnOfErasure(shop(), later(706))).toBe(0);
    const fromWarning = await linkIn('register-expiring');
    await get(`register=${fromWarning}`);
    expect((await queries.select().from(register))[0]?.warnedAt).not.toBeNull();
    await read(key);
    await eraseExpired(database(), '/nowhere', later(740));
    expect(await queries.$count(register)).toBe(1);
    await warnOfErasure(shop(), later(705));
    await eraseExpired(database(), '/nowhere', later(725));
    expect(await queries.$count(register)).toBe(1);
    await eraseExpired(database(), '/nowhere', later(740));
    expect(await queries.$count(register)).toBe(0);
  });

  it.each(['its page', 'its data'])(
    "[BU4] another's register cannot be guessed by %s: tries are counted",
    async (by) => {
      const headers = { 'x-forwarded-for': '192.0.2.9' };
      const tried: number[] = [];
      for (let n = 0; n < 42; n += 1) {
        const key = `guess${String(n).padStart(20, '0')}`;
        const page = () => app().request(`${origin}/success?register=${key}`, { headers });
        const answer = by === 'its page' ? page() : post(registerPaths.read, { key }, headers);
        tried.push((await answer).status);
      }
      expect(tried.slice(0, 40).every((status) => status === 410)).toBe(true);
      expect(tried.at(-1)).toBe(429);
    },
  );

  it('[BU4] a key that is used too often has to wait, on its page, for its data and its files', async () => {
    const { key } = await opened();
    const { queries } = database();
    const page = async () => (await get(`register=${key}`)).status;
    const data = async () => (await post(registerPaths.read, { key })).status;
    expect([await page(), await data()]).toEqual([200, 200]);
    await queries.execute(sql`update rate_limit set used = 6000 where key like 'register-key.%'`);
    expect([await page(), await data()]).toEqual([429, 429]);
    await queries.execute(sql`delete from rate_limit`);
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const file = async () =>
      (await post(registerPaths.file, { key, what: 'records' }, headers)).status;
    expect(await file()).toBe(200);
    await queries.execute(sql`update rate_limit set used = 1000 where key like 'register-file.%'`);
    expect(await file()).toBe(429);
  });

  it('[BU4] [BU6] rejects a number that only the database treats as a duplicate, and an invalid time', async () => {
    const { key, ids } = await opened();
    const piece = { key, name: 'Steps', kind: 'steps', intervalDays: 90 };
    await ask(registerPaths.add, { ...piece, number: 'X-ΑΣ' });
    // JavaScript lower-cases the final Σ to ς, and the database may lower-case it to σ.
    const { status } = await post(registerPaths.add, { ...piece, number: 'X-ασ' });
    expect([200, 422]).toContain(status);
    const { queries } = database();
    await queries.execute(sql`create unique index same_name on register_piece (register_id)
      where name = 'The same'`);
    const twice = { ...piece, number: 'X-02', name: 'The same' };
    const file = 'Number,Equipment\nX-04,The same';
    await ask(registerPaths.add, twice);
    const answers = await Promise.all([
      post(registerPaths.add, { ...twice, number: 'X-03' }),
      post(registerPaths.change, { ...twice, number: 'X-05', id: ids[0] }),
      post(registerPaths.import, { key, text: file, apply: true }),
    ]);
    await queries.execute(sql`drop index same_name`);
    expect(answers.map((answer) => answer.status)).toEqual([422, 422, 422]);
    const moment = inspected(['good'], '2026-11-18T07:52:00+01', { key, id: String(ids[0]) });
    expect((await post(registerPaths.inspect, moment)).status).toBe(422);
  });

  onOne(
    '[BU4] [BU5] [BU6] answers whatever is sent with a reason and never breaks',
    async () => {
      const { key, ids } = await opened();
      const { labels } = await ask<{ labels: { key: string }[] }>(registerPaths.labels, {
        key,
        ids,
      });
      const id = ids[0];
      const keys = [key, labels[0]?.key ?? '', 'x'.repeat(22)];
      const at = '2026-11-18T07:52:00Z';
      const piece = { number: 'X-01', name: 'Steps', kind: 'steps', intervalDays: 90 };
      const { open: _, ...paths } = registerPaths;
      const good: Record<keyof typeof paths, object> = {
        confirm: {},
        read: {},
        piece: { id },
        inspect: inspected(['good', 'bad'], at, { id, attempt: 'attempt-0123456789', corrects: 1 }),
        add: { ...piece, boughtOn: '2026-11-18', erectedOn: null },
        change: { ...piece, id, site: 'Leeds', scrappedOn: '' },
        import: { text: 'Number,Equipment\nA,B', apply: true },
        labels: { ids },
        newLabel: { id: 0 },
        details: { name: 'Oakmere', address: 'Leeds' },
        keys: { action: 'withdraw read-only' },
        digest: { action: 'ask' },
        erase: { pieces: 'none' },
        file: { what: 'records', id },
      };
      const names = Object.keys(paths) as (keyof typeof paths)[];
      const oddity = fc.oneof(
        fc.constantFrom(
          null,
          '',
          0,
          -1,
          999,
          2 ** 31,
          1e308,
          true,
          [],
          {},
          [ids[1]],
          '__proto__',
          '\0',
        ),
        fc.constantFrom(
          '9999-12-31',
          '2026-02-31',
          '2026-11-18T07:52:00+01',
          'x'.repeat(600),
          'Σ-Σ',
        ),
        fc.constantFrom('\ud800', 'a\r\nBcc: b', '"', 'Number\n', 'Number,Equipment\n\ud800,\0'),
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.jsonValue({ maxDepth: 2 }),
      );
      // Valid except for up to two fields, so that requests get as far as the database.
      const sent = fc.constantFrom(...names).chain((name) => {
        const fields = ['key', 'wrong', 'inspector', 'corrects', ...Object.keys(good[name])];
        const wrong = fc.array(fc.tuple(fc.constantFrom(...fields), oddity), { maxLength: 2 });
        return fc.record({ name: fc.constant(name), wrong, key: fc.constantFrom(key, ...keys) });
      });
      const accepts = fc.constantFrom('application/json', 'text/html');
      const types = fc.constantFrom('application/json', 'application/x-www-form-urlencoded');
      const statuses = new Map<string, Set<number>>(names.map((name) => [name, new Set()]));
      let count = 0;
      await fc.assert(
        fc.asyncProperty(sent, accepts, types, async ({ name, wrong, key: by }, accept, type) => {
          count += 1;
          // Otherwise the limit per key would reject requests before they reach the handlers.
          if (count % 400 === 0) await database().queries.execute(sql`delete from rate_limit`);
          const body = { ...good[name], key: by, ...Object.fromEntries(wrong) };
          const text = type.endsWith('json') ? JSON.stringify(body) : formOf(body);
          const answer = await post(registerPaths[name], text, { 'content-type': type, accept });
          statuses.get(name)?.add(answer.status);
          expect(answer.status, `${name} ${text}`).toBeLessThan(500);
        }),
        fuzzOptions,
      );
      for (const [name, seen] of statuses)
        expect([name, ...seen]).toEqual(expect.arrayContaining([422]));
      const all = [...statuses.values()].flatMap((seen) => [...seen]);
      expect(all).toEqual(expect.arrayContaining([200, 303, 403, 410, 415]));
    },
    600_000,
  );
});

function formOf(body: object): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const pairs = Object.entries(body).map(([name, value]) => [
    name,
    `${text(value)}`.toWellFormed(),
  ]);
  return `${new URLSearchParams(pairs)}`;
}
