import { claims } from '../../../content/company.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { certificateIcon, shieldIcon, truckIcon } from '../../../ui/page-icons.ts';

const promises = [
  { icon: shieldIcon, name: 'Quality Guarantee' },
  { icon: truckIcon, name: 'UK Delivery Available' },
  { icon: certificateIcon, name: claims.standards.towers },
] as const;

export function TrustIcons() {
  return (
    <ul className="grid grid-cols-3 max-[20rem]:grid-cols-1" data-screen-only="">
      {promises.map(({ icon, name }) => (
        <li
          key={name}
          className="grid content-start gap-2 border-line-2 py-0.5 pr-3 font-medium text-13 leading-[1.35] max-[20rem]:flex min-[20rem]:not-first:border-l min-[20rem]:not-first:pl-4"
        >
          <Icon name={icon} />
          {name}
        </li>
      ))}
    </ul>
  );
}
