import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Product } from '../../../catalogue/product.ts';
import type { PieceData } from '../../../contract/register.ts';
import {
  type CheckAnswer,
  Finish,
  Finished,
  type FinishedInspection,
} from './FinishInspection.tsx';
import { LabelledInput, Offline, PiecePicture, RegisterButton } from './register-elements.tsx';

type Props = {
  data: PieceData;
  /** The register key, and the piece's id if the key is for a whole register. */
  fields: Readonly<Record<string, string>>;
  /** Called with the piece as it is after this inspection. */
  onSaved: (data: PieceData) => void;
  onEnd: () => Promise<void>;
  back?: string;
};

/** One check per screen, then the inspector. Answers are kept until they are sent. */
export function InspectView({ data, fields, onSaved, onEnd, back = '' }: Props) {
  const { piece, checklist } = data;
  const [answers, setAnswers] = useState<readonly CheckAnswer[]>([]);
  const [at, setAt] = useState(0);
  const [isDescribingFault, setIsDescribingFault] = useState(false);
  const [done, setDone] = useState<FinishedInspection>();
  const question = useRef<HTMLHeadingElement>(null);
  const step = done ? 'done' : `${at} ${isDescribingFault}`;
  useEffect(() => {
    if (step) question.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);
  useEffect(() => {
    // Leaving the page loses an unfinished inspection.
    if (answers.length === 0 || done) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [answers.length, done]);

  /** A fault is described before the next check. */
  const answer = (given: CheckAnswer) => {
    setAnswers((before) => [...before.slice(0, at), given, ...before.slice(at + 1)]);
    const needsDescription = given.result === 'bad' && given.wrong === undefined;
    setIsDescribingFault(needsDescription);
    if (!needsDescription) setAt(at + 1);
  };
  const goBack = () => {
    if (isDescribingFault) setIsDescribingFault(false);
    else if (at > 0) setAt(at - 1);
    else location.hash = back;
  };

  if (done) return <Finished done={done} question={question} onEnd={onEnd} back={back} />;
  if (at >= checklist.length) {
    return (
      <Finish
        {...{ data, fields, answers, question, goBack }}
        onDone={(next) => {
          onSaved(next.next);
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
        {isDescribingFault && (
          <RegisterButton look="plain" onClick={goBack}>
            Back
          </RegisterButton>
        )}
      </p>
      <Offline />
      <Progress answers={answers} at={at} count={checklist.length} />
      {isDescribingFault ? (
        <FaultForm
          number={piece.number}
          text={text}
          question={question}
          onWrong={(wrong) => answer({ result: 'bad', wrong })}
        />
      ) : (
        <>
          <h1 ref={question} tabIndex={-1} className="check-question">
            {text}
          </h1>
          <Picture data={data} check={at} />
          <div className="check-keys">
            <AnswerButton
              look="is-bad"
              mark="M4 4l12 12M16 4L4 16"
              onPress={() => answer({ result: 'bad' })}
            >
              Not good
            </AnswerButton>
            <AnswerButton
              look="is-good"
              mark="M3 10.5l4.500 4.500L17 5"
              onPress={() => answer({ result: 'good' })}
            >
              Good
            </AnswerButton>
            <AnswerButton look="is-small" onPress={goBack}>
              Back
            </AnswerButton>
            <AnswerButton look="is-small" onPress={() => answer({ result: 'none' })}>
              Does not apply
            </AnswerButton>
          </div>
        </>
      )}
    </div>
  );
}

type AnswerButtonProps = { look: string; mark?: string; onPress: () => void; children: string };

/** A button large enough for gloved hands. */
function AnswerButton({ look, mark, onPress, children }: AnswerButtonProps) {
  return (
    <button type="button" className={`check-key ${look}`} onClick={onPress}>
      {mark && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={mark} />
        </svg>
      )}
      {children}
    </button>
  );
}

type DrawingProps = { product: Product; check: number };

/**
 * The drawing contains every plan, so it is loaded separately. Until then, and for other equipment, shows the
 * picture.
 */
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

type ProgressProps = { answers: readonly CheckAnswer[]; at: number; count: number };

function Progress({ answers, at, count }: ProgressProps) {
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

const faultOptions = ['Cracked or bent', 'Missing', 'Does not lock or close', 'Something else'];
const sideOptions = ['Left', 'Right', 'Both'];

type FaultFormProps = {
  number: string;
  text: string;
  question: React.RefObject<HTMLHeadingElement | null>;
  onWrong: (wrong: string) => void;
};

function FaultForm({ number, text, question, onWrong }: FaultFormProps) {
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
  const description = [what === 'Something else' ? '' : what, side, words]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <h1 ref={question} tabIndex={-1} className="check-question">
        What is wrong? {about}
      </h1>
      <fieldset className="check-wrongs" aria-label="What is wrong">
        {keys(faultOptions, what, setWhat)}
      </fieldset>
      <fieldset className="check-wrongs check-thirds">
        <legend>Which one? (optional)</legend>
        {keys(sideOptions, side, setSide)}
      </fieldset>
      <LabelledInput
        name="wrong-words"
        label="In words (optional)"
        value={words}
        maxLength={150}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className="check-warning">
        <b>{number} will be marked 'Do not use'</b> when you finish. Tag it red and keep people off.
      </p>
      <div className="piece-act mt-auto">
        <RegisterButton
          look="signal"
          aria-disabled={what === '' && words === ''}
          onClick={() => (what || words) && onWrong((description || what).slice(0, 200))}
        >
          Next check
        </RegisterButton>
      </div>
    </>
  );
}
