import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Product } from '../../../catalogue/product.ts';
import {
  dayText,
  dueDay,
  type Inspection,
  type InspectionCheckResult,
  inspectionReasons,
  type PieceData,
  registerLimits,
} from '../../../contract/register.ts';
import { clockTime, shortDay } from '../../../contract/uk-time.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lateStorageKeys } from '../../late-storage-keys.ts';
import { Labelled, offlineIcon, PiecePicture } from './parts.tsx';
import { type Sent, sendInspection } from './register-api.ts';

type Answer = { result: InspectionCheckResult; wrong?: string };

type Props = {
  data: PieceData;
  /** The key, and the piece where it is the register's. */
  fields: Readonly<Record<string, string>>;
  /** The piece as it stands with this inspection. */
  onKept: (data: PieceData) => void;
  onEnd: () => Promise<void>;
  back?: string;
};

type Done = { inspection: Inspection; sent: Sent; next: PieceData };

/** One check a screen, then who made it. What was answered stays until it is sent. */
export function InspectView({ data, fields, onKept, onEnd, back = '' }: Props) {
  const { piece, checklist } = data;
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [at, setAt] = useState(0);
  const [asksWhat, setAsksWhat] = useState(false);
  const [done, setDone] = useState<Done>();
  const question = useRef<HTMLHeadingElement>(null);
  const step = done ? 'done' : `${at} ${asksWhat}`;
  useEffect(() => {
    if (step) question.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);
  useEffect(() => {
    // Half an inspection is lost with the page.
    if (answers.length === 0 || done) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [answers.length, done]);

  const answer = (given: Answer) => {
    setAnswers((before) => [...before.slice(0, at), given, ...before.slice(at + 1)]);
    setAsksWhat(given.result === 'bad');
    if (given.result !== 'bad') setAt(at + 1);
  };
  const goBack = () => {
    if (asksWhat) setAsksWhat(false);
    else if (at > 0) setAt(at - 1);
    else location.hash = back;
  };

  if (done) return <Finished done={done} question={question} onEnd={onEnd} back={back} />;
  if (at >= checklist.length) {
    return (
      <Finish
        {...{ data, fields, answers, question, goBack }}
        onDone={(next) => {
          onKept(next.next);
          setDone(next);
        }}
      />
    );
  }
  const text = checklist[at] ?? '';
  return (
    <div className="check">
      <p className="check-head">
        {piece.number}, check {at + 1} of {checklist.length}
        {asksWhat && (
          <button type="button" className="reg-plain" onClick={goBack}>
            Back
          </button>
        )}
      </p>
      <Offline />
      <Progress answers={answers} at={at} count={checklist.length} />
      {asksWhat ? (
        <WhatIsWrong
          number={piece.number}
          text={text}
          question={question}
          wrong={answers[at]?.wrong ?? ''}
          onWrong={(wrong) => {
            setAnswers((before) => [
              ...before.slice(0, at),
              { result: 'bad', wrong },
              ...before.slice(at + 1),
            ]);
            setAsksWhat(false);
            setAt(at + 1);
          }}
        />
      ) : (
        <>
          <h1 ref={question} tabIndex={-1} className="check-question">
            {text}
          </h1>
          <Picture data={data} check={at} />
          <div className="check-keys">
            <button
              type="button"
              className="check-key is-bad"
              onClick={() => answer({ result: 'bad' })}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 4l12 12M16 4L4 16" />
              </svg>
              Not good
            </button>
            <button
              type="button"
              className="check-key is-good"
              onClick={() => answer({ result: 'good' })}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 10.5l4.500 4.500L17 5" />
              </svg>
              Good
            </button>
            <button type="button" className="check-key is-small" onClick={goBack}>
              Back
            </button>
            <button
              type="button"
              className="check-key is-small"
              onClick={() => answer({ result: 'none' })}
            >
              Does not apply
            </button>
          </div>
        </>
      )}
    </div>
  );
}

type DrawingProps = { product: Product; check: number };

/** The drawing knows every plan, so it is loaded apart; until then, and for the rest, the picture. */
function Picture({ data: { product, piece }, check }: { data: PieceData; check: number }) {
  const [Drawing, setDrawing] = useState<ComponentType<DrawingProps>>();
  const isBuilt = /tower|podium/.test(piece.kind) && product !== null;
  useEffect(() => {
    if (!isBuilt) return;
    import('./CheckDrawing.tsx').then(
      ({ CheckDrawing }) => setDrawing(() => CheckDrawing),
      () => {},
    );
  }, [isBuilt]);
  return (
    <div className="check-picture">
      {Drawing && isBuilt ? (
        <Drawing product={product as Product} check={check} />
      ) : (
        <PiecePicture piece={piece} />
      )}
    </div>
  );
}

function Progress({
  answers,
  at,
  count,
}: {
  answers: readonly Answer[];
  at: number;
  count: number;
}) {
  return (
    <div className="check-progress" role="img" aria-label={`Check ${at + 1} of ${count}`}>
      {Array.from({ length: count }, (_, place) => place).map((place) => {
        const result = answers[place]?.result;
        const look = [result && `is-${result}`, place === at && 'is-now'].filter(Boolean).join(' ');
        return <i key={place} className={look} />;
      })}
    </div>
  );
}

function useOnline(): boolean {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    look();
    for (const sign of ['online', 'offline']) addEventListener(sign, look);
    return () => {
      for (const sign of ['online', 'offline']) removeEventListener(sign, look);
    };
  }, []);
  return online;
}

function Offline() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="check-offline">
          <Icon name={offlineIcon} />
          <span>
            <b>No signal.</b> Kept on this phone, sent by itself later.
          </span>
        </p>
      )}
    </div>
  );
}

const wrongs = ['Cracked or bent', 'Missing', 'Does not lock or close', 'Something else'];
const which = ['Left', 'Right', 'Both'];

type WrongProps = {
  number: string;
  text: string;
  wrong: string;
  question: React.RefObject<HTMLHeadingElement | null>;
  onWrong: (wrong: string) => void;
};

function WhatIsWrong({ number, text, question, onWrong }: WrongProps) {
  const [what, setWhat] = useState('');
  const [side, setSide] = useState('');
  const [words, setWords] = useState('');
  const about = text.split(':')[0] ?? text;
  const keys = (all: readonly string[], chosen: string, choose: (each: string) => void) =>
    all.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={chosen === each}
        onClick={() => choose(chosen === each ? '' : each)}
      >
        {each}
      </button>
    ));
  const told = [what === 'Something else' ? '' : what, side, words].filter(Boolean).join(', ');
  return (
    <>
      <h1 ref={question} tabIndex={-1} className="check-question">
        What is wrong? {about}
      </h1>
      <fieldset className="check-wrongs" aria-label="What is wrong">
        {keys(wrongs, what, setWhat)}
      </fieldset>
      <fieldset className="check-wrongs check-thirds">
        <legend>Which one? (optional)</legend>
        {keys(which, side, setSide)}
      </fieldset>
      <Labelled id="wrong-words" label="In words (optional)">
        <input
          id="wrong-words"
          value={words}
          maxLength={150}
          onChange={(event) => setWords(event.target.value)}
        />
      </Labelled>
      <p className="check-warning">
        <b>{number} will be marked 'Do not use'</b> when you finish. Tag it red and keep people off.
      </p>
      <div className="piece-act mt-auto">
        <button
          type="button"
          className="reg-signal"
          aria-disabled={what === '' && words === ''}
          onClick={() => (what || words) && onWrong((told || what).slice(0, 200))}
        >
          Next check
        </button>
      </div>
    </>
  );
}

type FinishProps = Pick<Props, 'data' | 'fields'> & {
  answers: readonly Answer[];
  question: React.RefObject<HTMLHeadingElement | null>;
  goBack: () => void;
  onDone: (done: Done) => void;
};

type Person = { inspector: string; position: string };

function rememberedPerson(): Person {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lateStorageKeys.inspector) ?? '');
    const { inspector, position } = kept as Record<string, unknown>;
    if (typeof inspector === 'string' && typeof position === 'string')
      return { inspector, position };
  } catch {}
  return { inspector: '', position: '' };
}

/** Who made it and when; asked once, and remembered on this phone. */
function Finish({ data, fields, answers, question, goBack, onDone }: FinishProps) {
  const { piece, checklist, inspections } = data;
  const [person] = useState(rememberedPerson);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const bad = answers.filter(({ result }) => result === 'bad').length;
  const isNothing = answers.every(({ result }) => result === 'none');
  const last = inspections[0];

  async function finish(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { inspector = '', position = '', reason = 'regular', done = '', todo = '' } = typed;
    const wrongFields = {
      ...(!inspector.trim() && { inspector: 'Enter your name.' }),
      ...(!position.trim() && { position: 'Enter your position, such as supervisor.' }),
      ...(isNothing && { checks: 'Answer at least one check.' }),
    };
    setErrors(wrongFields);
    if (Object.keys(wrongFields).length > 0) return;
    setSending(true);
    try {
      localStorage.setItem(lateStorageKeys.inspector, JSON.stringify({ inspector, position }));
    } catch {}
    const at = new Date().toISOString();
    // Flat, as a form sends it: what is not accepted can be opened again as one.
    const checks = Object.fromEntries(
      checklist.flatMap((text, place) => {
        const { result = 'none', wrong = '' } = answers[place] ?? {};
        return [
          [`text-${place}`, text],
          [`check-${place}`, result],
          [`wrong-${place}`, wrong],
        ];
      }),
    );
    const corrects = typed.corrects ? { corrects: String(last?.number) } : {};
    const told = { ...fields, at, inspector, position, reason, done, todo, ...corrects, ...checks };
    const sent = await sendInspection(`Inspection of ${piece.number}`, told);
    setSending(false);
    if (sent.kind === 'rejected') return setErrors({ sent: sent.reason });
    onDone(withInspection(data, { at, inspector, position, reason, done, todo, answers, sent }));
  }

  return (
    <form className="check piece-form" noValidate onSubmit={finish}>
      <p className="check-head">{piece.number}, finish</p>
      <Offline />
      <h1 ref={question} tabIndex={-1} className="check-question">
        {bad > 0 ? `${bad} not good: do not use` : 'All checked. Who inspected it?'}
      </h1>
      {Object.keys(errors).length > 0 && (
        <div role="alert">
          {Object.values(errors).map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
      <Labelled id="inspector" label="Your name" error={errors.inspector}>
        <input
          id="inspector"
          name="inspector"
          autoComplete="name"
          defaultValue={person.inspector}
          maxLength={registerLimits.person}
          aria-invalid={errors.inspector !== undefined}
        />
      </Labelled>
      <Labelled id="position" label="Your position" error={errors.position}>
        <input
          id="position"
          name="position"
          autoComplete="organization-title"
          defaultValue={person.position}
          maxLength={registerLimits.person}
          aria-invalid={errors.position !== undefined}
        />
      </Labelled>
      <Labelled id="reason" label="Why">
        <select
          id="reason"
          name="reason"
          defaultValue={inspections.length ? 'regular' : 'first-use'}
        >
          {inspectionReasons.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </Labelled>
      {bad > 0 && (
        <>
          <Labelled id="done" label="What was done about it? (optional)">
            <input id="done" name="done" maxLength={registerLimits.text} />
          </Labelled>
          <Labelled id="todo" label="What still has to be done? (optional)">
            <input id="todo" name="todo" maxLength={registerLimits.text} />
          </Labelled>
        </>
      )}
      {last && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="corrects" />
          <span>
            This corrects the entry of {shortDay(new Date(last.at))} by {last.inspector}
          </span>
        </label>
      )}
      <div className="piece-act mt-auto">
        <button type="button" className="reg-button" onClick={goBack}>
          Back
        </button>
        <button type="submit" className="reg-signal" aria-disabled={sending}>
          {sending ? 'Sending…' : bad > 0 ? 'Finish: failed' : 'Finish: passed'}
        </button>
      </div>
    </form>
  );
}

type Told = Pick<Inspection, 'at' | 'inspector' | 'position' | 'done' | 'todo'> & {
  reason: string;
  answers: readonly Answer[];
  sent: Sent;
};

/** The piece as it will stand, before the server has said so. */
function withInspection(data: PieceData, { answers, sent, reason, ...told }: Told): Done {
  const checks = data.checklist.map((text, at) => {
    const { result = 'none' as const, wrong } = answers[at] ?? {};
    return { text, result, wrong };
  });
  const bad = checks.filter(({ result }) => result === 'bad');
  const wrong = bad.map(({ text, wrong: why }) => (why ? `${text}: ${why}` : text)).join('. ');
  const passed = bad.length === 0;
  const number = Math.max(0, ...data.inspections.map((each) => each.number)) + 1;
  const known = inspectionReasons.find(([value]) => value === reason)?.[0] ?? 'regular';
  const inspection = {
    ...{ ...told, number, passed, wrong, checks, reason: known, recordedAt: told.at },
  };
  const { at, inspector, position, done, todo } = told;
  const { piece } = data;
  const isLater = !piece.failed || at > piece.failed.at;
  const next: PieceData = {
    ...data,
    inspections: [inspection, ...data.inspections],
    piece: {
      ...piece,
      inspections: piece.inspections + 1,
      ...(passed
        ? { lastPass: { at, inspector }, failed: isLater ? null : piece.failed }
        : { failed: { at, wrong, done, todo, by: `${inspector}, ${position}` } }),
    },
  };
  return { inspection, sent, next };
}

type FinishedProps = {
  done: Done;
  question: React.RefObject<HTMLHeadingElement | null>;
  onEnd: () => Promise<void>;
  back: string;
};

function Finished({ done: { inspection, sent, next }, question, onEnd, back }: FinishedProps) {
  const { passed, checks, at, inspector, position } = inspection;
  const good = checks.filter(({ result }) => result === 'good').length;
  const due = dueDay(next.piece);
  const moment = new Date(at);
  const rows = [
    [next.piece.number, `${shortDay(moment)}, ${clockTime(moment)}`],
    ['Inspected by', `${inspector}, ${position}`],
    ...(sent.kind === 'waiting'
      ? [['Waiting on this phone', sent.count === 1 ? '1 inspection' : `${sent.count} inspections`]]
      : []),
  ];
  return (
    <div className="check">
      <h1
        ref={question}
        tabIndex={-1}
        className={`check-verdict state ${passed ? 'state-good' : 'state-stopped'} outline-none`}
      >
        {passed ? 'Passed' : 'Do not use'}
      </h1>
      <p className="lead">
        {passed
          ? `${good} of ${checks.length} good. ${due ? `Next inspection by ${dayText(due)}.` : ''}`
          : 'Tag it red and keep people off until it is inspected again and passed.'}
      </p>
      <div role="status">
        {sent.kind === 'waiting' ? (
          <p className="check-offline">
            <Icon name={offlineIcon} />
            <span>
              <b>No signal.</b> Kept on this phone, sent by itself later.
            </span>
          </p>
        ) : (
          <p className="reg-note">Sent {clockTime(new Date())}.</p>
        )}
      </div>
      <ul className="piece-list">
        {rows.map(([name, value]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      {passed && <p className="reg-note">Fill in the tag on the equipment: date and your name.</p>}
      <div className="piece-act mt-auto">
        <button
          type="button"
          className={passed ? 'reg-signal' : 'reg-button'}
          onClick={() => {
            onEnd();
            location.hash = back;
          }}
        >
          Show {next.piece.number}
        </button>
      </div>
      <p className="reg-note">For the next one, scan its label with your phone's camera.</p>
    </div>
  );
}
