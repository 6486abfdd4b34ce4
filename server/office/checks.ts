import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { claimSections, sampleClaims } from '../../content/claims.ts';
import { recordActivity } from '../activity/activity.ts';
import { findConfirmations } from '../app/launch.ts';
import type { Queries } from '../database/database.ts';
import { claimConfirmation } from '../database/schema.ts';
import type { Health } from '../health/monitor.ts';
import { HttpError } from '../http/errors.ts';
import {
  getActor,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
} from './office-context.ts';

/** The claim's wording as the owner saw it. */
const confirmation = v.object({ claim: v.pipe(v.string(), v.maxLength(1000)) });

/** The health checks, and the claims that owners confirm before launch. */
export function checksRoutes(deps: OfficeDeps) {
  const { health } = deps;
  return new Hono<OfficeVariables>()
    .get('/', async (context) => context.json(toHealthView(await health.read())))
    .post('/', async (context) => context.json(toHealthView(await health.checkNow())))
    .get('/claims', async (context) => {
      const { queries } = (await deps.shop()).database;
      return context.json(await buildClaimsView(queries));
    })
    .post('/claims/:claim', ownersOnly, jsonBody(confirmation), async (context) => {
      const { id, claim } = findClaim(context.req.param('claim'));
      if (context.req.valid('json').claim !== claim) {
        throw new HttpError(409, 'The wording of this claim has changed. Read it again.');
      }
      const { database } = await deps.shop();
      const actor = getActor(context, deps);
      await database.transaction(async (queries) => {
        const values = { claim, staffId: actor.staffId, at: new Date() };
        await queries
          .insert(claimConfirmation)
          .values({ claimId: id, ...values })
          .onConflictDoUpdate({ target: claimConfirmation.claimId, set: values });
        await recordActivity(queries, {
          actor,
          action: 'claim.confirm',
          record: 'claim',
          recordId: id,
        });
      });
      health.invalidate();
      return context.json({ id });
    })
    .delete('/claims/:claim', ownersOnly, async (context) => {
      const { id } = findClaim(context.req.param('claim'));
      const { database } = await deps.shop();
      await database.transaction(async (queries) => {
        const withdrawn = await queries
          .delete(claimConfirmation)
          .where(eq(claimConfirmation.claimId, id))
          .returning({ id: claimConfirmation.claimId });
        if (withdrawn.length === 0) return;
        const actor = getActor(context, deps);
        await recordActivity(queries, {
          actor,
          action: 'claim.withdraw',
          record: 'claim',
          recordId: id,
        });
      });
      health.invalidate();
      return context.json({ id });
    });
}

function toHealthView({ at, results }: Health) {
  return { at: at.toISOString(), results };
}

function findClaim(given: string) {
  const found = sampleClaims.find(({ id }) => id === given);
  if (!found) throw new HttpError(404, 'There is no such claim.');
  return found;
}

/** Every claim with who confirmed it and when, in the list itself or in the office. */
async function buildClaimsView(queries: Queries) {
  const found = new Map((await findConfirmations(queries)).map((one) => [one.claimId, one]));
  const sections = claimSections.map(({ title, claims }) => ({
    title,
    claims: claims.map((one) => {
      const { id, claim, confirm, where, afterLaunch = false } = one;
      const given = found.get(id);
      const confirmed = one.confirmed
        ? { by: one.by, on: one.on, inList: true }
        : given && { by: given.by, on: given.at.toISOString(), inList: false };
      const isOutdated = !one.confirmed && given !== undefined && given.claim !== claim;
      return { id, claim, confirm, where, afterLaunch, confirmed, isOutdated };
    }),
  }));
  return { sections };
}
