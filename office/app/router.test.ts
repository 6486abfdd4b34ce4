import { describe, expect, it } from 'vitest';
import { matchRoute, type ScreenPath } from './router.tsx';

const screen = () => null;
const routes: ScreenPath[] = [
  { path: '/', screen },
  { path: '/orders/print', screen },
  { path: '/orders/:reference', screen },
];

const found = (path: string) => {
  const match = matchRoute(routes, path);
  return match && [match.route.path, match.params];
};

describe('the route of an address', () => {
  it('[OF1] is found by its path, a literal one before a parameter', () => {
    expect(found('/')).toEqual(['/', {}]);
    expect(found('/orders/print')).toEqual(['/orders/print', {}]);
    expect(found('/orders/RM-000402')).toEqual(['/orders/:reference', { reference: 'RM-000402' }]);
  });

  it('[OF1] has its parameters in plain letters, and survives bad encoding', () => {
    expect(found('/orders/a%20b')).toEqual(['/orders/:reference', { reference: 'a b' }]);
    expect(found('/orders/%E0%A4%A')).toEqual(['/orders/:reference', { reference: '%E0%A4%A' }]);
  });

  it('[OF1] is none for any other address', () => {
    expect(found('/orders')).toBeUndefined();
    expect(found('/orders/RM-000402/lines')).toBeUndefined();
    expect(found('/toString')).toBeUndefined();
  });
});
