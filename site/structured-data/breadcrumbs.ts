import type { BreadcrumbList, WithContext } from 'schema-dts';
import { addressOf } from './address.ts';

interface Step {
  readonly name: string;
  readonly href?: string;
}

/** The way to a page. A step without an address is left out, unless it is the page itself. */
export function breadcrumbs(trail: readonly Step[]) {
  const steps = trail.filter(({ href }, place) => href !== undefined || place === trail.length - 1);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      ...(href !== undefined && { item: addressOf(href) }),
    })),
  } as const satisfies WithContext<BreadcrumbList>;
}
