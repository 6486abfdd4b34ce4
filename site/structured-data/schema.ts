import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Pence } from '../../catalogue/money.ts';
import { company } from '../../content/company.ts';

/** The absolute URL of a page or file. */
export function absoluteUrl(path: string): string {
  return new URL(path, company.origin).href;
}

interface BreadcrumbStep {
  readonly name: string;
  readonly href?: string;
}

/** The breadcrumb trail. A step without an address is left out, unless it is the page itself. */
export function breadcrumbs(trail: readonly BreadcrumbStep[]) {
  const steps = trail.filter(({ href }, place) => href !== undefined || place === trail.length - 1);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, place) => ({
      '@type': 'ListItem' as const,
      position: place + 1,
      name,
      ...(href !== undefined && { item: absoluteUrl(href) }),
    })),
  } as const satisfies WithContext<BreadcrumbList>;
}

/** Data as the text of a script element. */
export function toScriptJson(data: object): string {
  // A '<' in the data could close the script element; JSON parsers read the escape as the same character.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** A price in pounds as a plain number: 1234.50. */
export function formatPounds(pence: Pence): string {
  return (pence / 100).toFixed(2);
}
