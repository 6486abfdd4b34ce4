import type { SSRResult } from 'astro';
import { type ReactNode, useId } from 'react';
import { expect, it } from 'vitest';
import renderer from './render-react.ts';

type Options = {
  props?: object;
  slots?: Record<string, string>;
  isIsland?: boolean;
  /** Astro's object for the page. */
  page?: SSRResult;
};

function render(component: unknown, { props = {}, slots = {}, isIsland, page }: Options = {}) {
  const metadata = isIsland ? { hydrate: 'idle' as const } : {};
  return renderer.renderToStaticMarkup.call(
    { result: page ?? ({} as SSRResult) },
    component,
    props,
    slots,
    { displayName: 'Component', astroStaticSlot: true, ...metadata },
  );
}

it('renders a component once', async () => {
  let count = 0;
  const Counted = ({ name }: { name: string }) => {
    count += 1;
    return <p>Hello {name}</p>;
  };
  const { html } = await render(Counted, { props: { name: 'Ada' } });
  expect(html).toBe('<p>Hello Ada</p>');
  expect(count).toBe(1);
});

it('passes slots as children and props, in the elements that Astro looks for', async () => {
  const Framed = ({ children, below }: { children?: ReactNode; below?: ReactNode }) => (
    <>
      {children}
      {below}
    </>
  );
  const slots = { default: '<b>In</b>', below: '<i>Under</i>', empty: ' ' };
  expect((await render(Framed, { slots })).html).toBe(
    '<astro-static-slot><b>In</b></astro-static-slot><astro-static-slot name="below"><i>Under</i></astro-static-slot>',
  );
  expect((await render(Framed, { slots, isIsland: true })).html).toBe(
    '<astro-slot><b>In</b></astro-slot><astro-slot name="below"><i>Under</i></astro-slot>',
  );
});

it('gives every component of a page ids of its own, and islands what their hydration compares', async () => {
  const Labelled = () => (
    <p id={useId()}>
      {1} of {2}
    </p>
  );
  const page = {} as SSRResult;
  const [one, other] = [
    await render(Labelled, { page }),
    await render(Labelled, { page, isIsland: true }),
  ];
  const idOf = ({ html }: { html: string }) => /id="([^"]+)"/.exec(html)?.[1];
  expect(idOf(one)).toContain(one.attrs?.prefix);
  expect(idOf(other)).toContain(other.attrs?.prefix);
  expect(idOf(other)).not.toBe(idOf(one));
  expect(one.html).toMatch(/>1 of 2</);
  expect(other.html).toMatch(/>1<!-- --> of <!-- -->2</);
});

it('leaves out the preloads that React adds for pictures', async () => {
  const { html } = await render(() => <img src="/a.avif" alt="" />);
  expect(html).toBe('<img src="/a.avif" alt=""/>');
});
