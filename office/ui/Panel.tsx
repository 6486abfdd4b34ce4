import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

/** The facts of one record in cells, like the title block of a technical drawing. */
export function FactGrid({ cells }: { cells: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="cells">
      {cells.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PanelProps = { label: string; head?: ReactNode; foot?: ReactNode; children: ReactNode };

/** A hard-edged panel beside the content, with tabs or a heading at the top. */
export function Panel({ label, head, foot, children }: PanelProps) {
  return (
    <section aria-label={label} className="panel">
      {head}
      <div className="grid gap-4 px-5 pt-4.5 pb-5">{children}</div>
      {foot && <div className="grid gap-2.5 border-line border-t px-5 py-4">{foot}</div>}
    </section>
  );
}

/** The one big button that submits the form of a panel. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button type="submit" look="signal" size="big" className="w-full" {...props} />;
}

type ActionProps = { children: string; note?: ReactNode; busy: boolean; disabled?: boolean };

/** The submit button of a panel's form, with a note about its effect. */
export function PanelSubmit({ children, note, busy, disabled = false }: ActionProps) {
  return (
    <div className="panel-action">
      <SubmitButton disabled={disabled} aria-busy={busy || undefined}>
        {children}
      </SubmitButton>
      {note && <p className="label">{note}</p>}
    </div>
  );
}

type SectionProps = { title: string; note?: ReactNode; end?: ReactNode; children: ReactNode };

/** A section of a screen with its own heading and at most one link or button beside it. */
export function Section({ title, note, end, children }: SectionProps) {
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
        {note && <span className="text-13 text-ink-2">{note}</span>}
        {end && <span className="ml-auto flex items-center gap-3 text-13">{end}</span>}
      </div>
      {children}
    </section>
  );
}

type TabsProps = {
  label: string;
  tabs: readonly { name: string; href: string; count?: number | string; current: boolean }[];
  /** In a panel's header, the tabs share its width. */
  inPanel?: boolean;
  end?: ReactNode;
};

/** Tabs between views, each with its own address. */
export function Tabs({ label, tabs, inPanel = false, end }: TabsProps) {
  return (
    <div className={inPanel ? 'panel-tabs' : 'tabs'}>
      <nav aria-label={label}>
        {tabs.map(({ name, href, count, current }) => (
          <a key={name} href={href} aria-current={current ? 'page' : undefined}>
            {name}
            {count !== undefined && <span className="count">{count}</span>}
          </a>
        ))}
      </nav>
      {end}
    </div>
  );
}
