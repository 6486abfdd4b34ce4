import type { ReactNode } from 'react';

type Tone = 'ink' | 'good' | 'warn' | 'alert';

type GaugeProps = { used: number; total?: number; late?: boolean };

/** The promised working days as cells: used ones are dark, an extra red one means late. A text is beside it. */
function Gauge({ used, total = 5, late = false }: GaugeProps) {
  const cells = Array.from({ length: late ? total + 1 : total }, (_, day) => {
    if (day >= total) return 'late';
    return day < used ? 'used' : 'left';
  });
  return (
    <span aria-hidden="true" className="gauge">
      {cells.map((cell, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its day
        <i key={day} data-cell={cell} />
      ))}
    </span>
  );
}

/** A gauge with its words: 'Send by Thu 19', 'Late by 1 day'. */
export function DueGauge({ children, ...gauge }: GaugeProps & { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
      <Gauge {...gauge} />
      <span className={gauge.late ? 'font-semibold text-alert' : undefined}>{children}</span>
    </span>
  );
}

type StateProps = {
  /** Full: done. Half: in progress. Open: stuck or failed. Cross: cancelled. */
  mark: 'full' | 'half' | 'open' | 'cross';
  tone?: Tone;
  children: ReactNode;
};

/** A state is a mark, a word and a colour, never a colour alone. */
export function StateMark({ mark, tone = 'ink', children }: StateProps) {
  return (
    <span className="state-mark" data-mark={mark} data-tone={tone}>
      {children}
    </span>
  );
}

/** The first letters of someone's first and last name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

/** A member of staff. Hidden from screen readers if the name is beside it. */
export function Initials({ name, beside = false }: { name: string; beside?: boolean }) {
  const reader = beside ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...reader} title={name} className="initials">
      {getInitials(name)}
    </span>
  );
}

/** The colleagues who have the same record open. */
export function OpenBy({ people }: { people: readonly { staffId: number; name: string }[] }) {
  return people.map(({ staffId, name }) => (
    <span key={staffId} className="inline-flex items-center gap-2">
      <Initials name={name} beside />
      {name} has it open too
    </span>
  ));
}

type PhoneLinkProps = { phone: string; className?: string };

/** A phone number to call. */
export function PhoneLink({ phone, className = '' }: PhoneLinkProps) {
  return (
    <a className={`text-link ${className}`.trim()} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  );
}

/** A keyboard key. Hidden from screen readers, which have the list of keys. */
export function Kbd({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="kbd">
      {children}
    </span>
  );
}
