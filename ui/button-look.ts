export type ButtonLook = 'signal' | 'ink' | 'line' | 'quiet' | 'good';
export type ButtonSize = 'small' | 'normal' | 'big';

const base = 'button-base';

const looks: Record<ButtonLook, string> = {
  signal: 'border-signal bg-signal text-ink hover:border-signal-press hover:bg-signal-press',
  ink: 'border-ink bg-ink text-paper hover:bg-ink-hover',
  line: 'border-ink hover:bg-ink hover:text-paper',
  quiet: 'border-line-2 bg-plate hover:border-ink',
  good: 'border-good bg-plate text-good',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-14',
  normal: 'min-h-tap px-5.5 text-16',
  big: 'min-h-15 px-7.5 text-18',
};

/** The classes that a button and a link that looks like one share. */
export function buttonClass(look: ButtonLook, size: ButtonSize, className = ''): string {
  return `${base} ${looks[look]} ${sizes[size]} ${className}`.trim();
}
