import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { ZoomDialog } from '../pictures/ZoomDialog.tsx';

/** A button over the main picture, which opens it large. */
export const EnlargePicture = withErrorBoundary(function EnlargePicture() {
  const openButton = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const pictureBox = useRef<HTMLDivElement>(null);
  const [shownIndex, setShownIndex] = useState<number>();
  const gallery = () => readGallery(openButton.current);

  useEffect(() => {
    if (shownIndex === undefined) return;
    const view = readGallery(openButton.current).views[shownIndex];
    const picture = pictureBox.current;
    if (!view || !picture) return;
    picture.replaceChildren(...enlargedCopy(view));
    if (!dialog.current?.open) dialog.current?.showModal();
    // If the picture is larger than the screen, scrolls to its middle, where the product is.
    const box = picture.parentElement;
    box?.scrollTo(
      (box.scrollWidth - box.clientWidth) / 2,
      (box.scrollHeight - box.clientHeight) / 2,
    );
  }, [shownIndex]);

  /** Shows another view, and selects its thumbnail. */
  function step(by: number) {
    const { thumbnails, chosen } = gallery();
    const next = (chosen + by + thumbnails.length) % thumbnails.length;
    thumbnails[next]?.click();
    setShownIndex(next);
  }
  function onKeyDown({ key, target }: KeyboardEvent) {
    // Arrow keys scroll a picture that is wider than the screen.
    if (target instanceof Element && target.scrollWidth > target.clientWidth) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  }

  return (
    <div data-screen-only="" className="contents">
      <button
        ref={openButton}
        type="button"
        data-early=""
        // A click before hydration was held back and has marked the button busy.
        suppressHydrationWarning
        aria-label="Enlarge the picture"
        onClick={() => setShownIndex(gallery().chosen)}
        className="group/enlarge absolute inset-0 cursor-zoom-in -outline-offset-3 max-sm:right-18 noscript:hidden"
      >
        <span className="absolute top-2 right-2 grid size-11 place-items-center rounded-control border border-line bg-plate group-hover/enlarge:border-ink max-sm:hidden">
          <Icon name="eye" />
        </span>
      </button>
      {shownIndex !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on what is in the dialog
        <div onKeyDown={onKeyDown}>
          <ZoomDialog
            ref={dialog}
            id="enlarged"
            title={document.querySelector('h1')?.textContent ?? ''}
            onClose={() => setShownIndex(undefined)}
            tools={
              <>
                <SquareButton icon="left" label="Previous view" onClick={() => step(-1)} />
                <SquareButton icon="right" label="Next view" onClick={() => step(1)} />
              </>
            }
          >
            {/* On a phone, the view with a person is shown whole. */}
            <div
              ref={pictureBox}
              className="zoom-picture max-sm:group-has-[[value=scale]:checked]/views:h-auto"
            />
          </ZoomDialog>
        </div>
      )}
    </div>
  );
});

/** Reads the gallery around an element from the DOM: only the built page knows the files of all four views. */
function readGallery(within: Element | null) {
  const gallery = within?.closest('fieldset');
  const thumbnails = [...(gallery?.querySelectorAll<HTMLInputElement>('input[name=view]') ?? [])];
  return {
    thumbnails,
    // In the order of their thumbnails.
    views: [...(gallery?.querySelectorAll('[data-view]') ?? [])],
    chosen: thumbnails.findIndex(({ checked }) => checked),
  };
}

/** A copy of a view's picture and dimension, with the file for a larger size. */
function enlargedCopy(view: Element): Node[] {
  const copy = view.cloneNode(true) as Element;
  for (const source of copy.querySelectorAll('source')) source.sizes = 'min(100vw, 960px)';
  return [...copy.childNodes];
}
