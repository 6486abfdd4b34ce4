import { useState } from 'react';
import {
  compareByUrgency,
  formatDay,
  formatInterval,
  isErectedTower,
  type Piece,
  pieceState,
} from '../../../contract/register.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { formatShortDay } from '../../../contract/uk-time.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { RegisterProps } from './RegisterApp.tsx';
import { download, postToRegister } from './register-api.ts';
import {
  DayAxis,
  DayLine,
  fileIcon,
  keyIcon,
  PiecePicture,
  printIcon,
  RegisterButton,
  State,
  today,
  useStatusMessage,
} from './register-elements.tsx';

const filters = {
  all: ['All', () => true],
  overdue: ['Overdue', (piece: Piece) => pieceState(piece, today()).kind === 'overdue'],
  week: ['This week', isDueThisWeek],
  stopped: ['Do not use', (piece: Piece) => pieceState(piece, today()).kind === 'stopped'],
} as const;

function isDueThisWeek(piece: Piece): boolean {
  const state = pieceState(piece, today());
  return state.kind === 'new' || ('days' in state && state.days >= 0 && state.days <= 7);
}

type FilterName = keyof typeof filters;
const names = Object.keys(filters) as FilterName[];

const pieceCount = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** All equipment by site, the most urgent first. */
export function RegisterView({ data, registerKey: key, refresh }: RegisterProps) {
  const { pieces, access, name } = data;
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<FilterName>('all');
  const [site, setSite] = useState('');
  const sites = [...new Set(pieces.map((piece) => piece.site))].sort();
  const searchText = typed.trim().toLowerCase();
  const found = pieces
    .filter(filters[filter][1])
    .filter((piece) => site === '' || piece.site === site)
    .filter(({ number, name, site: where, place }) =>
      [number, name, where, place].some((text) => text.toLowerCase().includes(searchText)),
    )
    .sort(compareByUrgency(today()));
  const isFull = access === 'full';
  const count = (of: FilterName) => pieces.filter(filters[of][1]).length;
  const [overdue, stopped] = [count('overdue'), count('stopped')];
  return (
    <>
      <div className="reg-top">
        <div>
          <h1>Equipment register</h1>
          <p>
            {!isFull && <span className="reg-tag">Read only</span>} {name && `${name}: `}
            {pieceCount(pieces.length)}
            {sites.length > 1 && ` on ${sites.length} sites`}.{' '}
            {overdue + stopped > 0 && (
              <strong>
                {[overdue > 0 && `${overdue} overdue`, stopped > 0 && `${stopped} not to be used`]
                  .filter(Boolean)
                  .join(', ')}
                {'. '}
              </strong>
            )}
            {count('week') > 0 && `${count('week')} due this week.`}
          </p>
        </div>
        <div className="reg-actions">
          {isFull && (
            <>
              <a className="reg-button" href="#add">
                <Icon name="plus" small /> Add a piece
              </a>
              {pieces.length > 0 && (
                <a className="reg-button" href="#labels">
                  <Icon name={printIcon} small /> Labels
                </a>
              )}
            </>
          )}
          {pieces.length > 0 && (
            <RegisterButton onClick={() => download({ key, what: 'records' })}>
              <Icon name={fileIcon} small /> Records as CSV
            </RegisterButton>
          )}
          {isFull && (
            <a className="reg-button" href="#keys">
              <Icon name={keyIcon} small /> Links and privacy
            </a>
          )}
        </div>
      </div>
      {pieces.length === 0 ? (
        <p className="reg-note">
          No equipment yet. {isFull && 'Add a piece, or import a list as CSV.'}
        </p>
      ) : (
        <>
          <search className="reg-filters">
            <input
              type="search"
              aria-label="Search the register"
              placeholder="Number, name or site"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <fieldset className="reg-tabs" aria-label="Show">
              {names.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={filter === each}
                  onClick={() => setFilter(each)}
                >
                  {filters[each][0]}
                  <b>{count(each)}</b>
                </button>
              ))}
            </fieldset>
            {sites.length > 1 && (
              <select
                aria-label="Site"
                value={site}
                onChange={(event) => setSite(event.target.value)}
              >
                <option value="">All sites</option>
                {sites.filter(Boolean).map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            )}
          </search>
          <div className="reg-row reg-axis" aria-hidden="true">
            <span>Number</span>
            <span />
            <span>Equipment</span>
            <span>Last passed</span>
            <span>Inspect</span>
            <span className="reg-line">
              <DayAxis />
            </span>
            <span>State</span>
          </div>
          <div role="status" className={found.length === 0 ? 'reg-note' : 'sr-only'}>
            {found.length === 0 ? 'No equipment matches.' : `${pieceCount(found.length)} found`}
          </div>
          {[...Map.groupBy(found, (piece) => piece.site)].map(([where, some]) => (
            <Site key={where} name={where} pieces={some} />
          ))}
        </>
      )}
      {isFull && <RegisterFooter {...{ data, registerKey: key, refresh }} />}
    </>
  );
}

function Site({ name, pieces }: { name: string; pieces: readonly Piece[] }) {
  const standing = pieces.filter(isErectedTower).length;
  return (
    <section>
      <h2 className="reg-site">
        {name || 'No site'}{' '}
        <span>
          {pieceCount(pieces.length)}
          {standing > 0 && `, ${standing} ${standing === 1 ? 'tower' : 'towers'} erected`}
        </span>
      </h2>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Row piece={piece} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ piece }: { piece: Piece }) {
  const state = pieceState(piece, today());
  const { number, name, place, lastPass, failed, erectedOn } = piece;
  const subtitle = failed
    ? `Failed: ${failed.wrong || 'see the record'}`
    : [erectedOn && `Erected ${formatDay(erectedOn)}`, place].filter(Boolean).join(', ');
  return (
    <a className={`reg-row row-${state.kind}`} href={`#piece-${piece.id}`}>
      <span className="reg-no">{number}</span>
      <PiecePicture piece={piece} />
      <span className="reg-what">
        <b>{name}</b>
        {subtitle && <small>{subtitle}</small>}
      </span>
      <span className="reg-last">
        {lastPass ? (
          <>
            <span className="sr-only">Last passed </span>
            {formatShortDay(new Date(lastPass.at))}
            <small>{lastPass.inspector}</small>
          </>
        ) : (
          'Not yet'
        )}
      </span>
      <span className="reg-rule">
        {state.kind === 'stopped' ? 'Stopped' : formatInterval(piece)}
      </span>
      <span className="reg-line">
        {state.kind !== 'scrapped' && state.kind !== 'new' && <DayLine state={state} />}
      </span>
      <span className="reg-state">
        <State piece={piece} />
      </span>
    </a>
  );
}

function RegisterFooter({ data: { digest }, registerKey: key, refresh }: RegisterProps) {
  const { statusMessage, setStatusMessage, run } = useStatusMessage();
  const change = (action: 'ask' | 'stop') =>
    run(async () => {
      await postToRegister(registerPaths.digest, { key, action });
      setStatusMessage(
        action === 'ask' ? "We've sent you an email. Please confirm there." : 'Stopped.',
      );
      await refresh();
    });
  return (
    <div className="reg-foot">
      <p>
        Anyone with this page's address can change the register, so keep it private.{' '}
        <a className="underline" href="#keys">
          Give the site or an auditor a read-only link
        </a>
        .
      </p>
      <p>
        <span role="status">{statusMessage}</span>{' '}
        {digest === 'on' ? (
          <>
            Every Monday we email you what's due.{' '}
            <RegisterButton look="plain" onClick={() => change('stop')}>
              Stop these emails
            </RegisterButton>
          </>
        ) : (
          <RegisterButton onClick={() => change('ask')}>
            Email me what's due every Monday
          </RegisterButton>
        )}
      </p>
    </div>
  );
}
