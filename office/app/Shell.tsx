import { type ReactNode, useEffect } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { menuIcon } from '../../ui/page-icons.ts';
import { Initials } from '../ui/marks.tsx';
import { OfflineBanner } from '../ui/states.tsx';
import { api, useApiQuery } from './api.ts';
import { Logo } from './Logo.tsx';
import { useDisconnectedSince, useLiveUpdates } from './live-updates.ts';
import { navigate, usePathname } from './router.tsx';
import { type ScreenRoute, screens } from './screens.ts';
import { useSignedInUser } from './session.tsx';
import { useShortcut } from './shortcuts.ts';

type NavScreen = ScreenRoute & { place: NonNullable<ScreenRoute['place']> };

/** The screens that the signed-in user can go to. */
export function useNavScreens(): readonly NavScreen[] {
  const { role } = useSignedInUser();
  return screens
    .filter((screen): screen is NavScreen => screen.place !== undefined)
    .filter(({ place }) => role === 'owner' || !place.ownersOnly);
}

/** Rail, tabs and all that stays while screens change. */
export function Shell({ children }: { children: ReactNode }) {
  const me = useSignedInUser();
  const navScreens = useNavScreens();
  useLiveUpdates();
  useEffect(() => {
    // Counts stored on this device are sent from whichever screen is open.
    if (localStorage.getItem('office-counts') === null) return undefined;
    const stopSending = import('../stock/count-store.ts').then(({ startSending }) =>
      startSending(me.staffId),
    );
    return () => {
      stopSending.then((stop) => stop());
    };
  }, [me.staffId]);
  const counts: Readonly<Record<string, number>> =
    useApiQuery(['today', 'counts'], () => api.today.counts.$get()).data ?? {};
  const pathname = usePathname();
  useShortcut(undefined, 'New offer', () => navigate('/offers/new'));
  const isCurrent = (path: string) => {
    // An offer answers an enquiry, so the rail marks Enquiries.
    const place = pathname.startsWith('/offers/') ? '/enquiries' : pathname;
    return path === '/' ? place === '/' : `${place}/`.startsWith(`${path}/`);
  };
  const navLink = ({ path, place: { name, icon, counted } }: NavScreen) => (
    <a href={path} title={name} aria-current={isCurrent(path) ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{name}</span>
      {counted && counts[counted] ? <b className="count">{counts[counted]}</b> : null}
    </a>
  );
  const groups = Map.groupBy(navScreens, ({ place }) => place.group);
  const tabs = navScreens.filter(({ place }) => place.tab);
  const isUnderMore = !tabs.some(({ path }) => isCurrent(path));
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <nav aria-label="Office" className="rail">
        <a href="/" className="rail-logo" aria-label="Rungmoor office, today">
          <Logo />
        </a>
        {[...groups.entries()].map(([group, entries]) => (
          <ul key={group}>
            {entries.map((entry) => (
              <li key={entry.path}>{navLink(entry)}</li>
            ))}
          </ul>
        ))}
        <a href="/account" className="rail-who" title={me.name}>
          <Initials name={me.name} beside />
          <span>{me.name}</span>
        </a>
      </nav>
      <main id="main" tabIndex={-1} className="outline-none">
        <ConnectionNotice />
        {children}
      </main>
      <nav aria-label="Office, main screens" className="phone-tabs">
        {tabs.map((entry) => (
          <div key={entry.path}>{navLink(entry)}</div>
        ))}
        <div>
          <a href="/more" aria-current={isUnderMore ? 'page' : undefined}>
            <Icon name={menuIcon} />
            <span>More</span>
          </a>
        </div>
      </nav>
      {navScreens.map((entry) => (
        <GoToShortcut key={entry.path} {...entry} />
      ))}
    </>
  );
}

function GoToShortcut({ path, place: { name, key } }: NavScreen) {
  useShortcut(key && `g ${key}`, `Go to ${name}`, () => navigate(path));
  return null;
}

function ConnectionNotice() {
  const since = useDisconnectedSince();
  // Counting works offline, and its screen shows its own notice.
  const isCounting = usePathname() === '/stock/count';
  return since && !isCounting && <OfflineBanner since={since} />;
}
