import { useState } from 'react';
import { formatPrice } from '../../../catalogue/money.ts';
import {
  daysBetween,
  formatDay,
  formatInterval,
  formatLocation,
  type Inspection,
  inspectionReasons,
  isErectedTower,
  nextInspectionDay,
  type PartOffer,
  type PieceData,
} from '../../../contract/register.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { formatDayAndTime, formatShortDay, toIsoDay } from '../../../contract/uk-time.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { paths } from '../../paths.ts';
import { browserCart } from '../cart/cart-store.ts';
import { download, postToRegister } from './register-api.ts';
import {
  fileIcon,
  NoSignal,
  PiecePicture,
  RegisterButton,
  State,
  StopSign,
  today,
  useStatusMessage,
} from './register-elements.tsx';

type Props = {
  data: PieceData;
  /** Read from this device because there is no signal. */
  isFromDevice?: boolean;
  inRegister?: boolean;
  /** The piece's number in the register, if this visitor may change it. */
  owner?: number | undefined;
  /** The form fields that download its report. */
  report: Readonly<Record<string, string>>;
};

/** The page that a label opens: the state first, then the actions. */
export function PieceView({
  data,
  isFromDevice = false,
  inRegister = false,
  owner,
  report,
}: Props) {
  const { piece, facts, inspections, parts, mayInspect } = data;
  const { failed } = piece;
  return (
    <>
      {failed && <StopSign when={formatDayAndTime(new Date(failed.at))} />}
      <div className="piece">
        {inRegister && (
          <p>
            <a className="reg-plain" href="#list">
              <Icon name="left" small /> All equipment
            </a>
          </p>
        )}
        {isFromDevice && (
          <div role="status">
            <NoSignal>This is the record as you last opened it on this device.</NoSignal>
          </div>
        )}
        <div className="piece-head">
          <div>
            <h1>
              <span className="piece-no">{piece.number}</span>{' '}
              <span className="piece-name">{piece.name}</span>
            </h1>
            <p>{formatLocation(piece)}</p>
          </div>
          <PiecePicture piece={piece} />
        </div>
        {failed ? (
          <Rows
            rows={[
              ['What was wrong', failed.wrong],
              ['What was done', failed.done],
              ['Still to do', failed.todo],
              ['Reported by', failed.by],
            ]}
          />
        ) : (
          <CurrentState data={data} />
        )}
        {facts.length > 0 && (
          <dl className="piece-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {failed && (
          <p className="reg-note">It stays out of use until someone inspects it and passes it.</p>
        )}
        <h2 className="piece-title">Inspections</h2>
        <Inspections all={inspections} />
        <ul className="piece-list piece-links">
          {piece.productId && (
            <li>
              <Icon name={fileIcon} />
              <a href={paths.document(piece.productId)}>
                {/tower|podium/.test(piece.kind) ? 'Data sheet and assembly' : 'Data sheet'}
                <small>PDF</small>
              </a>
            </li>
          )}
          {inspections.length > 0 && (
            <li>
              <Icon name={fileIcon} />
              <button
                type="button"
                className="flex-1 py-2 text-left underline"
                onClick={() => download({ ...report, what: 'report' })}
              >
                Inspection record for the site file
                <small>PDF</small>
              </button>
            </li>
          )}
        </ul>
        {parts.length > 0 && <Parts parts={parts} />}
        {owner !== undefined && (
          <OwnerActions data={data} id={owner} registerKey={report.key ?? ''} />
        )}
        {mayInspect && (
          <div className="piece-act">
            <a
              className={failed ? 'reg-button' : 'reg-signal'}
              href={inRegister ? `#inspect-${piece.id}` : '#inspect'}
            >
              {failed ? 'Inspect again' : 'Inspect now'}
            </a>
          </div>
        )}
      </div>
    </>
  );
}

function Rows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="piece-rows">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function CurrentState({ data: { piece } }: { data: PieceData }) {
  const { lastPass, erectedOn } = piece;
  const due = nextInspectionDay(piece);
  return (
    <div className="piece-state">
      <State piece={piece} />
      <p>
        {lastPass
          ? `Last passed ${formatDayAndTime(new Date(lastPass.at))}, ${lastPass.inspector}. `
          : 'Not inspected yet: inspect it before it is used. '}
        {erectedOn && isErectedTower(piece) && `Erected since ${formatDay(erectedOn)}. `}
        {due ? `Next by ${formatDay(due)}.` : formatInterval(piece)}
      </p>
      {lastPass && due && <IntervalLine from={toIsoDay(new Date(lastPass.at))} to={due} />}
    </div>
  );
}

/** The days from the last inspection to the next: what has passed is filled. */
function IntervalLine({ from, to }: { from: string; to: string }) {
  const days = daysBetween(from, to);
  const elapsedShare = Math.max(0, Math.min(1, daysBetween(from, today()) / Math.max(1, days)));
  const [left, right] = [12, 306];
  const label = `${days} ${days === 1 ? 'day' : 'days'}`;
  const ticks = days <= 14 ? Array.from({ length: Math.max(0, days - 1) }, (_, at) => at + 1) : [];
  return (
    <svg viewBox="0 0 318 62" aria-hidden="true">
      <text x={left} y="14" fontSize="14" fill="#5b6574">
        {formatDay(from)}
      </text>
      <text x={right} y="14" textAnchor="end" fontSize="14" fill="#0e1a2b">
        {formatDay(to)}
      </text>
      {ticks.map((at) => (
        <path key={at} d={`M${left + ((right - left) * at) / days} 24v8`} stroke="#88867e" />
      ))}
      <path
        d={`M${left} 24v16M${right} 24v16M${left} 32H${right}M${left} 32l9-3v6zM${right} 32l-9-3v6z`}
        fill="#0e1a2b"
        stroke="#0e1a2b"
      />
      <path d={`M${left} 46H${right}`} stroke="#d8d3c8" strokeWidth="8" />
      <path
        d={`M${left} 46H${left + (right - left) * elapsedShare}`}
        stroke="#0e1a2b"
        strokeWidth="8"
      />
      <rect x="122" y="21" width="74" height="20" fill="#fdfcfa" />
      <text x="159" y="37" textAnchor="middle" fontSize="15" fill="#0e1a2b">
        {label}
      </text>
    </svg>
  );
}

const initialInspections = 3;

function Inspections({ all }: { all: readonly Inspection[] }) {
  const [isOpen, setOpen] = useState(false);
  if (all.length === 0) return <p className="reg-note">None yet.</p>;
  const corrected = new Map(
    all.flatMap(({ corrects, number }) => (corrects ? [[corrects, number]] : [])),
  );
  return (
    <>
      <ul className="piece-list">
        {(isOpen ? all : all.slice(0, initialInspections)).map((each) => (
          <li key={each.number}>
            <span className={`state state-${each.passed ? 'good' : 'overdue'}`}>
              {each.passed ? 'Passed' : 'Failed'}
            </span>
            <span className="piece-by">
              {each.inspector}, {each.position}
              {each.wrong && <small>{each.wrong}</small>}
              <small>
                {[
                  inspectionReasons.find(([value]) => value === each.reason)?.[1],
                  each.corrects && `corrects entry ${each.corrects}`,
                  corrected.has(each.number) && `corrected by entry ${corrected.get(each.number)}`,
                  `entry ${each.number}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <span>{formatShortDay(new Date(each.at))}</span>
          </li>
        ))}
      </ul>
      {all.length > initialInspections && !isOpen && (
        <RegisterButton look="plain" onClick={() => setOpen(true)}>
          Show all {all.length} inspections
        </RegisterButton>
      )}
    </>
  );
}

function Parts({ parts }: { parts: readonly PartOffer[] }) {
  const [added, setAdded] = useState<string>();
  const add = ({ id }: PartOffer) => {
    browserCart.updateStoredLines((lines) => {
      const inCart = lines.find((line) => line.id === id);
      const others = lines.filter((line) => line.id !== id);
      return [...others, { ...inCart, id, quantity: (inCart?.quantity ?? 0) + 1 }];
    });
    setAdded(id);
  };
  return (
    <>
      <h2 className="piece-title">Parts that fit</h2>
      <ul className="piece-list">
        {parts.map((part) => (
          <li key={part.id}>
            <a className="piece-by" href={paths.product(part.id)}>
              {part.name}
              <small>
                {formatPrice(part.price)} inc VAT{!part.inStock && ', out of stock'}
              </small>
            </a>
            {part.inStock ? (
              <RegisterButton aria-label={`Add to Cart: ${part.name}`} onClick={() => add(part)}>
                {added === part.id ? 'Added' : 'Add to Cart'}
              </RegisterButton>
            ) : null}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {added && 'Added to your cart'}
      </p>
    </>
  );
}

type OwnerActionsProps = { data: PieceData; id: number; registerKey: string };

function OwnerActions({ data: { piece }, id, registerKey: key }: OwnerActionsProps) {
  const { statusMessage, setStatusMessage, run } = useStatusMessage();
  const replace = () =>
    run(async () => {
      await postToRegister(registerPaths.newLabel, { key, id });
      setStatusMessage('The old label no longer works. Print a new one.');
    });
  return (
    <>
      <h2 className="piece-title">In your register</h2>
      <Rows
        rows={[
          ['Bought on', piece.boughtOn ? formatDay(piece.boughtOn) : ''],
          ['Guarantee until', piece.guaranteeUntil ? formatDay(piece.guaranteeUntil) : ''],
          ['Inspected', formatInterval(piece)],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <a className="reg-button" href={`#edit-${id}`}>
          Change, mark as erected or scrapped
        </a>
        <a className="reg-button" href={`#labels-${id}`}>
          Print its label
        </a>
        <RegisterButton onClick={replace}>Label lost: replace its code</RegisterButton>
      </div>
      <p role="status" className="mt-2">
        {statusMessage}
      </p>
    </>
  );
}
