import { expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { securityText } from './robots.ts';

const day = 24 * 60 * 60 * 1000;

it.each(['2026-11-15', '2027-01-31', '2028-02-29', '2026-12-31T23:59:59.999Z'])(
  'security.txt expires ten months to a year after %s',
  (built) => {
    const at = new Date(built);
    const fields = Object.fromEntries(
      securityText(at)
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: `mailto:${company.email.shown}`,
      'Preferred-Languages': 'en',
      Canonical: `${company.origin}/.well-known/security.txt`,
    });
    expect(fields.Expires).toMatch(/^\d{4}-\d\d-01T00:00:00Z$/);
    const left = (new Date(fields.Expires).getTime() - at.getTime()) / day;
    expect(left).toBeGreaterThan(300);
    expect(left).toBeLessThan(365);
  },
);
