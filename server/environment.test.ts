import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('needs nothing set', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({
      PORT: 3000,
      ORIGIN: 'http://localhost:3000',
      LOG_LEVEL: 'info',
      API_ONLY: false,
    });
    expect(environment.HOST).toBeUndefined();
    expect(environment.DIST).toMatch(/\/dist$/);
  });

  it('takes the origin from the port unless it is given', () => {
    expect(readEnvironment({ PORT: '8080' }).ORIGIN).toBe('http://localhost:8080');
    expect(readEnvironment({ ORIGIN: 'https://rungmoor.example' }).ORIGIN).toBe(
      'https://rungmoor.example',
    );
  });

  it('treats an empty value as not set', () => {
    expect(readEnvironment({ PORT: '', ORIGIN: '' }).PORT).toBe(3000);
  });

  it('names every wrong variable in one message', () => {
    const wrong = { PORT: 'abc', LOG_LEVEL: 'loud', ORIGIN: 'rungmoor.example/shop' };
    expect(() => readEnvironment(wrong)).toThrow(
      /PORT must be .*; ORIGIN must be .*; LOG_LEVEL must be /,
    );
  });

  it.each(['0', '65536', '-1', '3000.5', '1e3', ' 3000'])('refuses the port "%s"', (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow('PORT must be a whole number from 1 to 65535');
  });

  it.each([
    'https://rungmoor.example/',
    'https://rungmoor.example/shop',
    'ftp://rungmoor.example',
    'javascript:alert(1)',
    'https://user:pass@rungmoor.example',
  ])('refuses the origin "%s"', (ORIGIN) => {
    expect(() => readEnvironment({ ORIGIN })).toThrow('ORIGIN must be an address without a path');
  });
});
