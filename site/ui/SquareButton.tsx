import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName;
  /** Said by screen readers: the button has no other words. */
  label: string;
};

export function SquareButton({ icon, label, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`inline-grid size-tap flex-none place-items-center rounded-control border border-line-2 bg-plate hover:border-ink disabled:opacity-40 ${className}`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
