import { useState } from 'react';
import type { FieldErrors } from '../../../contract/field-errors.ts';
import {
  equipmentKinds,
  equipmentNames,
  inspectionIntervals,
  type Piece,
  registerLimits,
} from '../../../contract/register.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import type { RegisterProps } from './RegisterApp.tsx';
import { postToRegister, RegisterError } from './register-api.ts';
import { LabelledControl, LabelledInput, today } from './register-elements.tsx';

type LineName = 'number' | 'name' | 'site' | 'place';
type DayName = 'boughtOn' | 'guaranteeUntil' | 'erectedOn' | 'scrappedOn';

/** Adds a piece that was bought elsewhere, or changes its details. */
export function PieceForm({ registerKey: key, refresh, piece }: RegisterProps & { piece?: Piece }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [said, setSaid] = useState('');
  const [kind, setKind] = useState(piece?.kind ?? 'tower');

  async function save(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const fields = { kind, ...typed, key, ...(piece && { id: piece.id }) };
    try {
      await postToRegister(piece ? registerPaths.change : registerPaths.add, fields);
      await refresh();
      location.hash = piece ? `piece-${piece.id}` : '';
    } catch (error) {
      if (!(error instanceof RegisterError)) throw error;
      setErrors(error.fields);
      setSaid(error.message);
    }
  }

  const line = (name: LineName, label: string, hint?: string) => (
    <LabelledInput
      {...{ name, label, hint }}
      error={errors[name]}
      defaultValue={piece?.[name] ?? ''}
      maxLength={registerLimits[name === 'place' ? 'site' : name]}
    />
  );
  const day = (name: DayName, label: string, hint?: string) => (
    <LabelledInput
      {...{ name, label, hint }}
      error={errors[name]}
      type="date"
      defaultValue={piece?.[name] ?? ''}
      max={name === 'guaranteeUntil' ? undefined : today()}
    />
  );
  return (
    <form className="piece piece-form" noValidate onSubmit={save}>
      <p>
        <a href={piece ? `#piece-${piece.id}` : '#list'}>Back</a>
      </p>
      <h1>{piece ? piece.number : 'Add a piece'}</h1>
      {said && <div role="alert">{said}</div>}
      <div className="piece-two">
        {line('number', 'Number', 'Your own, as on the label: T-07')}
        {line('name', 'What it is')}
        {piece?.productId ? null : (
          <LabelledControl id="kind" label="Kind">
            <select
              id="kind"
              value={kind}
              onChange={({ target }) =>
                setKind(equipmentKinds.find((each) => each === target.value) ?? 'part')
              }
            >
              {equipmentKinds.map((each) => (
                <option key={each} value={each}>
                  {equipmentNames[each]}
                </option>
              ))}
            </select>
          </LabelledControl>
        )}
        <LabelledControl id="intervalDays" label="Inspect" error={errors.intervalDays}>
          <select id="intervalDays" name="intervalDays" defaultValue={piece?.intervalDays ?? 90}>
            {inspectionIntervals.map(([days, text]) => (
              <option key={days} value={days}>
                {text}
              </option>
            ))}
          </select>
        </LabelledControl>
        {line('site', 'Site')}
        {line('place', 'Where on the site')}
        {day('boughtOn', 'Bought on')}
        {day('guaranteeUntil', 'Guarantee until')}
        {kind === 'tower' &&
          day(
            'erectedOn',
            'Erected on',
            "Inspected every 7 days while it's up. Clear this when the tower comes down.",
          )}
        {piece && day('scrappedOn', 'Scrapped on', 'It stays in the register, greyed out.')}
      </div>
      <div className="piece-act">
        <button type="submit" className="reg-signal">
          {piece ? 'Save' : 'Add a piece'}
        </button>
      </div>
      {!piece && (
        <p className="reg-note">
          Have a list? <a href="#import">Import it as CSV</a>.
        </p>
      )}
    </form>
  );
}
