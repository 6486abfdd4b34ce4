import { type ReactNode, useEffect } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { menuIcon } from '../../ui/page-icons.ts';
import { Initials } from '../ui/marks.tsx';
import { OfflineBanner } from '../ui/states.tsx';
import { api, useLoad } from './api.ts';
import { Logo } from './Logo.tsx';
import { useLive, useLostSince } from './live.ts';
import { navigate, usePathname } from './router.tsx';
import { type ScreenRoute, screens } from './screens.ts';
import { useMe } from './session.tsx';
import { useShortcut } from './shortcuts.ts';

type Placed = ScreenRoute & { place: NonNullable<ScreenRoute['place']> };

/** The screens that the signed-in user can go to. */
export function usePlaces(): readonly Placed[] {
  const { role } = useMe();
  return screens
    .filter((screen): screen is Placed => screen.place !== undefined)
    .filter(({ place }) => role === 'owner' || !place.ownersOnly);
}

/** Rail, tabs and all that stays while screens change. */
export function Shell({ children }: { children: ReactNode }) {
  const me = useMe();
  const places = usePlaces();
  useLive();
  useEffect(() => {
    // Counts stored on this device are sent from whichever screen is open.
    if (localStorage.getItem('office-counts') === null) return undefined;
    const sending = import('../stock/count-store.ts').then(({ keepSending }) =>
      keepSending(me.staffId),
    );
    return () => {
      sending.then((stop) => stop());
    };
  }, [me.staffId]);
  const counts: Readonly<Record<string, number>> =
    useLoad(['today', 'counts'], () => api.today.counts.$get()).data ?? {};
  const pathname = usePathname();
  useShortcut(undefined, 'New offer', () => navigate('/offers/new'));
  const isCurrent = (path: string) => {
    // An offer answers an enquiry, so the rail marks Enquiries.
    const place = pathname.startsWith('/offers/') ? '/enquiries' : pathname;
    return path === '/' ? place === '/' : `${place}/`.startsWith(`${path}/`);
  };
  const link = ({ path, place: { name, icon, counted } }: Placed) => (
    <a href={path} title={name} aria-current={isCurrent(path) ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{name}</span>
      {counted && counts[counted] ? <b className="count">{counts[counted]}</b> : null}
    </a>
  );
  const groups = Map.groupBy(places, ({ place }) => place.group);
  const tabs = places.filter(({ place }) => place.tab);
  const isElsewhere = !tabs.some(({ path }) => isCurrent(path));
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
              <li key={entry.path}>{link(entry)}</li>
            ))}
          </ul>
        ))}
        <a href="/account" className="rail-who" title={me.name}>
          <Initials name={me.name} beside />
          <span>{me.name}</span>
        </a>
      </nav>
      <main id="main" tabIndex={-1} className="outline-none">
        <Offline />
        {children}
      </main>
      <nav aria-label="Office, main screens" className="phone-tabs">
        {tabs.map((entry) => (
          <div key={entry.path}>{link(entry)}</div>
        ))}
        <div>
          <a href="/more" aria-current={isElsewhere ? 'page' : undefined}>
            <Icon name={menuIcon} />
            <span>More</span>
          </a>
        </div>
      </nav>
      {places.map((entry) => (
        <GoTo key={entry.path} {...entry} />
      ))}
    </>
  );
}

function GoTo({ path, place: { name, key } }: Placed) {
  useShortcut(key && `g ${key}`, `Go to ${name}`, () => navigate(path));
  return null;
}

function Offline() {
  const since = useLostSince();
  // Counting works offline, and its screen shows its own notice.
  const isCounting = usePathname() === '/stock/count';
  return since && !isCounting && <OfflineBanner since={since} />;
}
