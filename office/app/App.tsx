import { Suspense, useEffect } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { Screen } from '../ui/Screen.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { interceptLinkClicks, matchRoute, type ScreenDefinition, usePathname } from './router.tsx';
import { Shell } from './Shell.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { publicScreens, screens } from './screens.ts';
import { SignedInUserProvider, useSession } from './session.tsx';
import { useShortcutListener } from './shortcuts.ts';
import { Toast } from './Toast.tsx';

/** The office: signs the user in, then shows the screen of the address. */
export function App() {
  const { load, signedOut } = useSession();
  useShortcutListener(load.data?.shortcuts ?? true);
  useEffect(() => interceptLinkClicks(document), []);
  const pathname = usePathname();
  if (matchRoute(publicScreens, pathname))
    return <MatchedScreen routes={publicScreens} path={pathname} />;
  if (load.data)
    return (
      <SignedInUserProvider me={load.data}>
        <Shell>
          <MatchedScreen routes={screens} path={pathname} />
        </Shell>
        <Toast />
        <CommandPalette />
        <ShortcutHelp />
        {signedOut && <SignInDialog />}
      </SignedInUserProvider>
    );
  if (signedOut) return <MatchedScreen routes={publicScreens} path="/sign-in" />;
  if (load.isPending) return <Skeleton />;
  return (
    <main className="screen-body py-8">
      <ErrorState error={load.error} onRetry={() => load.refetch()} />
    </main>
  );
}

function MatchedScreen({ routes, path }: { routes: readonly ScreenDefinition[]; path: string }) {
  const found = matchRoute(routes, path);
  if (!found) return <NotFoundScreen />;
  const { screen: Found } = found.route;
  return (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Skeleton />}>
        <Found params={found.params} />
      </Suspense>
    </ErrorBoundary>
  );
}

function NotFoundScreen() {
  return (
    <Screen title="Not found">
      <EmptyState title="There is no screen at this address." link={['Go to Today', '/']} />
    </Screen>
  );
}

/** Over the page, so that nothing typed is lost. */
function SignInDialog() {
  const { ref } = useModal(() => undefined);
  return (
    <dialog ref={ref} closedby="none" aria-label="Sign in again" className="sign-in-over">
      <MatchedScreen routes={publicScreens} path="/sign-in" />
    </dialog>
  );
}
