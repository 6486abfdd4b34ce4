import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import { fieldErrors } from '../../contract/field-errors.ts';
import { registerParameters } from '../../contract/register-parameters.ts';
import { registerPaths } from '../../contract/register-paths.ts';
import * as contract from '../../contract/register-requests.ts';
import type { OpeningShop } from '../app/shop.ts';
import type { Database } from '../database/database.ts';
import { register } from '../database/schema.ts';
import { wantsPage } from '../enquiries/answers.ts';
import { InvalidFields } from '../enquiries/enquiry.ts';
import { errorResponse, HttpError, httpErrorFor, logCause, whenReady } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { admit, limits } from '../http/limits/limits.ts';
import { jsonType, readJson } from '../http/read-body.ts';
import { fieldTypes, readFields, type Typed } from '../http/read-fields.ts';
import { maxBodyBytes, type Route } from '../http/routes.ts';
import { findOrderBySession } from '../orders/order.ts';
import type { ReadShell } from '../pages/shell.ts';
import { addInspection, inspectionOf } from './inspections.ts';
import {
  type Access,
  countedGuess,
  countUse,
  findAccess,
  keyReplaced,
  linkTo,
  noteVisit,
  readOnly,
} from './keys.ts';
import { addPieces, changePiece, readPiece, readRegister } from './pieces.ts';
import {
  askToOpen,
  changeDigest,
  changeRegisterKeys,
  confirmOpening,
  eraseRegister,
  importPieces,
  printLabels,
  replaceLabel,
} from './register.ts';
import { registerFile } from './register-files.ts';
import { createRegisterPage } from './register-page.ts';

type RegisterDeps = Pick<OpeningShop, 'database' | 'log' | 'origin' | 'catalogue'> & {
  limiter: Limiter;
  /** The built page of a register. */
  registerShell?: ReadShell | undefined;
  onMail?: () => void;
};

type Asked<Fields> = { database: Database; fields: Fields; context: Context };
type Own<Fields> = Asked<Fields> & { access: Access };

/** What a handler returns: data for a script, and where to redirect a browser's own form. */
type Answer = { data: object; next?: string } | Response;

/** The routes of equipment registers. All are POST: no link changes anything, and paths contain no keys. */
export function registerRoutes(needs: RegisterDeps): Route[] {
  const { log, origin, catalogue, limiter, onMail = () => {} } = needs;
  const page = createRegisterPage(needs);

  /** A route whose body is validated by a schema. With `form`, it also accepts browsers' own forms. */
  function route<Fields>(
    path: Route['path'],
    schema: v.GenericSchema<unknown, Fields>,
    handle: (asked: Asked<Fields>) => Promise<Answer>,
    { form = false, limit = limits.register, read = (typed: Typed): Typed => typed } = {},
  ): Route {
    const handler = async (context: Context) => {
      let typed: Typed = {};
      try {
        const types = form ? fieldTypes : [jsonType];
        await admit(context, { limiter, origin, opaqueOrigin: true, limit, types });
        typed = form ? await readFields(context.req.raw) : await jsonOf(context);
        const parsed = v.safeParse(schema, read(typed));
        if (!parsed.success) throw new InvalidFields(fieldErrors(parsed.issues));
        const database = await whenReady(needs.database);
        const answer = await handle({ database, fields: parsed.output, context });
        if (answer instanceof Response) return answer;
        const headers = { 'cache-control': 'no-store' };
        if (!wantsPage(context.req.raw))
          return context.json({ ok: true, ...answer.data }, 200, headers);
        const location = answer.next ?? '/success';
        return new Response(null, { status: 303, headers: { ...headers, location } });
      } catch (error) {
        const known = httpErrorFor(error);
        if (!known) throw error;
        logCause(known, log);
        const fields = known instanceof InvalidFields ? known.fields : {};
        if (!wantsPage(context.req.raw)) return errorResponse(known, { fields });
        return page.rejected({ typed, error: known, fields });
      }
    };
    return { method: 'POST', path, handler };
  }

  /** Finds what a key opens. Invalid keys are counted, and every visit keeps the register. */
  async function open({ database, fields, context }: Asked<{ key: string }>): Promise<Access> {
    const access = await findAccess(database.queries, fields.key);
    if (!access) throw await countedGuess(context, keyReplaced(), limiter);
    await countUse(limiter, access);
    if (access.kind !== 'digest') await noteVisit(database.queries, access.registerId);
    return access;
  }

  /** A route for holders of the register's own key. */
  function ownersRoute<Fields extends { key: string }>(
    path: Route['path'],
    schema: v.GenericSchema<unknown, Fields>,
    handle: (own: Own<Fields>) => Promise<Answer>,
    options?: { form?: boolean },
  ): Route {
    return route(
      path,
      schema,
      async (asked) => {
        const access = await open(asked);
        if (access.kind !== 'full') throw readOnly();
        return handle({ ...asked, access });
      },
      options,
    );
  }

  const pieceOf = (access: Access, id: number | undefined): number => {
    if (access.kind === 'label') return access.pieceId;
    if (id === undefined || access.kind === 'digest') throw readOnly();
    return id;
  };
  const nextPage = ({ kind }: Access, key: string, id: number) =>
    kind === 'label'
      ? `/success?${registerParameters.piece}=${key}`
      : `/success?${registerParameters.register}=${key}&show=${id}`;
  const readFile = v.object({ ...contract.downloadFile.entries });
  const readOne = v.object({
    ...contract.keyOnly.entries,
    id: v.optional(contract.newLabel.entries.id),
  });

  return [
    route(
      registerPaths.open,
      contract.openRegister,
      async ({ database, fields }) => {
        const bought = await findOrderBySession(database.queries, fields.session);
        await askToOpen({ database, origin }, limiter, bought);
        onMail();
        return { data: {}, next: `/success?session_id=${fields.session}` };
      },
      { form: true, limit: limits.registerOpen },
    ),
    route(
      registerPaths.confirm,
      contract.keyOnly,
      async ({ database, fields }) => {
        await confirmOpening({ database, origin, catalogue }, fields.key);
        return { data: {}, next: linkTo('', fields.key) };
      },
      { form: true },
    ),
    route(registerPaths.read, contract.keyOnly, async (asked) => {
      const { kind, registerId } = await open(asked);
      if (kind === 'label' || kind === 'digest') throw keyReplaced();
      const found = { registerId, access: kind };
      return { data: await readRegister(asked.database.queries, catalogue(), found) };
    }),
    route(registerPaths.piece, readOne, async (asked) => {
      const access = await open(asked);
      const pieceId = pieceOf(access, asked.fields.id);
      const which = { registerId: access.registerId, pieceId, mayInspect: access.kind !== 'read' };
      return { data: await readPiece(asked.database.queries, catalogue(), which) };
    }),
    route(
      registerPaths.inspect,
      contract.recordInspection,
      async (asked) => {
        const access = await open(asked);
        if (access.kind === 'read') throw readOnly();
        const { key, id, ...recorded } = asked.fields;
        const pieceId = pieceOf(access, id);
        const which = { registerId: access.registerId, pieceId };
        const added = await addInspection(asked.database, which, recorded);
        return { data: added, next: nextPage(access, key, pieceId) };
      },
      { form: true, read: inspectionOf },
    ),
    ownersRoute(registerPaths.add, contract.addPiece, async ({ database, fields, access }) => {
      const { key: _, ...piece } = fields;
      const erectedOn = piece.kind === 'tower' ? piece.erectedOn : null;
      const [id] = await database.transaction((queries) =>
        addPieces(queries, access.registerId, [{ ...piece, erectedOn }]),
      );
      return { data: { id } };
    }),
    ownersRoute(
      registerPaths.change,
      contract.changePiece,
      async ({ database, fields, access }) => {
        const { key: _, ...piece } = fields;
        await database.transaction((queries) => changePiece(queries, access.registerId, piece));
        return { data: {} };
      },
    ),
    ownersRoute(
      registerPaths.import,
      contract.importPieces,
      async ({ database, fields, access }) => {
        const { text, apply } = fields;
        const asked = { registerId: access.registerId, text, apply };
        return { data: await importPieces(database, catalogue(), asked) };
      },
    ),
    ownersRoute(
      registerPaths.labels,
      contract.printLabels,
      async ({ database, fields, access }) => {
        const labels = await printLabels(database, { registerId: access.registerId, ...fields });
        return { data: { labels } };
      },
    ),
    ownersRoute(registerPaths.newLabel, contract.newLabel, async ({ database, fields, access }) => {
      await database.transaction((queries) => replaceLabel(queries, access.registerId, fields.id));
      return { data: {} };
    }),
    ownersRoute(
      registerPaths.details,
      contract.registerDetails,
      async ({ database, fields: { name, address }, access }) => {
        const own = eq(register.id, access.registerId);
        await database.queries.update(register).set({ name, address }).where(own);
        return { data: {} };
      },
    ),
    ownersRoute(registerPaths.keys, contract.changeKeys, async ({ database, fields, access }) => {
      const key = await database.transaction((queries) =>
        changeRegisterKeys(queries, access.registerId, fields.action),
      );
      return { data: { key } };
    }),
    route(
      registerPaths.digest,
      contract.digestAnswer,
      async (asked) => {
        const { key, action } = asked.fields;
        const { kind, registerId } = await open(asked);
        if (kind !== 'full' && kind !== 'digest') throw readOnly();
        const needed = { database: asked.database, origin };
        await changeDigest(needed, registerId, action, kind === 'full');
        if (action === 'ask') onMail();
        return { data: {}, next: linkTo('', key) };
      },
      { form: true },
    ),
    ownersRoute(
      registerPaths.erase,
      contract.eraseRegister,
      async ({ database, fields, access }) => {
        const { pieces } = await readRegister(database.queries, catalogue(), {
          registerId: access.registerId,
          access: 'full',
        });
        if (String(fields.pieces).trim() !== String(pieces.length)) {
          throw new InvalidFields({ pieces: `Type ${pieces.length}, the number of pieces.` });
        }
        await database.transaction((queries) => eraseRegister(queries, access.registerId));
        return { data: {}, next: '/' };
      },
      { form: true },
    ),
    route(
      registerPaths.file,
      readFile,
      async (asked) => {
        const access = await open(asked);
        if (access.kind === 'digest') throw readOnly();
        const { what, id } = asked.fields;
        if (access.kind === 'label' && what !== 'report') throw readOnly();
        const pieceId = what === 'report' ? pieceOf(access, id) : id;
        const which = { registerId: access.registerId, what, pieceId };
        // With a label's key, the report does not name the owner.
        const isOwner = access.kind !== 'label';
        return registerFile(asked.database.queries, catalogue(), { ...which, isOwner });
      },
      { form: true, limit: limits.registerFile },
    ),
  ];
}

async function jsonOf(context: Context): Promise<Typed> {
  const body = await readJson(context.req.raw, maxBodyBytes);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Typed;
  throw new HttpError(400, 'The request is not valid JSON.');
}
