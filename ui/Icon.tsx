/** Icons that islands of many pages use. Icons for fewer pages stay out of the files that all pages load. */
const iconPaths = {
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM12.8 12.8L18 18',
  cart: 'M1 3h3l2 10h9.5L18 6H4.6M8.3 16.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0zM15.8 16.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0z',
  close: 'M4 4l12 12M16 4L4 16',
  left: 'M12.5 3l-7 7 7 7',
  right: 'M7.5 3l7 7-7 7',
  down: 'M4 7l6 6 6-6',
  arrow: 'M2 10h15M11.5 4.5L17 10l-5.5 5.5',
  eye: 'M1.5 10C3.5 6.3 6.5 4.5 10 4.5s6.5 1.8 8.5 5.5c-2 3.7-5 5.5-8.5 5.5S3.5 13.7 1.5 10zM12.6 10a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0z',
  check: 'M3 10.5l4.5 4.5L17 5',
  grid: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
  list: 'M3 4.5h14M3 10h14M3 15.5h14',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  filter: 'M2 5h10M15 5h3M2 10h3M8 10h10M2 15h8M13 15h5M12 3v4M5 8v4M10 13v4',
  compare: 'M6 3v14M14 3v14M2 7h8M10 13h8',
  bell: 'M4 14.5h12M5.5 14.5V9a4.5 4.5 0 0 1 9 0v5.5M8.5 17.5h3',
} as const;

type NamedIcon = keyof typeof iconPaths;

/** The path of an icon that is not in `drawings`, 20 units wide and high. */
export type IconPath = `M${string}`;

export type IconName = NamedIcon | IconPath;

export const houseIcon: IconPath = 'M2 9.5L10 3l8 6.5M4.5 8v9h11V8';

/** An icon beside words. It never replaces them: it is hidden from screen readers. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={small ? 'icon-small' : 'icon'}>
      <path d={isNamed(name) ? iconPaths[name] : name} />
    </svg>
  );
}

function isNamed(name: IconName): name is NamedIcon {
  return name in iconPaths;
}
