import { describe, expect, it } from 'vitest';
import { RequestError } from '../app/api.ts';
import { conflictOf, fieldErrorsOf } from './form.tsx';
import { initialsOf } from './marks.tsx';

describe('an answer to a form', () => {
  it('[OF5] that rejects it names the first error of each field', () => {
    const body = { error: 'Check.', fields: { tracking: ['Too short.', 'No.'], note: [] } };
    expect(fieldErrorsOf(new RequestError(422, body))).toEqual({ tracking: 'Too short.' });
  });

  it('[OF5] of another kind has no errors of fields', () => {
    expect(fieldErrorsOf(new RequestError(500, { fields: { tracking: ['No.'] } }))).toEqual({});
    expect(fieldErrorsOf(new RequestError(422, { error: 'No.' }))).toEqual({});
    expect(fieldErrorsOf(new TypeError('no network'))).toEqual({});
    expect(fieldErrorsOf(undefined)).toEqual({});
  });

  it('[OF13] about someone else’s change carries what stands now', () => {
    const current = { version: 3 };
    expect(conflictOf(new RequestError(409, { current }))).toBe(current);
    expect(conflictOf(new RequestError(409, { error: 'Already dispatched.' }))).toBeUndefined();
    expect(conflictOf(new RequestError(500, { current }))).toBeUndefined();
  });
});

describe('the initials of a name', () => {
  it.each([
    ['Ruth Mellor', 'RM'],
    ['dan van der whitworth', 'DW'],
    ['Priya', 'P'],
    ['  ', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
