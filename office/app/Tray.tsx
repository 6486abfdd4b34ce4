import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { alertIcon } from '../ui/icons.ts';
import { Kbd } from '../ui/marks.tsx';
import { createTray } from './create-tray.ts';
import { useShortcut } from './shortcuts.ts';

const tray = createTray();

/** Shows what was done, with its undo: `useTray().show({ text, undo })`. */
export function useTray() {
  return tray;
}

/** What was done last; screen readers announce it. */
export function Tray() {
  const item = useSyncExternalStore(tray.subscribe, tray.state);
  const canUndo = item?.kind === 'done' && item.undo !== undefined;
  useShortcut('z', 'Undo', tray.undo, { when: canUndo, anywhere: true });
  return (
    <div role="status" className="tray-place">
      {item && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it is only held in sight
        <div
          key={item.id}
          className="tray"
          data-timed={canUndo || undefined}
          onPointerEnter={() => tray.hold(true)}
          onPointerLeave={() => tray.hold(false)}
          onFocus={() => tray.hold(true)}
          onBlur={() => tray.hold(false)}
        >
          <Icon name={item.kind === 'failed' ? alertIcon : 'check'} />
          <span className="flex-1">{item.kind === 'undoing' ? 'Undoing…' : item.text}</span>
          {canUndo && (
            <button type="button" className="tray-undo" onClick={tray.undo}>
              Undo <Kbd>Z</Kbd>
            </button>
          )}
          <button
            type="button"
            className="tray-close"
            aria-label="Close this message"
            onClick={tray.dismiss}
          >
            <Icon name="close" small />
          </button>
        </div>
      )}
    </div>
  );
}
