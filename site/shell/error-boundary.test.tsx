import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { applicationError } from '../../content/shop-texts.ts';
import { SlideOverPanel } from '../../ui/SlideOverPanel.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorBoundary, withErrorBoundary } from './ErrorBoundary.tsx';
import { SlideOver } from './SlideOver.tsx';

type Parent = { children: ReactNode };

/** The content of a boundary after an error. */
async function brokenMarkup(props: { small?: boolean }): Promise<string> {
  const boundary = new ErrorBoundary({ ...props, children: 'whole' });
  boundary.state = ErrorBoundary.getDerivedStateFromError();
  const { prelude } = await prerenderToNodeStream(boundary.render());
  return (await Array.fromAsync(prelude)).join('');
}

describe('error boundary', () => {
  it('[SH11] renders its children', () => {
    const Form = ({ name }: { name: string }) => <form name={name} />;
    const Guarded = withErrorBoundary(Form);
    expect(Guarded({ name: 'quote' }).type).toBe(ErrorBoundary);
    expect(renderToStaticMarkup(<Guarded name="quote" />)).toBe('<form name="quote"></form>');
  });

  it('[SH11, SH12] shows an error page, or a small message in a panel', async () => {
    const page = await brokenMarkup({});
    const panel = await brokenMarkup({ small: true });
    for (const markup of [page, panel]) {
      expect(markup).toContain(applicationError.heading);
      expect(markup).toContain(applicationError.reload);
      expect(markup).not.toContain('whole');
    }
    expect(page).toContain('<h1');
    expect(panel).toContain('role="alert"');
    expect(panel).not.toContain('<h1');
  });

  it.each([
    ['slide-over', SlideOver],
    ['dialog', Dialog],
  ] as const)(
    '[SH12] leaves the %s around it standing, with its heading and its close button',
    (_, Panel) => {
      const given = { id: 'cart', title: 'Cart', children: 'Lines' };
      const panel: ReactElement<Parent> = Panel(given);
      const dialog: ReactElement<Parent> =
        panel.type === SlideOverPanel ? SlideOverPanel({ ...given, ...panel.props }) : panel;
      const parts = Children.toArray(dialog.props.children).filter(isValidElement<Parent>);
      expect(dialog.type).toBe('dialog');
      expect(parts.map(({ type }) => type === ErrorBoundary)).toEqual([false, true]);
      expect(renderToStaticMarkup(parts[0])).toContain('aria-label="Close"');
      expect(renderToStaticMarkup(parts[1])).toContain('Lines');
    },
  );
});
