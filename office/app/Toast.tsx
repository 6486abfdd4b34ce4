import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { alertIcon } from '../ui/icons.ts';
import { Kbd } from '../ui/marks.tsx';
import { useShortcut } from './shortcuts.ts';
import { createToastStore } from './toast-store.ts';

const toastStore = createToastStore();

/** Shows what was done, with its undo: `useToast().show({ text, undo })`. */
export function useToast() {
  return toastStore;
}

/** What was done last; screen readers announce it. */
export function Toast() {
  const item = useSyncExternalStore(toastStore.subscribe, toastStore.state);
  const canUndo = item?.kind === 'done' && item.undo !== undefined;
  useShortcut('z', 'Undo', toastStore.undo, { when: canUndo, anywhere: true });
  return (
    <div role="status" className="tray-place">
      {item && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it is only held in sight
        <div
          key={item.id}
          className="tray"
          data-timed={canUndo || undefined}
          onPointerEnter={() => toastStore.setPaused(true)}
          onPointerLeave={() => toastStore.setPaused(false)}
          onFocus={() => toastStore.setPaused(true)}
          onBlur={() => toastStore.setPaused(false)}
        >
          <Icon name={item.kind === 'failed' ? alertIcon : 'check'} />
          <span className="flex-1">{item.kind === 'undoing' ? 'Undoing…' : item.text}</span>
          {canUndo && (
            <button
              type="button"
              className="px-3 font-semibold underline"
              onClick={toastStore.undo}
            >
              Undo <Kbd>Z</Kbd>
            </button>
          )}
          <button type="button" aria-label="Close this message" onClick={toastStore.dismiss}>
            <Icon name="close" small />
          </button>
        </div>
      )}
    </div>
  );
}
