import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import {
  formatDay,
  formatPieceState,
  type Piece,
  type PieceState,
  pieceState,
} from '../../../contract/register.ts';
import { addDays, toIsoDay } from '../../../contract/uk-time.ts';
import { Icon, type IconPath } from '../../../ui/Icon.tsx';
import { PlatePicture } from '../pictures/PlatePicture.tsx';

export const today = () => toIsoDay(new Date());

/** A state with its mark, text and colour. */
export function State({ piece }: { piece: Piece }) {
  const state = pieceState(piece, today());
  return <span className={`state state-${state.kind}`}>{formatPieceState(state, today())}</span>;
}

const stopIcon: IconPath = 'M7 1.500h6l5.500 5.500v6L13 18.500H7L1.500 13V7zM7 7l6 6M13 7l-6 6';
export const printIcon: IconPath = 'M5 8V2h10v6M5 14H2V8h16v6h-3M5 12h10v6H5z';
export const fileIcon: IconPath = 'M5 2h7l4 4v12H5zM12 2v4h4';
export const keyIcon: IconPath =
  'M10 10a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0zM10 10h8v4M14.500 10v3';
const offlineIcon: IconPath =
  'M2 2l16 16M4 8c1.500-1.200 3.500-2 6-2M7.500 12a4 4 0 0 1 5 0M10 15.500v.3M13 6.500c1.200.3 2.200.8 3 1.500';

/** The red warning at the top of a failed piece. */
export function StopSign({ when }: { when: string }) {
  return (
    <div className="piece-stop">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={stopIcon} />
      </svg>
      <p className="piece-stop-what">Do not use</p>
      <p>Failed {when}</p>
    </div>
  );
}

type RegisterButtonProps = ComponentProps<'button'> & { look?: 'button' | 'signal' | 'plain' };

export function RegisterButton({ look = 'button', ...more }: RegisterButtonProps) {
  return <button type="button" className={`reg-${look}`} {...more} />;
}

/** A message to show, and a function that runs a request and shows why it failed, if it does. */
export function useStatusMessage() {
  const [statusMessage, setStatusMessage] = useState('');
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      setStatusMessage(error instanceof Error ? error.message : '');
    }
  };
  return { statusMessage, setStatusMessage, run };
}

/** A piece's picture, or a symbol for a piece that was bought elsewhere. */
export function PiecePicture({ piece: { image } }: { piece: Piece }) {
  if (!image) return <span className="reg-pic" />;
  return <PlatePicture path={image} alt="" use="thumb" className="reg-pic" />;
}

type ControlText = { label: string; hint?: string | undefined; error?: string | undefined };

type LabelledControlProps = ControlText & { id: string; children: ReactNode };

export function LabelledControl({ label, hint, error, id, children }: LabelledControlProps) {
  return (
    <div className="piece-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <small id={`${id}-hint`} className="font-normal">
          {hint}
        </small>
      )}
      {error && (
        <small id={`${id}-wrong`} className="text-alert">
          {error}
        </small>
      )}
    </div>
  );
}

type LabelledInputProps = Omit<ComponentProps<'input'>, 'id' | 'name'> &
  ControlText & { name: string };

/** A labelled input, associated with its hint and error. */
export function LabelledInput({ name, label, hint, error, ...more }: LabelledInputProps) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-wrong`].filter(Boolean).join(' ');
  return (
    <LabelledControl id={name} label={label} hint={hint} error={error}>
      <input
        id={name}
        name={name}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy || undefined}
        {...more}
      />
    </LabelledControl>
  );
}

/** Shown on a phone without a signal. */
export function NoSignal({ children }: { children: ReactNode }) {
  return (
    <p className="check-offline">
      <Icon name={offlineIcon} />
      <span>
        <b>No signal.</b> {children}
      </span>
    </p>
  );
}

function useOnline(): boolean {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    update();
    for (const eventName of ['online', 'offline']) addEventListener(eventName, update);
    return () => {
      for (const eventName of ['online', 'offline']) removeEventListener(eventName, update);
    };
  }, []);
  return online;
}

export const savedText = "Saved on this phone. We'll send it later.";

/** Shown while offline. */
export function Offline() {
  const online = useOnline();
  return <div role="status">{!online && <NoSignal>{savedText}</NoSignal>}</div>;
}

/** Days before and after today on the shared axis. */
const [daysBefore, daysAfter] = [14, 30] as const;
const [width, middle] = [450, 27] as const;
const dayWidth = (width - 10) / (daysBefore + daysAfter);
const dayToX = (days: number) => (days + daysBefore) * dayWidth;

/** The weeks of the axis, with today, over the lines of all rows. */
export function DayAxis() {
  const now = today();
  const weeks = [-7, 7, 14, 21, 28];
  return (
    <svg viewBox={`0 0 ${width} 30`} preserveAspectRatio="none" aria-hidden="true">
      {weeks.map((days) => (
        <g key={days}>
          <path d={`M${dayToX(days)} 22v8`} stroke="#88867e" />
          <text x={dayToX(days)} y="16" textAnchor="middle" fontSize="12" fill="#5b6574">
            {formatDay(addDays(now, days), now).replace(/^\w+ /, '')}
          </text>
        </g>
      ))}
      <rect x={dayToX(0) - 26} y="2" width="52" height="19" fill="#0e1a2b" />
      <text x={dayToX(0)} y="16" textAnchor="middle" fontSize="12" fill="#fdfcfa">
        Today
      </text>
      <path d={`M${dayToX(0)} 21v9`} stroke="#0e1a2b" />
    </svg>
  );
}

/** A dimension line from today to the next inspection: broken if it exceeds the axis, red if overdue. */
export function DayLine({ state }: { state: PieceState }) {
  const now = dayToX(0);
  return (
    <svg viewBox={`0 0 ${width} 54`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
      {[-7, 7, 14, 21, 28].map((days) => (
        <path key={days} d={`M${dayToX(days)} 0v54`} stroke="#d8d3c8" />
      ))}
      <path d={`M${now} 0v54`} stroke="#0e1a2b" strokeWidth="1.4" />
      {state.kind === 'stopped' && (
        <path d={`M${now} ${middle}H${width - 8}`} stroke="#9c2f12" strokeDasharray="2 5" />
      )}
      {'days' in state && <DayDistance days={state.days} />}
    </svg>
  );
}

function DayDistance({ days }: { days: number }) {
  const now = dayToX(0);
  if (days === 0) {
    return (
      <g>
        <rect x={now + 6} y={middle - 10} width="46" height="20" fill="#ffcb05" />
        <text x={now + 29} y={middle + 5} textAnchor="middle" fontSize="13" fill="#0e1a2b">
          today
        </text>
      </g>
    );
  }
  if (days < 0) {
    const start = Math.max(2, dayToX(days));
    return (
      <g>
        <path d={`M${start} ${middle - 6}v12`} stroke="#9c2f12" strokeWidth="2" />
        <path d={`M${start} ${middle}H${now}`} stroke="#9c2f12" strokeWidth="8" />
        <text x={now + 12} y={middle + 5} fontSize="13" fill="#9c2f12">
          {-days} {days === -1 ? 'day' : 'days'} late
        </text>
      </g>
    );
  }
  const isBroken = days > daysAfter;
  const end = isBroken ? width - 10 : dayToX(days);
  const label = `${days} ${days === 1 ? 'day' : 'days'}`;
  const room = end - now;
  const wide = 13 + label.length * 6.5;
  const isInside = room > wide + 34;
  const at = isInside ? now + room / 2 - (isBroken ? 16 : 0) : end + 8;
  const line = isBroken
    ? `M${now} ${middle}H${end - 60}l4-8 8 16 4-8H${end}`
    : `M${now} ${middle}H${end}`;
  return (
    <g>
      <path d={line} fill="none" stroke="#0e1a2b" />
      <path d={`M${end} ${middle - 6}v12`} stroke="#0e1a2b" />
      <path d={`M${now} ${middle}l8-3v6zM${end} ${middle}l-8-3v6z`} fill="#0e1a2b" />
      {isInside && (
        <rect x={at - wide / 2} y={middle - 10} width={wide} height="20" fill="#f6f3ed" />
      )}
      <text
        x={at}
        y={middle + 5}
        textAnchor={isInside ? 'middle' : 'start'}
        fontSize="13"
        fill="#0e1a2b"
      >
        {label}
      </text>
    </g>
  );
}
