import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { CommandButton } from '../app/CommandPalette.tsx';

type Props = {
  title: string;
  /** A line beside the title: a total, a state. */
  sub?: ReactNode;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  /** Where Back leads: the list that a record was opened from. */
  back?: string;
  /** On a phone: the main action, at the foot in place of the tabs. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The layout of every screen: one heading, its actions, a scaled line and the content below. */
export function Screen({ title, sub, actions, back, foot, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Rungmoor office`;
  }, [title]);
  useEffect(() => {
    // Screen readers announce the new screen's heading, unless the screen has set the focus itself.
    const main = heading.current?.closest('main');
    const isFirst = document.documentElement.dataset.opened === undefined;
    document.documentElement.dataset.opened = '';
    if (!isFirst && !main?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <header className="screen-head">
        {back && (
          <a href={back} className="back" aria-label="Back">
            <Icon name="left" />
          </a>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {sub && <div className="sub">{sub}</div>}
        <div className="actions">{actions}</div>
        <CommandButton />
      </header>
      <div className="tick-rule screen-rule" />
      <div className="screen-body">{children}</div>
      {foot && <div className="phone-foot">{foot}</div>}
    </>
  );
}
