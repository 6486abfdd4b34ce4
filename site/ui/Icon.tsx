const drawings = {
  phone:
    'M4 2h3l1.5 4-2 2c1 2.2 3.3 4.5 5.5 5.5l2-2 4 1.5v3c0 1-.8 1.8-1.8 1.7C9 17 3 11 2.3 3.8 2.2 2.8 3 2 4 2z',
  mail: 'M2 4h16v12H2zM2 4.5l8 6.5 8-6.5',
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM12.8 12.8L18 18',
  cart: 'M1 3h3l2 10h9.5L18 6H4.6M8.3 16.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0zM15.8 16.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0z',
  menu: 'M2 5h16M2 10h16M2 15h16',
  close: 'M4 4l12 12M16 4L4 16',
  left: 'M12.5 3l-7 7 7 7',
  right: 'M7.5 3l7 7-7 7',
  down: 'M4 7l6 6 6-6',
  up: 'M4 13l6-6 6 6',
  'turn-left': 'M17.5 12c0-3.3-3.4-6-7.5-6-2.6 0-4.9 1-6.2 2.6M3 4.5v4.6h4.6',
  'turn-right': 'M2.5 12c0-3.3 3.4-6 7.5-6 2.6 0 4.9 1 6.2 2.6M17 4.5v4.6h-4.6',
  reset: 'M4.2 6.5A7 7 0 1 1 3 10.8M3.5 2.5v4.6h4.6',
  cube: 'M10 2l7 4v8l-7 4-7-4V6zM3.2 6.1L10 10l6.8-3.9M10 10v7.8',
  arrow: 'M2 10h15M11.5 4.5L17 10l-5.5 5.5',
  back: 'M18 10H3M8.5 4.5L3 10l5.5 5.5',
  pause: 'M6.5 4v12M13.5 4v12',
  play: 'M6 3.5l10 6.5-10 6.5z',
  eye: 'M1.5 10C3.5 6.3 6.5 4.5 10 4.5s6.5 1.8 8.5 5.5c-2 3.7-5 5.5-8.5 5.5S3.5 13.7 1.5 10zM12.6 10a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0z',
  check: 'M3 10.5l4.5 4.5L17 5',
  grid: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
  list: 'M3 4.5h14M3 10h14M3 15.5h14',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  shield: 'M10 2l7 2.5v5c0 4-3 7-7 8.5-4-1.5-7-4.5-7-8.5v-5zM6.8 9.8l2.4 2.4 4-4.4',
  truck:
    'M1 5h11v9H1zM12 8h4l3 3v3h-7zM6.7 15a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0zM16.7 15a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0z',
  certificate: 'M4 2h12v16H4zM7 6h6M7 9h6M11.8 13.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z',
  filter: 'M2 5h10M15 5h3M2 10h3M8 10h10M2 15h8M13 15h5M12 3v4M5 8v4M10 13v4',
  compare: 'M6 3v14M14 3v14M2 7h8M10 13h8',
  bell: 'M4 14.5h12M5.5 14.5V9a4.5 4.5 0 0 1 9 0v5.5M8.5 17.5h3',
} as const;

export type IconName = keyof typeof drawings;

/** A drawn sign beside words. It never stands for them: it is hidden from screen readers. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={small ? 'icon-small' : 'icon'}>
      <path d={drawings[name]} />
    </svg>
  );
}
