import * as v from 'valibot';
import type { SessionRow } from '../books/session-object.ts';
import {
  createSession,
  expireSession,
  findSession,
  fullSession,
  listSessions,
} from '../books/sessions.ts';
import { missing } from './api-error.ts';
import { page, readParameters } from './parameters.ts';
import { expandable } from './present.ts';
import { type Asked, listOf, listRoute, nothing, type Route } from './route.ts';
import { sessionParameters, sessionQuestion } from './session-parameters.ts';

const path = '/v1/checkout/sessions';

export const sessionRoutes: Route[] = [
  {
    method: 'POST',
    path,
    expandable: expandable.session,
    answer: async ({ work, given }) =>
      fullSession(work, await createSession(work, readParameters(sessionParameters, given))),
  },
  listRoute(path, expandable.sessions, sessionQuestion, listSessions),
  {
    method: 'GET',
    path: `${path}/:id`,
    expandable: expandable.session,
    answer: async (asked) => {
      readParameters(nothing, asked.given);
      return fullSession(asked.work, await sessionAsked(asked));
    },
  },
  {
    method: 'GET',
    path: `${path}/:id/line_items`,
    expandable: expandable.lines,
    answer: async (asked) => {
      const { limit, starting_after } = readParameters(v.strictObject(page), asked.given);
      const { id, lines } = await sessionAsked(asked);
      const start = lines.findIndex((line) => line.id === starting_after) + 1;
      return listOf(`${path}/${id}/line_items`, lines.slice(start, start + limit + 1), limit);
    },
  },
  {
    method: 'POST',
    path: `${path}/:id/expire`,
    expandable: expandable.session,
    answer: async ({ work, id, given }) => {
      readParameters(nothing, given);
      return fullSession(work, await expireSession(work, id));
    },
  },
];

async function sessionAsked({ work, id }: Asked): Promise<SessionRow> {
  const found = await findSession(work, id);
  if (!found) throw missing('checkout.session', id, 'path');
  return found;
}
