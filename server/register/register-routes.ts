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
import { InvalidFieldsError } from '../enquiries/enquiry.ts';
import { wantsHtmlPage } from '../enquiries/enquiry-responses.ts';
import { errorResponse, HttpError, logCause, toHttpError, whenReady } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { admitRequest, limits } from '../http/limits/limits.ts';
import { jsonType, readJson } from '../http/read-body.ts';
import { fieldTypes, readFields, type SubmittedFields } from '../http/read-fields.ts';
import { maxBodyBytes, type Route } from '../http/routes.ts';
import { findOrderBySession } from '../orders/order.ts';
import type { ReadPageShell } from '../pages/page-shell.ts';
import { addInspection, toInspection } from './inspections.ts';
import { addPieces, changePiece, readPiece, readRegister } from './pieces.ts';
import {
  changeDigest,
  changeRegisterKeys,
  confirmRegisterRequest,
  createLabelKeys,
  eraseRegister,
  importPieces,
  replaceLabel,
  sendRegisterLink,
} from './register.ts';
import { createRegisterFile } from './register-files.ts';
import {
  type Access,
  findAccess,
  keyReplacedError,
  rateLimitInvalidKey,
  rateLimitKeyUse,
  readOnlyError,
  recordVisit,
  registerUrl,
} from './register-keys.ts';
import { createRegisterPage } from './register-page.ts';

type RegisterDeps = Pick<OpeningShop, 'database' | 'log' | 'origin' | 'catalogue'> & {
  limiter: Limiter;
  /** The built page of a register. */
  registerShell?: ReadPageShell | undefined;
  onMail?: () => void;
};

type HandlerInput<Fields> = { database: Database; fields: Fields; context: Context };
type OwnerHandlerInput<Fields> = HandlerInput<Fields> & { access: Access };

/** What a handler returns: data for a script, and where to redirect a browser's own form. */
type HandlerResult = { data: object; next?: string } | Response;

/** The routes of equipment registers. All are POST: no link changes anything, and paths contain no keys. */
export function registerRoutes(routeDeps: RegisterDeps): Route[] {
  const { log, origin, catalogue, limiter, onMail = () => {} } = routeDeps;
  const page = createRegisterPage(routeDeps);

  /** A route whose body is validated by a schema. With `form`, it also accepts browsers' own forms. */
  function createRoute<Fields>(
    path: Route['path'],
    schema: v.GenericSchema<unknown, Fields>,
    handle: (input: HandlerInput<Fields>) => Promise<HandlerResult>,
    {
      form = false,
      limit = limits.register,
      read = (typed: SubmittedFields): SubmittedFields => typed,
    } = {},
  ): Route {
    const handler = async (context: Context) => {
      let typed: SubmittedFields = {};
      try {
        const types = form ? fieldTypes : [jsonType];
        await admitRequest(context, { limiter, origin, allowOpaqueOrigin: true, limit, types });
        typed = form ? await readFields(context.req.raw) : await readJsonObject(context);
        const parsed = v.safeParse(schema, read(typed));
        if (!parsed.success) throw new InvalidFieldsError(fieldErrors(parsed.issues));
        const database = await whenReady(routeDeps.database);
        const answer = await handle({ database, fields: parsed.output, context });
        if (answer instanceof Response) return answer;
        const headers = { 'cache-control': 'no-store' };
        if (!wantsHtmlPage(context.req.raw))
          return context.json({ ok: true, ...answer.data }, 200, headers);
        const location = answer.next ?? '/success';
        return new Response(null, { status: 303, headers: { ...headers, location } });
      } catch (error) {
        const known = toHttpError(error);
        if (!known) throw error;
        logCause(known, log);
        const fields = known instanceof InvalidFieldsError ? known.fields : {};
        if (!wantsHtmlPage(context.req.raw)) return errorResponse(known, { fields });
        return page.rejected({ typed, error: known, fields });
      }
    };
    return { method: 'POST', path, handler };
  }

  /** Finds what a key opens. Invalid keys are counted, and every visit keeps the register. */
  async function requireAccess({
    database,
    fields,
    context,
  }: HandlerInput<{ key: string }>): Promise<Access> {
    const access = await findAccess(database.queries, fields.key);
    if (!access) throw await rateLimitInvalidKey(context, keyReplacedError(), limiter);
    await rateLimitKeyUse(limiter, access);
    if (access.kind !== 'digest') await recordVisit(database.queries, access.registerId);
    return access;
  }

  /** A route for holders of the register's own key. */
  function createOwnerRoute<Fields extends { key: string }>(
    path: Route['path'],
    schema: v.GenericSchema<unknown, Fields>,
    handle: (own: OwnerHandlerInput<Fields>) => Promise<HandlerResult>,
    options?: { form?: boolean },
  ): Route {
    return createRoute(
      path,
      schema,
      async (input) => {
        const access = await requireAccess(input);
        if (access.kind !== 'full') throw readOnlyError();
        return handle({ ...input, access });
      },
      options,
    );
  }

  const resolvePieceId = (access: Access, id: number | undefined): number => {
    if (access.kind === 'label') return access.pieceId;
    if (id === undefined || access.kind === 'digest') throw readOnlyError();
    return id;
  };
  const nextPage = ({ kind }: Access, key: string, id: number) =>
    kind === 'label'
      ? `/success?${registerParameters.piece}=${key}`
      : `/success?${registerParameters.register}=${key}&show=${id}`;
  const fileRequest = v.object({ ...contract.downloadFile.entries });
  const pieceRequest = v.object({
    ...contract.keyOnly.entries,
    id: v.optional(contract.newLabel.entries.id),
  });

  return [
    createRoute(
      registerPaths.open,
      contract.openRegister,
      async ({ database, fields }) => {
        const bought = await findOrderBySession(database.queries, fields.session);
        await sendRegisterLink({ database, origin }, limiter, bought);
        onMail();
        return { data: {}, next: `/success?session_id=${fields.session}` };
      },
      { form: true, limit: limits.registerOpen },
    ),
    createRoute(
      registerPaths.confirm,
      contract.keyOnly,
      async ({ database, fields }) => {
        await confirmRegisterRequest({ database, origin, catalogue }, fields.key);
        return { data: {}, next: registerUrl('', fields.key) };
      },
      { form: true },
    ),
    createRoute(registerPaths.read, contract.keyOnly, async (input) => {
      const { kind, registerId } = await requireAccess(input);
      if (kind === 'label' || kind === 'digest') throw keyReplacedError();
      const found = { registerId, access: kind };
      return { data: await readRegister(input.database.queries, catalogue(), found) };
    }),
    createRoute(registerPaths.piece, pieceRequest, async (input) => {
      const access = await requireAccess(input);
      const pieceId = resolvePieceId(access, input.fields.id);
      const which = { registerId: access.registerId, pieceId, mayInspect: access.kind !== 'read' };
      return { data: await readPiece(input.database.queries, catalogue(), which) };
    }),
    createRoute(
      registerPaths.inspect,
      contract.recordInspection,
      async (input) => {
        const access = await requireAccess(input);
        if (access.kind === 'read') throw readOnlyError();
        const { key, id, ...recorded } = input.fields;
        const pieceId = resolvePieceId(access, id);
        const which = { registerId: access.registerId, pieceId };
        const added = await addInspection(input.database, which, recorded);
        return { data: added, next: nextPage(access, key, pieceId) };
      },
      { form: true, read: toInspection },
    ),
    createOwnerRoute(registerPaths.add, contract.addPiece, async ({ database, fields, access }) => {
      const { key: _, ...piece } = fields;
      const erectedOn = piece.kind === 'tower' ? piece.erectedOn : null;
      const [id] = await database.transaction((queries) =>
        addPieces(queries, access.registerId, [{ ...piece, erectedOn }]),
      );
      return { data: { id } };
    }),
    createOwnerRoute(
      registerPaths.change,
      contract.changePiece,
      async ({ database, fields, access }) => {
        const { key: _, ...piece } = fields;
        await database.transaction((queries) => changePiece(queries, access.registerId, piece));
        return { data: {} };
      },
    ),
    createOwnerRoute(
      registerPaths.import,
      contract.importPieces,
      async ({ database, fields, access }) => {
        const { text, apply } = fields;
        const input = { registerId: access.registerId, text, apply };
        return { data: await importPieces(database, catalogue(), input) };
      },
    ),
    createOwnerRoute(
      registerPaths.labels,
      contract.printLabels,
      async ({ database, fields, access }) => {
        const labels = await createLabelKeys(database, {
          registerId: access.registerId,
          ...fields,
        });
        return { data: { labels } };
      },
    ),
    createOwnerRoute(
      registerPaths.newLabel,
      contract.newLabel,
      async ({ database, fields, access }) => {
        await database.transaction((queries) =>
          replaceLabel(queries, access.registerId, fields.id),
        );
        return { data: {} };
      },
    ),
    createOwnerRoute(
      registerPaths.details,
      contract.registerDetails,
      async ({ database, fields: { name, address }, access }) => {
        const own = eq(register.id, access.registerId);
        await database.queries.update(register).set({ name, address }).where(own);
        return { data: {} };
      },
    ),
    createOwnerRoute(
      registerPaths.keys,
      contract.changeKeys,
      async ({ database, fields, access }) => {
        const key = await database.transaction((queries) =>
          changeRegisterKeys(queries, access.registerId, fields.action),
        );
        return { data: { key } };
      },
    ),
    createRoute(
      registerPaths.digest,
      contract.digestAnswer,
      async (input) => {
        const { key, action } = input.fields;
        const { kind, registerId } = await requireAccess(input);
        if (kind !== 'full' && kind !== 'digest') throw readOnlyError();
        const needed = { database: input.database, origin };
        await changeDigest(needed, registerId, action, kind === 'full');
        if (action === 'ask') onMail();
        return { data: {}, next: registerUrl('', key) };
      },
      { form: true },
    ),
    createOwnerRoute(
      registerPaths.erase,
      contract.eraseRegister,
      async ({ database, fields, access }) => {
        const { pieces } = await readRegister(database.queries, catalogue(), {
          registerId: access.registerId,
          access: 'full',
        });
        if (String(fields.pieces).trim() !== String(pieces.length)) {
          throw new InvalidFieldsError({ pieces: `Type ${pieces.length}, the number of pieces.` });
        }
        await database.transaction((queries) => eraseRegister(queries, access.registerId));
        return { data: {}, next: '/' };
      },
      { form: true },
    ),
    createRoute(
      registerPaths.file,
      fileRequest,
      async (input) => {
        const access = await requireAccess(input);
        if (access.kind === 'digest') throw readOnlyError();
        const { what, id } = input.fields;
        if (access.kind === 'label' && what !== 'report') throw readOnlyError();
        const pieceId = what === 'report' ? resolvePieceId(access, id) : id;
        const which = { registerId: access.registerId, what, pieceId };
        // With a label's key, the report does not name the owner.
        const isOwner = access.kind !== 'label';
        return createRegisterFile(input.database.queries, catalogue(), { ...which, isOwner });
      },
      { form: true, limit: limits.registerFile },
    ),
  ];
}

async function readJsonObject(context: Context): Promise<SubmittedFields> {
  const body = await readJson(context.req.raw, maxBodyBytes);
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as SubmittedFields;
  throw new HttpError(400, 'The request is not valid JSON.');
}
