import { expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { breadcrumbs } from './schema.ts';

it('[PD1] numbers the steps, the last without a URL', () => {
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'Shop', href: '/shop' },
    { name: 'Step Ladder' },
  ];
  expect(breadcrumbs(trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${company.origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Shop', item: `${company.origin}/shop` },
    { '@type': 'ListItem', position: 3, name: 'Step Ladder' },
  ]);
});

it('leaves out steps without a page', () => {
  const list = breadcrumbs([{ name: 'Home', href: '/' }, { name: 'Locations' }, { name: 'Leeds' }]);
  expect(list.itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Leeds'],
  ]);
});
