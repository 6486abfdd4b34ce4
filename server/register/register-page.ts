import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { formatPrice } from '../../catalogue/money.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import {
  compareByUrgency,
  formatInterval,
  formatLocation,
  formatPieceState,
  type Inspection,
  inspectionReasons,
  type Piece,
  type PieceData,
  pieceState,
  type RegisterData,
  registerLimits,
} from '../../contract/register.ts';
import { registerParameters } from '../../contract/register-parameters.ts';
import { registerPaths } from '../../contract/register-paths.ts';
import { formatDayAndTime, formatShortDay, formatTime, toIsoDay } from '../../contract/uk-time.ts';
import type { OpeningShop } from '../app/shop.ts';
import type { Database } from '../database/database.ts';
import { type HttpError, toHttpError, whenReady } from '../http/errors.ts';
import { escapeHtml as safe } from '../http/escape-html.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import type { SubmittedFields } from '../http/read-fields.ts';
import { fallbackShell, fillShell, type ReadPageShell } from '../pages/page-shell.ts';
import { readPiece, readRegister } from './pieces.ts';
import { findRequestedOrder } from './register.ts';
import {
  findAccess,
  keyReplacedError,
  rateLimitInvalidKey,
  rateLimitKeyUse,
} from './register-keys.ts';

type PageDeps = Pick<OpeningShop, 'database' | 'log' | 'catalogue'> & {
  limiter: Limiter;
  registerShell?: ReadPageShell | undefined;
};

type Rejected = { typed: SubmittedFields; error: HttpError; fields: FieldErrors };

export type RegisterPageHandler = ReturnType<typeof createRegisterPage>['answer'];

/**
 * The pages of registers and pieces: the built page, filled so that it can be read, and an inspection
 * recorded, without JavaScript. Viewing a page changes nothing.
 */
export function createRegisterPage({ database, catalogue, limiter, registerShell }: PageDeps) {
  const shell = registerShell ?? (() => fallbackShell('register', 'Equipment register'));
  async function respond(
    body: string,
    status = 200,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const { html, headers } = fillShell(await shell(), 'register', body);
    const own = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...more };
    return new Response(html, { status, headers: { ...headers, ...own } });
  }

  async function renderRegister(
    opened: Database,
    key: string,
    { show, rejected }: { show?: string | undefined; rejected?: Rejected },
  ) {
    const { queries } = opened;
    const access = await findAccess(queries, key);
    if (!access) {
      const asked = await findRequestedOrder(queries, key);
      if (!asked) throw keyReplacedError();
      return confirmHtml(key, asked.reference);
    }
    await rateLimitKeyUse(limiter, access);
    if (access.kind === 'digest') {
      const { digest } = await readRegister(queries, catalogue(), { ...access, access: 'read' });
      return digestHtml(key, digest);
    }
    if (access.kind === 'label') throw keyReplacedError();
    const { registerId } = access;
    if (show !== undefined && /^\d{1,9}$/.test(show)) {
      const which = { registerId, pieceId: Number(show), mayInspect: access.kind === 'full' };
      const data = await readPiece(queries, catalogue(), which);
      return pieceHtml(data, { key, id: data.piece.id, of: key, rejected });
    }
    const found = { registerId, access: access.kind };
    return registerHtml(await readRegister(queries, catalogue(), found), key);
  }

  async function renderPiece(opened: Database, key: string, rejected?: Rejected) {
    const access = await findAccess(opened.queries, key);
    if (access?.kind !== 'label') throw keyReplacedError();
    await rateLimitKeyUse(limiter, access);
    const data = await readPiece(opened.queries, catalogue(), { ...access, mayInspect: true });
    return pieceHtml(data, { key, rejected });
  }

  return {
    /** Responds to /success with a key in its URL; undefined for any other request. */
    async answer(context: Context): Promise<Response | undefined> {
      const key = context.req.query(registerParameters.register);
      const piece = context.req.query(registerParameters.piece);
      if (key === undefined && piece === undefined) return undefined;
      try {
        const opened = await whenReady(database);
        return await respond(
          key === undefined
            ? await renderPiece(opened, piece ?? '')
            : await renderRegister(opened, key, { show: context.req.query('show') }),
        );
      } catch (error) {
        const known = toHttpError(error);
        if (!known) throw error;
        const countedError = await rateLimitInvalidKey(context, known, limiter);
        return respond(errorHtml(countedError), countedError.status, countedError.headers);
      }
    },
    /** The page of a rejected form, with what was typed if it can be sent again. */
    async rejected(rejected: Rejected): Promise<Response> {
      const { typed, error } = rejected;
      const key = typeof typed.key === 'string' ? typed.key : '';
      const isInspection = error.status === 422 && 'text-0' in typed;
      try {
        if (isInspection) {
          const opened = await whenReady(database);
          const show = typeof typed.id === 'string' ? typed.id : undefined;
          return await respond(
            await (show === undefined
              ? renderPiece(opened, key, rejected)
              : renderRegister(opened, key, { show, rejected })),
            error.status,
          );
        }
      } catch {
        // The error is shown even if the page's data cannot be read again.
      }
      return respond(errorHtml(error, rejected.fields), error.status, error.headers);
    },
  };
}

function errorHtml({ message, status }: HttpError, fields: FieldErrors = {}): string {
  const heading = status === 410 || status === 404 ? 'This link no longer works' : 'Not accepted';
  const reasons = Object.values(fields).map((each) => `<p>${safe(each)}</p>`);
  return `<div class="reg-gate" data-final><h1>${heading}</h1><div role="alert"><p>${safe(message)}</p>${reasons.join('')}</div></div>`;
}

const hiddenKey = (key: string) => `<input type="hidden" name="key" value="${safe(key)}">`;

function confirmHtml(key: string, reference: string): string {
  return `<div class="reg-gate" data-final><h1>Your equipment register</h1>
<p>The equipment of order ${safe(reference)} will be in it: each piece with its documents, its inspections and the date of the next one.</p>
<form method="post" action="${registerPaths.confirm}">${hiddenKey(key)}<button class="reg-signal">Open the register</button></form>
<p class="reg-note">The address of this page is the key to your register. Bookmark it, and give it only to people who may change the register. How long we keep it is in our <a href="/privacy#data">Privacy Policy</a>.</p></div>`;
}

function digestHtml(key: string, state: RegisterData['digest']): string {
  const button = (action: string, text: string, look: string) =>
    `<form method="post" action="${registerPaths.digest}">${hiddenKey(key)}<input type="hidden" name="action" value="${action}"><button class="${look}">${text}</button></form>`;
  const statusText = {
    off: 'The weekly email is off.',
    asked:
      "Once you confirm, we'll email you every Monday with what's due in your equipment register.",
    on: "Every Monday we email you what's due in your equipment register.",
  }[state];
  const start = state === 'on' ? '' : button('confirm', 'Yes, email me', 'reg-signal');
  const stop = state === 'off' ? '' : button('stop', 'Stop these emails', 'reg-button');
  return `<div class="reg-gate" data-final><h1>Inspections due, by email</h1><p role="status">${statusText}</p>${start}${stop}</div>`;
}

/** The mark, text and colour of a state. The background is red if a piece must not be used. */
function stateHtml(piece: Piece, today: string): string {
  const state = pieceState(piece, today);
  return `<span class="state state-${state.kind}">${safe(formatPieceState(state, today))}</span>`;
}

function pictureHtml({ image }: Piece, side: number): string {
  if (!image) return '<span class="reg-pic"></span>';
  const src = image.startsWith('/drawings/') ? `${image}.svg` : `${image}-640.webp`;
  return `<img class="reg-pic" src="${safe(src)}" alt="" width="${side}" height="${side}" loading="lazy">`;
}

function registerHtml({ pieces, name, access }: RegisterData, key: string): string {
  const today = toIsoDay(new Date());
  const sites = Map.groupBy(pieces.toSorted(compareByUrgency(today)), ({ site }) => site);
  const lists = [...sites].map(([site, some]) => {
    const rows = some.map((piece) => rowHtml(piece, today, key)).join('');
    return `<h2 class="reg-site">${safe(site || 'No site')} <span>${countText(some.length)}</span></h2><ul class="reg-list">${rows}</ul>`;
  });
  const file = (what: string, text: string) =>
    `<form method="post" action="${registerPaths.file}">${hiddenKey(key)}<input type="hidden" name="what" value="${what}"><button class="reg-button">${text}</button></form>`;
  const mode = access === 'read' ? '<span class="reg-tag">Read only</span>' : '';
  return `<div class="reg-top"><div><h1>Equipment register</h1>${mode}<p>${safe([name, countText(pieces.length)].filter(Boolean).join(', '))}</p></div>
<div class="reg-actions">${file('records', 'Records as CSV')}</div></div>${lists.join('') || emptyHtml}`;
}

const emptyHtml = '<p class="reg-note">No equipment yet.</p>';
const countText = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

function rowHtml(piece: Piece, today: string, key: string): string {
  const { number, name, place, lastPass, id } = piece;
  const link = `/success?${registerParameters.register}=${encodeURIComponent(key)}&show=${id}`;
  const last = lastPass
    ? `${formatShortDay(new Date(lastPass.at))}<small>${safe(lastPass.inspector)}</small>`
    : 'Not inspected yet';
  return `<li><a class="reg-row row-${pieceState(piece, today).kind}" href="${safe(link)}"><span class="reg-no">${safe(number)}</span>${pictureHtml(piece, 48)}<span class="reg-what"><b>${safe(name)}</b><small>${safe(place)}</small></span><span class="reg-last">${last}</span><span class="reg-rule">${formatInterval(piece)}</span><span class="reg-line"></span><span class="reg-state">${stateHtml(piece, today)}</span></a></li>`;
}

type Shown = {
  key: string;
  /** For a piece shown by its register's key. */
  id?: number;
  of?: string;
  rejected?: Rejected | undefined;
};

function pieceHtml(data: PieceData, { key, id, of, rejected }: Shown): string {
  const { piece, facts, inspections, parts } = data;
  const today = toIsoDay(new Date());
  const { failed, lastPass } = piece;
  const stop = failed
    ? `<div class="piece-stop"><p class="piece-stop-what">Do not use</p><p>Failed ${formatDayAndTime(new Date(failed.at))}</p></div>`
    : '';
  const state = failed
    ? rowsHtml([
        ['What was wrong', failed.wrong],
        ['What was done', failed.done],
        ['Still to do', failed.todo],
        ['Reported by', failed.by],
      ])
    : `<div class="piece-state">${stateHtml(piece, today)}<p>${safe(
        lastPass
          ? `Last passed ${formatDayAndTime(new Date(lastPass.at))}, ${lastPass.inspector}.`
          : 'Not inspected yet.',
      )} ${formatInterval(piece)}.</p></div>`;
  const back = of
    ? `<p><a href="/success?${registerParameters.register}=${encodeURIComponent(of)}">All equipment</a></p>`
    : '';
  return `${stop}<div class="piece">${back}<div class="piece-head"><div><h1><span class="piece-no">${safe(piece.number)}</span> <span class="piece-name">${safe(piece.name)}</span></h1><p>${safe(formatLocation(piece))}</p></div>${pictureHtml(piece, 112)}</div>
${state}${factsHtml(facts)}
${data.mayInspect ? formHtml(data, { key, id, rejected }) : ''}
<h2 class="piece-title">Inspections</h2><ul class="piece-list">${inspections.map(inspectionHtml).join('') || '<li>None yet.</li>'}</ul>
${documentsHtml(piece)}${partsHtml(parts)}</div>`;
}

function rowsHtml(rows: readonly (readonly [string, string])[]): string {
  const filled = rows.filter(([, value]) => value !== '');
  return `<dl class="piece-rows">${filled.map(([name, value]) => `<div><dt>${name}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>`;
}

function factsHtml(facts: PieceData['facts']): string {
  const items = facts.map(
    ([name, value]) => `<div><dt>${safe(name)}</dt><dd>${safe(value)}</dd></div>`,
  );
  return items.length > 0 ? `<dl class="piece-facts">${items.join('')}</dl>` : '';
}

function inspectionHtml({ passed, inspector, position, at, wrong, number, corrects }: Inspection) {
  const about = corrects === undefined ? '' : `, corrects entry ${corrects}`;
  const why = passed ? '' : ` <small>${safe(wrong)}</small>`;
  return `<li><span class="state state-${passed ? 'good' : 'overdue'}">${passed ? 'Passed' : 'Failed'}</span><span class="piece-by">${safe(inspector)}, ${safe(position)}${why}<small>Entry ${number}${about}</small></span><span>${formatShortDay(new Date(at))}</span></li>`;
}

function documentsHtml({ productId, kind }: Piece): string {
  if (productId === null) return '';
  const what = /tower|podium/.test(kind) ? 'Data sheet and assembly' : 'Data sheet';
  return `<ul class="piece-list piece-links"><li><a href="/product/${safe(productId)}.pdf">${what} <small>PDF</small></a></li></ul>`;
}

function partsHtml(parts: PieceData['parts']): string {
  const rows = parts.map(
    ({ id, name, price }) =>
      `<li><a href="/product/${safe(id)}">${safe(name)}</a><span>${formatPrice(price)}</span></li>`,
  );
  return rows.length > 0
    ? `<h2 class="piece-title">Parts that fit</h2><ul class="piece-list">${rows.join('')}</ul>`
    : '';
}

function formHtml(
  { checklist }: PieceData,
  { key, id, rejected }: Pick<Shown, 'key' | 'id' | 'rejected'>,
): string {
  const typed = (name: string, otherwise = '') => {
    const value = rejected?.typed[name];
    return safe(typeof value === 'string' ? value : otherwise);
  };
  const now = new Date();
  const line = (name: string, label: string, maxLength: number, more = '') =>
    `<label class="piece-field">${label}<input name="${name}" maxlength="${maxLength}" value="${typed(name)}"${more}></label>`;
  const checks = checklist.map((text, at) => {
    const choice = (value: string, optionText: string) =>
      `<label><input type="radio" name="check-${at}" value="${value}" required${typed(`check-${at}`) === value ? ' checked' : ''}> ${optionText}</label>`;
    return `<fieldset><legend>${at + 1}. ${safe(text)}</legend><input type="hidden" name="text-${at}" value="${safe(text)}">${choice('good', 'Good')}${choice('bad', 'Not good')}${choice('none', 'Does not apply')}${line(`wrong-${at}`, 'If not good: what is wrong?', 200)}</fieldset>`;
  });
  const reasons = inspectionReasons.map(
    ([value, text]) =>
      `<option value="${value}"${typed('reason') === value ? ' selected' : ''}>${text}</option>`,
  );
  const wrong = rejected
    ? `<div role="alert"><p>${safe(rejected.error.message)}</p>${Object.values(rejected.fields)
        .map((each) => `<p>${safe(each)}</p>`)
        .join('')}</div>`
    : '';
  return `<form class="piece-form" method="post" action="${registerPaths.inspect}" aria-labelledby="inspect-it">
<h2 id="inspect-it" class="piece-title">Record an inspection</h2>${wrong}${hiddenKey(key)}
<input type="hidden" name="attempt" value="${typed('attempt', randomUUID())}">${id === undefined ? '' : `<input type="hidden" name="id" value="${id}">`}
<label class="piece-field">Date<input type="date" name="date" required value="${typed('date', toIsoDay(now))}"></label>
<label class="piece-field">Time<input type="time" name="time" required value="${typed('time', formatTime(now))}"></label>
<label class="piece-field">Why<select name="reason">${reasons.join('')}</select></label>
${checks.join('')}
${line('done', 'What was done about it?', registerLimits.text)}${line('todo', 'What still has to be done?', registerLimits.text)}
${line('inspector', 'Your name', registerLimits.person, ' required autocomplete="name"')}${line('position', 'Your position', registerLimits.person, ' required autocomplete="organization-title"')}
<button class="reg-signal">Record the inspection</button></form>`;
}
