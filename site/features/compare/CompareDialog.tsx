import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { paths } from '../../paths.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { CompareTable } from './CompareTable.tsx';
import { compareDialogId } from './compare-ids.ts';
import { browserCompare } from './compare-store.ts';
import type { ComparedProducts } from './compared-products.ts';

/** Up to four products side by side, in a dialog that the tray opens on any page. */
export function CompareDialog({ chosen }: { chosen: ComparedProducts }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);

  function remove(id: string) {
    const place = chosen.findIndex((product) => product.id === id);
    browserCompare.toggle(id);
    // The pressed button has gone, so the next one takes the focus.
    requestAnimationFrame(() => {
      const buttons = dialog.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      const next = buttons[Math.min(place, buttons.length - 1)];
      (next ?? dialog.current?.querySelector<HTMLElement>('[data-close]'))?.focus();
    });
  }

  return (
    <dialog
      ref={dialog}
      id={compareDialogId}
      closedby="any"
      aria-labelledby={`${compareDialogId}-title`}
      suppressHydrationWarning
      className="compare-dialog"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-ink border-b bg-plate py-3 pr-3 pl-5 md:pl-7">
        <h2 id={`${compareDialogId}-title`} className="head-3 mr-auto">
          Compare {chosen.length > 0 && chosen.length}
        </h2>
        {chosen.length > 1 && (
          <Switch
            label="Show differences only"
            on={onlyDifferences}
            onChange={setOnlyDifferences}
          />
        )}
        {chosen.length > 0 && (
          <Button
            look="quiet"
            size="small"
            data-screen-only=""
            className="max-md:hidden"
            onClick={() => print()}
          >
            Print
          </Button>
        )}
        <SquareButton
          icon="close"
          label="Close"
          data-close=""
          data-screen-only=""
          command="close"
          commandfor={compareDialogId}
        />
      </div>
      {chosen.length > 0 ? (
        <ErrorBoundary small>
          <CompareTable chosen={chosen} onlyDifferences={onlyDifferences} onRemove={remove} />
        </ErrorBoundary>
      ) : (
        <div className="grid content-start justify-items-start gap-5 p-5 md:p-7">
          <p className="text-ink-2">Select up to four products to compare</p>
          <LinkButton href={paths.shop}>Shop all products</LinkButton>
        </div>
      )}
    </dialog>
  );
}

type SwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      data-screen-only=""
      onClick={() => onChange(!on)}
      className="group flex min-h-11 items-center gap-3 text-14 max-sm:order-last max-sm:w-full"
    >
      <span className="h-6 w-11 flex-none rounded-control border border-ink bg-plate p-0.75 group-aria-checked:bg-ink">
        <span className="block size-4 bg-ink-3 transition-[translate] duration-100 group-aria-checked:translate-x-5 group-aria-checked:bg-paper" />
      </span>
      {label}
    </button>
  );
}
