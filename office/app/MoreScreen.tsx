import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Initials } from '../ui/marks.tsx';
import { Screen } from '../ui/Screen.tsx';
import { api, readJson } from './api.ts';
import { useNavScreens } from './Shell.tsx';
import { useSignedInUser } from './session.tsx';

/** On a phone: the screens that have no tab of their own. */
export default function MoreScreen() {
  const me = useSignedInUser();
  const screensWithoutTab = useNavScreens().filter(({ place }) => !place.tab);
  const signOut = async () => {
    await readJson(api.me['sign-out'].$post());
    // A full page load, so that none of this user's data stays in memory.
    location.assign('/');
  };
  return (
    <Screen title="More">
      <ul>
        {screensWithoutTab.map(({ path, place }) => (
          <li key={path} className="border-line border-b">
            <a href={path} className="flex min-h-15 items-center gap-5 font-[560]">
              <Icon name={place.icon} />
              <span className="flex-1">{place.name}</span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex min-h-16 flex-wrap items-center gap-3 border border-ink bg-plate px-4">
        <Initials name={me.name} beside />
        <a href="/account" className="text-link flex-1">
          {me.name}
        </a>
        <Button look="quiet" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </Screen>
  );
}
