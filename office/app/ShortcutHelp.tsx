import { useState } from 'react';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { useSignedInUser } from './session.tsx';
import { useShortcut, useShortcuts } from './shortcuts.ts';

/** A shortcut's key as the list shows it: 'g t' becomes G then T. */
export function formatKey(key: string): string {
  const named: Readonly<Record<string, string>> = { ctrl: 'Ctrl', enter: 'Enter', escape: 'Esc' };
  const formatPress = (each: string) =>
    each
      .split('+')
      .map((part) => named[part] ?? (part === 'shift' ? 'Shift' : part.toUpperCase()))
      .join(' ');
  return key.split(' ').map(formatPress).join(' then ');
}

/** `?` lists all keys of the screen. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useShortcut('?', 'Show all keys', () => setOpen(true));
  return open && <ShortcutList onClose={() => setOpen(false)} />;
}

function ShortcutList({ onClose }: { onClose: () => void }) {
  const { shortcuts: letters } = useSignedInUser();
  const shortcutsWithKey = useShortcuts().flatMap(({ key, label }) =>
    key ? [{ key, label }] : [],
  );
  const unique = [...new Map(shortcutsWithKey.map((each) => [each.key, each])).values()];
  return (
    <SlideOver title="Keys" onClose={onClose}>
      {!letters && <p className="py-4">Single keys are switched off in your account.</p>}
      <dl className="keys">
        {unique.map(({ key, label }) => (
          <div
            key={key}
            className="grid min-h-11 grid-cols-[128px_1fr] items-center border-line border-b"
          >
            <dt>
              <kbd className="kbd">{formatKey(key)}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </SlideOver>
  );
}
