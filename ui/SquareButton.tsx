import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './Icon.tsx';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName;
  /** Read by screen readers: the button has no other text. */
  label: string;
};

export function SquareButton({ icon, label, className = '', ...rest }: Props) {
  return (
    <button type="button" aria-label={label} className={`square-button ${className}`} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
