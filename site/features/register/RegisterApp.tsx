import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PieceData, RegisterData } from '../../../contract/register.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { InspectView } from './InspectView.tsx';
import { LabelsView } from './LabelsView.tsx';
import { ImportView, KeysView } from './OwnerViews.tsx';
import { PieceForm } from './PieceForm.tsx';
import { PieceView } from './PieceView.tsx';
import { RegisterView } from './RegisterView.tsx';
import {
  cachePiece,
  cacheShell,
  deleteCachedPiece,
  postToRegister,
  RegisterError,
  readCachedPiece,
  syncQueuedInspections,
} from './register-api.ts';

type Opened = { key: string; isLabel: boolean };

/** Renders a register, or the piece of a label, into the element that the server has filled. */
export function showRegister(rootElement: HTMLElement, opened: Opened) {
  const root = createRoot(rootElement);
  const View = opened.isLabel ? LabelledPiece : OwnRegister;
  // The server's page stays until the app has loaded its data.
  const begin = opened.isLabel ? loadPiece(opened.key) : loadRegister(opened.key);
  begin.then(
    (first) => {
      rootElement.dataset.ready = '';
      root.render(
        <ErrorBoundary small>
          <View opened={opened} first={first as never} />
        </ErrorBoundary>,
      );
    },
    () => rootElement.toggleAttribute('data-plain', true),
  );
}

const loadRegister = (key: string) => postToRegister<RegisterData>(registerPaths.read, { key });

type LoadedPiece = { data: PieceData; isFromDevice: boolean };

/** The piece of a label: from the server, or from this device if there is no signal. */
async function loadPiece(key: string): Promise<LoadedPiece> {
  // A piece that failed on this device must not be used, even if the server does not know yet.
  const queuedPiece = (await syncQueuedInspections(key).catch(() => false))
    ? await readCachedPiece(key)
    : undefined;
  if (queuedPiece) return { data: queuedPiece, isFromDevice: true };
  try {
    const data = await postToRegister<PieceData>(registerPaths.piece, { key });
    await Promise.all([cachePiece(key, data), cacheShell(data)]).catch(() => {});
    return { data, isFromDevice: false };
  } catch (error) {
    if (error instanceof RegisterError && error.status === 410) await deleteCachedPiece(key);
    const cachedPiece =
      error instanceof RegisterError && !error.status ? await readCachedPiece(key) : undefined;
    if (!cachedPiece) throw error;
    return { data: cachedPiece, isFromDevice: true };
  }
}

/** The view and id in the fragment of the address. */
function useView(): readonly [name: string, id: number | undefined] {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const handleHashChange = () => {
      setHash(location.hash.slice(1));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', handleHashChange);
    return () => removeEventListener('hashchange', handleHashChange);
  }, []);
  const [name = '', id] = hash.split('-');
  return [name, id === undefined ? undefined : Number(id)];
}

function LabelledPiece({ opened: { key }, first }: { opened: Opened; first: LoadedPiece }) {
  const [{ data, isFromDevice }, setRead] = useState(first);
  const [view] = useView();
  const refresh = async () =>
    setRead(await loadPiece(key).catch(() => ({ data, isFromDevice: true })));
  if (view === 'inspect' && data.mayInspect) {
    return (
      <InspectView
        data={data}
        fields={{ key }}
        onSaved={(next) => {
          setRead({ data: next, isFromDevice });
          cachePiece(key, next).catch(() => {});
        }}
        onEnd={refresh}
      />
    );
  }
  return <PieceView data={data} isFromDevice={isFromDevice} report={{ key }} />;
}

function OwnRegister({ opened: { key }, first }: { opened: Opened; first: RegisterData }) {
  const [data, setData] = useState(first);
  const [view, id] = useView();
  const refresh = async () => setData(await loadRegister(key).catch(() => data));
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
    let cancelled = false;
    postToRegister<PieceData>(registerPaths.piece, { key, id }).then(
      (read) => cancelled || setData(read),
      (error: Error) => cancelled || setFailed(error.message),
    );
    return () => {
      cancelled = true;
    };
  }, [key, id]);
  if (failed) return <p role="alert">{failed}</p>;
  if (!data) return <p className="reg-note">Loading…</p>;
  if (view === 'inspect' && data.mayInspect) {
    return (
      <InspectView
        data={data}
        fields={{ key, id: String(id) }}
        onSaved={setData}
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
