import { useState } from 'react';
import {
  formatDay,
  formatLocation,
  type Inspection,
  type InspectionCheckResult,
  inspectionReasons,
  nextInspectionDay,
  type PieceData,
  registerLimits,
  summariseChecks,
} from '../../../contract/register.ts';
import { formatShortDay, formatTime } from '../../../contract/uk-time.ts';
import { lateStorageKeys } from '../../late-storage-keys.ts';
import { type SendResult, sendInspection } from './register-api.ts';
import {
  LabelledControl,
  LabelledInput,
  NoSignal,
  Offline,
  RegisterButton,
  savedText,
} from './register-elements.tsx';

export type CheckAnswer = { result: InspectionCheckResult; wrong?: string };

export type FinishedInspection = { inspection: Inspection; sent: SendResult; next: PieceData };

type FinishProps = {
  data: PieceData;
  fields: Readonly<Record<string, string>>;
  answers: readonly CheckAnswer[];
  question: React.RefObject<HTMLHeadingElement | null>;
  goBack: () => void;
  onDone: (done: FinishedInspection) => void;
};

type Person = { inspector: string; position: string };

function readStoredInspector(): Person {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(lateStorageKeys.inspector) ?? '');
    const { inspector, position } = stored as Record<string, unknown>;
    if (typeof inspector === 'string' && typeof position === 'string')
      return { inspector, position };
  } catch {}
  return { inspector: '', position: '' };
}

/** The inspector and the time. The inspector's name is stored on this device. */
export function Finish({ data, fields, answers, question, goBack, onDone }: FinishProps) {
  const { piece, checklist, inspections } = data;
  const [person] = useState(readStoredInspector);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const bad = answers.filter(({ result }) => result === 'bad').length;
  const nothingChecked = answers.every(({ result }) => result === 'none');
  const last = inspections[0];

  async function finish(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { inspector = '', position = '', reason = 'regular', done = '', todo = '' } = typed;
    const wrongFields = {
      ...(!inspector.trim() && { inspector: 'Enter your name.' }),
      ...(!position.trim() && { position: 'Enter your position, such as supervisor.' }),
      ...(nothingChecked && { checks: 'Answer at least one check.' }),
    };
    setErrors(wrongFields);
    if (Object.keys(wrongFields).length > 0) return;
    setSending(true);
    try {
      localStorage.setItem(lateStorageKeys.inspector, JSON.stringify({ inspector, position }));
    } catch {}
    const at = new Date().toISOString();
    // Flat, like form data: a rejected inspection can be opened again as a form.
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
    const submitted = {
      ...fields,
      at,
      inspector,
      position,
      reason,
      done,
      todo,
      ...corrects,
      ...checks,
    };
    const sent = await sendInspection(`Inspection of ${piece.number}`, submitted);
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
      <LabelledInput
        name="inspector"
        label="Your name"
        error={errors.inspector}
        autoComplete="name"
        defaultValue={person.inspector}
        maxLength={registerLimits.person}
      />
      <LabelledInput
        name="position"
        label="Your position"
        error={errors.position}
        autoComplete="organization-title"
        defaultValue={person.position}
        maxLength={registerLimits.person}
      />
      <LabelledControl id="reason" label="Why">
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
      </LabelledControl>
      {bad > 0 && (
        <>
          <LabelledInput
            name="done"
            label="What was done about it? (optional)"
            maxLength={registerLimits.text}
          />
          <LabelledInput
            name="todo"
            label="What still has to be done? (optional)"
            maxLength={registerLimits.text}
          />
        </>
      )}
      {last && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="corrects" />
          <span>
            This corrects the entry of {formatShortDay(new Date(last.at))} by {last.inspector}
          </span>
        </label>
      )}
      <div className="piece-act mt-auto">
        <RegisterButton onClick={goBack}>Back</RegisterButton>
        <button type="submit" className="reg-signal" aria-disabled={sending}>
          {sending ? 'Sending…' : bad > 0 ? 'Finish: failed' : 'Finish: passed'}
        </button>
      </div>
    </form>
  );
}

type SubmittedInspection = Pick<Inspection, 'at' | 'inspector' | 'position' | 'done' | 'todo'> & {
  reason: string;
  answers: readonly CheckAnswer[];
  sent: SendResult;
};

/** The piece with this inspection, before the server has confirmed it. */
function withInspection(
  data: PieceData,
  { answers, sent, reason, ...submitted }: SubmittedInspection,
): FinishedInspection {
  const checks = data.checklist.map((text, at) => ({
    text,
    result: 'none' as const,
    ...answers[at],
  }));
  const { passed, wrong } = summariseChecks(checks);
  const number = Math.max(0, ...data.inspections.map((each) => each.number)) + 1;
  const reasonKey = inspectionReasons.find(([value]) => value === reason)?.[0] ?? 'regular';
  const location = formatLocation(data.piece);
  const { at, inspector, position, done, todo } = submitted;
  const recorded = { reason: reasonKey, recordedAt: at };
  const inspection = { ...submitted, location, number, passed, wrong, checks, ...recorded };
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
  done: FinishedInspection;
  question: React.RefObject<HTMLHeadingElement | null>;
  onEnd: () => Promise<void>;
  back: string;
};

/** The result, and whether it has been sent. */
export function Finished({
  done: { inspection, sent, next },
  question,
  onEnd,
  back,
}: FinishedProps) {
  const { passed, checks, at, inspector, position } = inspection;
  const good = checks.filter(({ result }) => result === 'good').length;
  const due = nextInspectionDay(next.piece);
  const moment = new Date(at);
  const rows = [
    [next.piece.number, `${formatShortDay(moment)}, ${formatTime(moment)}`],
    ['Inspected by', `${inspector}, ${position}`],
    ...(sent.kind === 'waiting'
      ? [['Saved on this phone', sent.count === 1 ? '1 inspection' : `${sent.count} inspections`]]
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
          ? `${good} of ${checks.length} good. ${due ? `Next inspection by ${formatDay(due)}.` : ''}`
          : 'Tag it red and keep people off until it is inspected again and passed.'}
      </p>
      <div role="status">
        {sent.kind === 'waiting' ? (
          <NoSignal>{savedText}</NoSignal>
        ) : (
          <p className="reg-note">Sent {formatTime(new Date())}.</p>
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
        <RegisterButton
          look={passed ? 'signal' : 'button'}
          onClick={() => {
            onEnd();
            location.hash = back;
          }}
        >
          Show {next.piece.number}
        </RegisterButton>
      </div>
      <p className="reg-note">For the next one, scan its label with your phone's camera.</p>
    </div>
  );
}
