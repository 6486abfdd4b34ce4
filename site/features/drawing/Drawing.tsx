import type { ReactNode } from 'react';

type Props = {
  /** Where the file with the lines is. */
  src: string;
  /** What it shows, in words; nothing where the words stand beside it. */
  alt?: string;
  /** The part of the sheet that is shown. */
  viewBox: string;
  /** Where the drawing holds on to its box when it is too large for it. */
  hold?: 'bottom' | 'bottom right';
  /** The largest thing in sight as the page opens: nothing else loads before it. */
  eager?: boolean;
  /** The box: it has a place and a size of its own. */
  className: string;
  /** Letters and dimensions, in the drawing's units. */
  children?: ReactNode;
};

const holds = {
  bottom: { picture: 'object-bottom', letters: 'xMidYMax slice' },
  'bottom right': { picture: 'object-right-bottom', letters: 'xMaxYMax slice' },
} as const;

/**
 * A drawing that fills its box. Its lines come as a file that browsers keep; its letters stand in
 * the page, where they have the page's font.
 */
export function Drawing(props: Props) {
  const { src, alt = '', viewBox, hold = 'bottom', eager = false, className, children } = props;
  const [, , width, height] = viewBox.split(' ').map(Number);
  return (
    <div className={`overflow-hidden ${className}`}>
      <img
        {...{ src, width, height }}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={`absolute inset-0 size-full object-cover ${holds[hold].picture}`}
      />
      {children && (
        <svg
          viewBox={viewBox}
          preserveAspectRatio={holds[hold].letters}
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          {children}
        </svg>
      )}
    </div>
  );
}
