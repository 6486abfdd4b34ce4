import { describe, expect, it } from 'vitest';
import { RequestError } from '../app/api.ts';
import { getConflict, getFieldErrors } from './form.tsx';
import { getInitials } from './marks.tsx';

describe('form errors', () => {
  it('[OF5] returns the first error of each field', () => {
    const body = { error: 'Check.', fields: { tracking: ['Too short.', 'No.'], note: [] } };
    expect(getFieldErrors(new RequestError(422, body))).toEqual({ tracking: 'Too short.' });
  });

  it('[OF5] returns no field errors for other failures', () => {
    expect(getFieldErrors(new RequestError(500, { fields: { tracking: ['No.'] } }))).toEqual({});
    expect(getFieldErrors(new RequestError(422, { error: 'No.' }))).toEqual({});
    expect(getFieldErrors(new TypeError('no network'))).toEqual({});
    expect(getFieldErrors(undefined)).toEqual({});
  });

  it('[OF13] returns the current record of a conflict', () => {
    const current = { version: 3 };
    expect(getConflict(new RequestError(409, { current }))).toBe(current);
    expect(getConflict(new RequestError(409, { error: 'Already dispatched.' }))).toBeUndefined();
    expect(getConflict(new RequestError(500, { current }))).toBeUndefined();
  });
});

describe('initials', () => {
  it.each([
    ['Ruth Mellor', 'RM'],
    ['dan van der whitworth', 'DW'],
    ['Priya', 'P'],
    ['  ', ''],
  ])('returns the initials of %j as %j', (name, initials) => {
    expect(getInitials(name)).toBe(initials);
  });
});
