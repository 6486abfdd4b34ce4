import { type ReactNode, useEffect } from 'react';
import { api, useApiQuery } from '../app/api.ts';
import { Logo } from '../app/Logo.tsx';
import { useHasSignedInUser } from '../app/session.tsx';

/** The layout of the pages before sign-in. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  // When shown over another page, that page keeps its main element and its title.
  const isDialog = useHasSignedInUser();
  useEffect(() => {
    if (!isDialog) document.title = `${title} · Rungmoor office`;
  }, [title, isDialog]);
  const Container = isDialog ? 'div' : 'main';
  return (
    <div className="entry">
      <Container className="entry-form">
        <Logo />
        <div className="entry-body">
          <h1>{title}</h1>
          {children}
        </div>
        <p className="label">The Rungmoor office. Customers can’t see it.</p>
      </Container>
      <aside className="entry-picture" aria-hidden="true">
        <MeasuredPicture />
      </aside>
    </div>
  );
}

/** A product's picture with its height as a dimension line. */
function MeasuredPicture() {
  const { data } = useApiQuery(['sign-in-picture'], () => api['sign-in'].picture.$get());
  if (!data?.file) return null;
  const { file, metres, ground, stand } = data;
  const middle = (ground + stand) / 2;
  return (
    <div>
      <img src={`/pictures/${file}-960.avif`} alt="" />
      <svg viewBox="0 0 960 960" aria-hidden="true">
        <path d={`M92 ${stand}H372M92 ${ground}H372`} className="stroke-[1.3] stroke-ink" />
        <path d={`M112 ${stand + 8}V${ground - 8}`} className="stroke-[1.8] stroke-ink" />
        <path
          d={`M112 ${stand}l-6 17h12zM112 ${ground}l-6-17h12z`}
          className="fill-ink stroke-none"
        />
        <rect x="64" y={middle - 22} width="96" height="44" className="fill-signal" />
        <text x="112" y={middle + 9} className="fill-ink">
          {metres} m
        </text>
      </svg>
    </div>
  );
}
