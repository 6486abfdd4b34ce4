import { Suspense, useEffect } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Keys } from './Keys.tsx';
import { Palette } from './Palette.tsx';
import { followLinks, matchRoute, type ScreenPath, usePathname } from './router.tsx';
import { Shell } from './Shell.tsx';
import { openScreens, screens } from './screens.ts';
import { MeProvider, useSession } from './session.tsx';
import { useKeyboard } from './shortcuts.ts';
import { Tray } from './Tray.tsx';

/** The office: signs the user in, then shows the screen of the address. */
export function App() {
  const { load, signedOut } = useSession();
  useKeyboard(load.data?.shortcuts ?? true);
  useEffect(() => followLinks(document), []);
  const pathname = usePathname();
  if (matchRoute(openScreens, pathname)) return <Match routes={openScreens} path={pathname} />;
  if (load.data)
    return (
      <MeProvider me={load.data}>
        <Shell>
          <Match routes={screens} path={pathname} />
        </Shell>
        <Tray />
        <Palette />
        <Keys />
        {signedOut && <SignInOver />}
      </MeProvider>
    );
  if (signedOut) return <Match routes={openScreens} path="/sign-in" />;
  if (load.isPending) return <Skeleton />;
  return (
    <main className="screen-body py-8">
      <ErrorState error={load.error} onRetry={() => load.refetch()} />
    </main>
  );
}

function Match({ routes, path }: { routes: readonly ScreenPath[]; path: string }) {
  const found = matchRoute(routes, path);
  if (!found) return <NoScreen />;
  const { screen: Found } = found.route;
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Skeleton />}>
        <Found params={found.params} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NoScreen() {
  return (
    <Screen title="Not found">
      <EmptyState title="There is no screen at this address.">
        <a href="/" className="text-link">
          Go to Today
        </a>
      </EmptyState>
    </Screen>
  );
}

/** Over the page, so that nothing typed is lost. */
function SignInOver() {
  const { ref } = useModal(() => undefined);
  return (
    <dialog ref={ref} closedby="none" aria-label="Sign in again" className="sign-in-over">
      <Match routes={openScreens} path="/sign-in" />
    </dialog>
  );
}
