import { type FamilyKey, familyDisplayName } from '../../../catalogue/families.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { paths } from '../../paths.ts';

const ways: readonly FamilyKey[] = [
  'step-ladders',
  'extension-ladders',
  'podium-steps',
  'folding-tower',
];

/** The content of an empty cart: links into the shop. */
export function EmptyCart() {
  const links = [
    ...ways.map((family) => ({ name: familyDisplayName(family), href: paths.shopFamily(family) })),
    { name: 'Spare Parts', href: paths.spareParts },
  ];
  return (
    <div className="py-7">
      <h3 className="head-4">Your cart is empty</h3>
      <p className="mt-2 mb-5 text-ink-2">
        Anything you add stays here when you close the page, and shows in every open tab.
      </p>
      <LinkButton look="ink" href={paths.shop}>
        Browse all equipment
        <Icon name="arrow" small />
      </LinkButton>
      <ul className="mt-7 border-ink border-t">
        {links.map(({ name, href }) => (
          <li key={href} className="border-line border-b">
            <a
              href={href}
              className="flex min-h-tap items-center justify-between font-[560] hover:underline"
            >
              {name}
              <Icon name="right" small />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
