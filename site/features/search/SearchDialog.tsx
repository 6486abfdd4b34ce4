import type { FocusEvent, ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { maxQueryLength, optionId, resultsId, searchId } from './open-search.ts';
import { useSearch } from './use-search.ts';

type Props = {
  /** Shown before anything is typed. Plain links, because nothing else works without JavaScript. */
  children: ReactNode;
};

/** The search. Its index loads when it opens. A popover, because a modal dialog restyles the page behind it. */
export function SearchDialog({ children }: Props) {
  const search = useSearch();
  const { query, loaded, failed, answer, active } = search;
  return (
    <dialog
      ref={search.dialog}
      id={searchId}
      popover="auto"
      aria-modal="true"
      aria-label="Search products"
      onBlur={closeWhenLeft}
      className="search-dialog"
    >
      <div className="search-panel">
        <div className="search-head">
          <div className="sheet flex h-16 items-center gap-3 md:h-21 md:gap-4">
            <Icon name="search" />
            <label htmlFor="search-input" className="sr-only">
              Search by name, SKU or size
            </label>
            <input
              ref={search.input}
              autoFocus
              id="search-input"
              type="text"
              role="combobox"
              aria-expanded={search.options > 0}
              aria-controls={resultsId}
              aria-autocomplete="list"
              aria-activedescendant={active === undefined ? undefined : optionId(active)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxQueryLength}
              enterKeyHint="search"
              placeholder="Name, SKU or size"
              onInput={search.type}
              onKeyDown={search.handleKeyDown}
              className="head-3 h-full min-w-0 flex-1 bg-transparent [box-shadow:none]! outline-none noscript:hidden"
            />
            <p className="hidden flex-1 font-[560] noscript:block">Choose a family</p>
            <kbd className="border border-line px-1.5 py-1 font-sans text-12 text-ink-3 leading-none max-md:hidden noscript:hidden">
              Esc
            </kbd>
            <SquareButton icon="close" label="Close" command="hide-popover" commandfor={searchId} />
          </div>
        </div>
        <div className="overflow-y-auto overscroll-contain">
          <div className="search-body sheet">
            <div hidden={query !== ''}>{children}</div>
            {query !== '' && loaded && answer && (
              <ErrorBoundary small>
                <loaded.SearchResults
                  answer={answer}
                  query={search.deferredQuery}
                  active={active}
                  visible={search.visible}
                  onMore={search.showMore}
                />
              </ErrorBoundary>
            )}
            <p role="status" className="sr-only">
              {query !== '' && loaded && answer && loaded.announcement(answer, search.visible)}
            </p>
            {query !== '' && !loaded && !failed && (
              <p className="label py-4">Loading the catalogue</p>
            )}
            {failed && !loaded && (
              <p role="alert" className="py-4 font-[560] text-alert">
                Search didn't load. Reload the page or call {company.phone.shown}.
              </p>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Closes the search when the focus moves outside, so that it does not cover the focused element. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}
