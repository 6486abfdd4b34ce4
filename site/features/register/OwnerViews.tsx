import { useState } from 'react';
import { registerColumns, registerLimits } from '../../../contract/register.ts';
import { registerParameters } from '../../../contract/register-parameters.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { paths } from '../../paths.ts';
import type { RegisterProps } from './RegisterApp.tsx';
import { download, postToRegister } from './register-api.ts';
import {
  LabelledControl,
  LabelledInput,
  RegisterButton,
  useStatusMessage,
} from './register-elements.tsx';

type Preview = {
  added: string[];
  changed: string[];
  unchanged: number;
  errors: { line: number; text: string }[];
};

/** Imports a list of equipment from a spreadsheet: first a preview, then the import. */
export function ImportView({ registerKey: key, refresh }: RegisterProps) {
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const { statusMessage: failed, setStatusMessage: setFailed, run } = useStatusMessage();
  const send = (apply: boolean) => {
    setFailed('');
    return run(async () => {
      const made = await postToRegister<Preview>(registerPaths.import, { key, text, apply });
      setPreview(made);
      if (!apply) return;
      await refresh();
      location.hash = '';
    });
  };
  const change = (next: string) => {
    setText(next);
    setPreview(undefined);
  };
  const changeCount = preview ? preview.added.length + preview.changed.length : 0;
  return (
    <div className="piece">
      <p className="pb-3">
        <a href="#list">All equipment</a>
      </p>
      <h1>Import as CSV</h1>
      <p className="reg-note">
        The first line names the columns: {Object.values(registerColumns).join(', ')}. Only the
        first two are needed. Pieces whose number is already in the register are updated; the others
        are added. Dates as 2026-11-18.{' '}
        <button
          type="button"
          className="underline"
          onClick={() => download({ key, what: 'register' })}
        >
          Download the register as CSV
        </button>
        , change it and import it again.
      </p>
      <div className="reg-import grid gap-4">
        <LabelledControl id="file" label="File">
          <input
            id="file"
            type="file"
            accept=".csv,text/csv"
            onChange={async ({ target }) => {
              // Reads a little more than the limit, so that a larger file is rejected.
              const file = target.files?.[0]?.slice(0, 4 * registerLimits.importBytes);
              change((await file?.text()) ?? '');
            }}
          />
        </LabelledControl>
        <LabelledControl id="text" label="Or paste it">
          <textarea id="text" value={text} onChange={({ target }) => change(target.value)} />
        </LabelledControl>
      </div>
      {failed && <div role="alert">{failed}</div>}
      <div role="status">
        {preview && (
          <>
            <p>
              {preview.added.length} added, {preview.changed.length} changed, {preview.unchanged}{' '}
              unchanged.
            </p>
            {preview.errors.length > 0 && (
              <ul className="piece-list">
                {preview.errors.map(({ line, text: wrong }) => (
                  <li key={`${line} ${wrong}`}>
                    <b>Line {line}</b>
                    <span>{wrong}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      <div className="piece-act">
        {preview && preview.errors.length === 0 && changeCount > 0 ? (
          <RegisterButton look="signal" onClick={() => send(true)}>
            Import {changeCount} {changeCount === 1 ? 'piece' : 'pieces'}
          </RegisterButton>
        ) : (
          <RegisterButton aria-disabled={text === ''} onClick={() => text && send(false)}>
            Check the list
          </RegisterButton>
        )}
      </div>
    </div>
  );
}

/** The settings: for whom inspections are made, the links to the register, and erasing it. */
export function KeysView({ data, registerKey: key, refresh }: RegisterProps) {
  const [made, setMade] = useState<{ link: string; isOwn: boolean }>();
  const { statusMessage, setStatusMessage, run: runRequest } = useStatusMessage();
  const [count, setCount] = useState('');
  const run = (work: () => Promise<void>) => {
    setStatusMessage('');
    return runRequest(work);
  };
  const changeKeys = (action: 'replace' | 'new read-only' | 'withdraw read-only') =>
    run(async () => {
      const { key: next } = await postToRegister<{ key?: string }>(registerPaths.keys, {
        key,
        action,
      });
      if (next) {
        const link = `${location.origin}${paths.success}?${registerParameters.register}=${next}`;
        setMade({ link, isOwn: action === 'replace' });
      } else setStatusMessage('Read-only links no longer work.');
      if (action !== 'replace') await refresh();
    });
  const saveDetails = (form: FormData) =>
    run(async () => {
      await postToRegister(registerPaths.details, { key, ...Object.fromEntries(form) });
      await refresh();
      setStatusMessage('Saved.');
    });
  const erase = () =>
    run(async () => {
      await postToRegister(registerPaths.erase, { key, pieces: count });
      location.replace('/');
    });
  return (
    <div className="reg-sections">
      <p className="pt-4">
        <a className="underline" href="#list">
          All equipment
        </a>
      </p>
      <h1 className="pt-2">Links and privacy</h1>
      <div role="status">{statusMessage && <p className="reg-note">{statusMessage}</p>}</div>
      {made && (
        <output>
          {made.isOwn
            ? 'Your new link. Bookmark it now: the old one no longer works. '
            : 'A read-only link, for the site or an auditor. We only show it once. '}
          <a className="underline" href={made.link}>
            {made.link}
          </a>
        </output>
      )}
      <section>
        <h2>Inspected for</h2>
        <p>It's printed on every inspection record, as the regulations require.</p>
        <form action={saveDetails}>
          {(['name', 'address'] as const).map((name) => (
            <LabelledInput
              key={name}
              name={name}
              label={name === 'name' ? 'Name or company' : 'Address'}
              defaultValue={data[name]}
              maxLength={registerLimits[name]}
            />
          ))}
          <button type="submit" className="reg-button">
            Save
          </button>
        </form>
      </section>
      <section>
        <h2>For the site or an auditor</h2>
        <p>
          A read-only link shows everything and changes nothing.{' '}
          {data.readOnlyKeys > 0 && `${data.readOnlyKeys} in use.`}
        </p>
        <RegisterButton onClick={() => changeKeys('new read-only')}>
          Make a read-only link
        </RegisterButton>
        {data.readOnlyKeys > 0 && (
          <RegisterButton onClick={() => changeKeys('withdraw read-only')}>
            Withdraw all read-only links
          </RegisterButton>
        )}
      </section>
      <section>
        <h2>Your own link</h2>
        <p>
          Has someone seen it who shouldn't have? Replace it. Printed labels and read-only links
          keep working.
        </p>
        <RegisterButton onClick={() => changeKeys('replace')}>Replace the link</RegisterButton>
      </section>
      <section>
        <h2>What we keep</h2>
        <p>
          The register belongs to {data.email}. We keep it with the names of the inspectors until
          you erase it, or 24 months after the last visit, and email you first. See our{' '}
          <a className="underline" href={`${paths.privacy}#data`}>
            Privacy Policy
          </a>
          .
        </p>
        <RegisterButton onClick={() => download({ key, what: 'register' })}>
          Register as CSV
        </RegisterButton>
        <RegisterButton onClick={() => download({ key, what: 'records' })}>
          Records as CSV
        </RegisterButton>
        <a className="underline" href="#import">
          Import pieces as CSV
        </a>
      </section>
      <section>
        <h2>Erase the register</h2>
        <p>
          Erases all pieces, inspections and labels for good. Keep a copy of the records first: by
          law you need those of the last 3 months.
        </p>
        <LabelledInput
          name="erase"
          label={`To confirm, type the number of pieces: ${data.pieces.length}`}
          inputMode="numeric"
          value={count}
          onChange={({ target }) => setCount(target.value)}
        />
        <RegisterButton
          className="reg-button reg-danger"
          aria-disabled={count !== String(data.pieces.length)}
          onClick={() => count === String(data.pieces.length) && erase()}
        >
          Erase the register
        </RegisterButton>
      </section>
    </div>
  );
}
