import { describe, expect, it } from 'vitest';
import { matchRoute, type ScreenDefinition } from './router.tsx';

const screen = () => null;
const routes: ScreenDefinition[] = [
  { path: '/', screen },
  { path: '/orders/print', screen },
  { path: '/orders/:reference', screen },
];

const found = (path: string) => {
  const match = matchRoute(routes, path);
  return match && [match.route.path, match.params];
};

describe('route matching', () => {
  it('[OF1] matches literal paths before parameters', () => {
    expect(found('/')).toEqual(['/', {}]);
    expect(found('/orders/print')).toEqual(['/orders/print', {}]);
    expect(found('/orders/RM-000402')).toEqual(['/orders/:reference', { reference: 'RM-000402' }]);
  });

  it('[OF1] decodes parameters, and keeps badly encoded ones', () => {
    expect(found('/orders/a%20b')).toEqual(['/orders/:reference', { reference: 'a b' }]);
    expect(found('/orders/%E0%A4%A')).toEqual(['/orders/:reference', { reference: '%E0%A4%A' }]);
  });

  it('[OF1] returns undefined for an unknown path', () => {
    expect(found('/orders')).toBeUndefined();
    expect(found('/orders/RM-000402/lines')).toBeUndefined();
    expect(found('/toString')).toBeUndefined();
  });
});
