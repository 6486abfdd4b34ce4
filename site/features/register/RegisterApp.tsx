import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PieceData, RegisterData } from '../../../contract/register.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { InspectView } from './InspectView.tsx';
import { keepShell } from './keep-shell.ts';
import { LabelsView } from './LabelsView.tsx';
import { ImportView, KeysView } from './OwnerViews.tsx';
import { PieceForm } from './PieceForm.tsx';
import { PieceView } from './PieceView.tsx';
import { RegisterView } from './RegisterView.tsx';
import { ask, dropPiece, isWaiting, keepPiece, keptPiece, RegisterError } from './register-api.ts';

type Opened = { key: string; isLabel: boolean };

/** Renders a register, or the piece of a label, into the element that the server has filled. */
export function showRegister(place: HTMLElement, opened: Opened) {
  const root = createRoot(place);
  const View = opened.isLabel ? LabelledPiece : OwnRegister;
  // The server's page stays until the app has loaded its data.
  const begin = opened.isLabel ? readPiece(opened.key) : readRegister(opened.key);
  begin.then(
    (first) => {
      place.dataset.ready = '';
      root.render(
        <ErrorBoundary small>
          <View opened={opened} first={first as never} />
        </ErrorBoundary>,
      );
    },
    () => place.toggleAttribute('data-plain', true),
  );
}

const readRegister = (key: string) => ask<RegisterData>(registerPaths.read, { key });

type Read = { data: PieceData; isKept: boolean };

/** The piece of a label: from the server, or from this device if there is no signal. */
async function readPiece(key: string): Promise<Read> {
  // A piece that failed on this device must not be used, even if the server does not know yet.
  const own = (await isWaiting(key).catch(() => false)) ? await keptPiece(key) : undefined;
  if (own) return { data: own, isKept: true };
  try {
    const data = await ask<PieceData>(registerPaths.piece, { key });
    await Promise.all([keepPiece(key, data), keepShell(data)]).catch(() => {});
    return { data, isKept: false };
  } catch (error) {
    if (error instanceof RegisterError && error.status === 410) await dropPiece(key);
    const kept = error instanceof RegisterError && !error.status ? await keptPiece(key) : undefined;
    if (!kept) throw error;
    return { data: kept, isKept: true };
  }
}

/** The view and id in the fragment of the address. */
function useView(): readonly [name: string, id: number | undefined] {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const follow = () => {
      setHash(location.hash.slice(1));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const [name = '', id] = hash.split('-');
  return [name, id === undefined ? undefined : Number(id)];
}

function LabelledPiece({ opened: { key }, first }: { opened: Opened; first: Read }) {
  const [{ data, isKept }, setRead] = useState(first);
  const [view] = useView();
  const refresh = async () => setRead(await readPiece(key).catch(() => ({ data, isKept: true })));
  if (view === 'inspect' && data.mayInspect) {
    return (
      <InspectView
        data={data}
        fields={{ key }}
        onKept={(next) => {
          setRead({ data: next, isKept });
          keepPiece(key, next).catch(() => {});
        }}
        onEnd={refresh}
      />
    );
  }
  return <PieceView data={data} isKept={isKept} report={{ key }} />;
}

function OwnRegister({ opened: { key }, first }: { opened: Opened; first: RegisterData }) {
  const [data, setData] = useState(first);
  const [view, id] = useView();
  const refresh = async () => setData(await readRegister(key).catch(() => data));
  const shared = { data, registerKey: key, refresh };
  const piece = data.pieces.find((each) => each.id === id);
  const isFull = data.access === 'full';
  if ((view === 'piece' || view === 'inspect') && id !== undefined) {
    return <OwnPiece key={id} {...shared} id={id} view={view} />;
  }
  if (isFull && view === 'labels') return <LabelsView {...shared} only={id} />;
  if (isFull && view === 'add') return <PieceForm {...shared} />;
  if (isFull && view === 'edit' && piece) return <PieceForm {...shared} piece={piece} />;
  if (isFull && view === 'import') return <ImportView {...shared} />;
  if (isFull && view === 'keys') return <KeysView {...shared} />;
  return <RegisterView {...shared} />;
}

export type RegisterProps = {
  data: RegisterData;
  registerKey: string;
  refresh: () => Promise<void>;
};

function OwnPiece({
  data: { access },
  registerKey: key,
  refresh,
  id,
  view,
}: RegisterProps & { id: number; view: string }) {
  const [data, setData] = useState<PieceData>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    let gone = false;
    ask<PieceData>(registerPaths.piece, { key, id }).then(
      (read) => gone || setData(read),
      (error: Error) => gone || setFailed(error.message),
    );
    return () => {
      gone = true;
    };
  }, [key, id]);
  if (failed) return <p role="alert">{failed}</p>;
  if (!data) return <p className="reg-note">Loading…</p>;
  if (view === 'inspect' && data.mayInspect) {
    return (
      <InspectView
        data={data}
        fields={{ key, id: String(id) }}
        onKept={setData}
        onEnd={refresh}
        back={`piece-${id}`}
      />
    );
  }
  const report: Record<string, string> = { key, id: String(id) };
  return (
    <PieceView data={data} report={report} owner={access === 'full' ? id : undefined} inRegister />
  );
}
