import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('has a default for every variable', () => {
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

  it('derives the origin from the port if not set', () => {
    expect(readEnvironment({ PORT: '8080' }).ORIGIN).toBe('http://localhost:8080');
    expect(readEnvironment({ ORIGIN: 'https://rungmoor.example' }).ORIGIN).toBe(
      'https://rungmoor.example',
    );
  });

  it('enables offline use by default', () => {
    expect(readEnvironment({}).OFFLINE).toBe('on');
    expect(readEnvironment({ OFFLINE: 'off' }).OFFLINE).toBe('off');
    expect(() => readEnvironment({ OFFLINE: 'no' })).toThrow('OFFLINE must be on or off');
  });

  it('treats an empty value as not set', () => {
    expect(readEnvironment({ PORT: '', ORIGIN: '' }).PORT).toBe(3000);
  });

  it('lists every invalid variable in one message', () => {
    const wrong = { PORT: 'abc', LOG_LEVEL: 'loud', ORIGIN: 'rungmoor.example/shop' };
    expect(() => readEnvironment(wrong)).toThrow(
      /PORT must be .*; ORIGIN must be .*; LOG_LEVEL must be /,
    );
  });

  it('[CC11] tells whether ORIGIN was set', () => {
    expect(readEnvironment({}).isOriginAssumed).toBe(true);
    expect(readEnvironment({ ORIGIN: 'https://rungmoor.example' }).isOriginAssumed).toBe(false);
  });

  const stripe = {
    ORIGIN: 'https://rungmoor.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it('[CC14] requires both secrets of the payment provider or neither', () => {
    expect(readEnvironment(stripe)).toMatchObject(stripe);
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      expect(() => readEnvironment({ ...stripe, [name]: '' })).toThrow(
        'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY',
      );
    }
  });

  it('[CC14] rejects payment keys without ORIGIN', () => {
    expect(() => readEnvironment({ ...stripe, ORIGIN: '' })).toThrow(
      'ORIGIN must be set together with STRIPE_SECRET_KEY',
    );
  });

  it('[CC14] uses the Netlify site’s URL, and requires DATABASE_URL there', () => {
    const URL = 'https://rungmoor.netlify.app';
    const netlify = { NETLIFY: 'true', URL, DATABASE_URL: 'postgres://db.example/shop' };
    expect(readEnvironment({ ...stripe, ...netlify, ORIGIN: '' }).ORIGIN).toBe(URL);
    expect(readEnvironment({ ...stripe, ...netlify }).ORIGIN).toBe(stripe.ORIGIN);
    expect(readEnvironment({ URL }).ORIGIN).toBe('http://localhost:3000');
    expect(() => readEnvironment({ ...netlify, DATABASE_URL: '' })).toThrow(
      'DATABASE_URL must be set on Netlify',
    );
  });

  it.each([
    'postgres://shop:pa#ss@db.example/shop',
    'postgres://shop:pa/ss@db.example/shop',
    'postgres://shop:pa?ss@db.example/shop',
    'postgres://shop:12#ss@db.example/shop',
    'postgres://shop:12/ss@db.example/shop',
    'postgres://shop:12?ss@db.example/shop',
    // What remains when .env contains an unquoted #.
    'postgres://shop:pa',
  ])('[CC14] says how to write the password in %s', (DATABASE_URL) => {
    const SMTP_URL = DATABASE_URL.replace('postgres', 'smtps');
    for (const [name, wrong] of Object.entries({ DATABASE_URL, SMTP_URL })) {
      expect(() => readEnvironment({ [name]: wrong })).toThrow(
        new RegExp(`${name} must be an address .*# as %23, / as %2F, \\? as %3F.* in quotes`),
      );
    }
  });

  it.each([
    'postgres://shop:pa%23s%2Fs%3F@db.example:5432/shop?sslmode=verify-full',
    'postgresql://shop@/shop?host=/var/run/postgresql',
    'postgres:///shop',
  ])('[CC14] accepts the database URL %s', (DATABASE_URL) => {
    expect(readEnvironment({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  it.each(['sk_live_1', 'rk_live_1'])('[CC14] rejects live payments with only %s', (key) => {
    const live = { ...stripe, STRIPE_SECRET_KEY: key };
    expect(() => readEnvironment(live)).toThrow(
      'DATABASE_URL must be set when STRIPE_SECRET_KEY is a live key',
    );
    expect(() => readEnvironment({ STRIPE_SECRET_KEY: key })).toThrow(
      /STRIPE_WEBHOOK_SECRET must be set .*; DATABASE_URL must be set /,
    );
    const kept = { ...live, DATABASE_URL: 'postgres://db.example/shop' };
    expect(readEnvironment(kept)).toMatchObject(kept);
  });

  it('[CC14] does not repeat a secret in the message', () => {
    const wrong = { STRIPE_SECRET_KEY: 'pk_live_2', DATABASE_URL: 'mysql://me:hunter2@db.example' };
    expect(() => readEnvironment(wrong)).toThrow(/STRIPE_SECRET_KEY must be a Stripe secret key/);
    expect(() => readEnvironment(wrong)).not.toThrow(/pk_live_2|hunter2/);
  });

  it('[QU4] writes emails to a folder and trusts no proxy by default', () => {
    const { SMTP_URL, MAIL_DIR, TRUST_PROXY } = readEnvironment({});
    expect({ SMTP_URL, TRUST_PROXY }).toEqual({ SMTP_URL: undefined, TRUST_PROXY: 0 });
    expect(MAIL_DIR).toMatch(/\/var\/mail$/);
    const given = { SMTP_URL: 'smtps://me:word@mail.example:465', TRUST_PROXY: '2' };
    expect(readEnvironment(given)).toMatchObject({ ...given, TRUST_PROXY: 2 });
  });

  it('[QU4] rejects an invalid SMTP_URL without repeating its password', () => {
    for (const SMTP_URL of ['mail.example', 'https://me:word@mail.example', 'me:word@mail']) {
      expect(() => readEnvironment({ SMTP_URL })).toThrow('SMTP_URL must be an address such as');
      expect(() => readEnvironment({ SMTP_URL })).not.toThrow(/me:word/);
    }
    for (const TRUST_PROXY of ['true', '-1', '10', '1.2.3.4']) {
      expect(() => readEnvironment({ TRUST_PROXY })).toThrow('TRUST_PROXY must be the number');
    }
  });

  it('[CC14] has default time-outs, and metrics off by default', () => {
    expect(readEnvironment({})).toMatchObject({
      HEADERS_TIMEOUT: 10_000,
      REQUEST_TIMEOUT: 30_000,
      KEEP_ALIVE_TIMEOUT: 65_000,
      MAX_CONNECTIONS: 2000,
      MAX_CONNECTIONS_PER_ADDRESS: 200,
      METRICS_HOST: '127.0.0.1',
    });
    expect(readEnvironment({}).METRICS_PORT).toBeUndefined();
    expect(readEnvironment({ METRICS_PORT: '9464' }).METRICS_PORT).toBe(9464);
    expect(() => readEnvironment({ PORT: '9464', METRICS_PORT: '9464' })).toThrow(
      'METRICS_PORT must differ from PORT',
    );
    for (const HEADERS_TIMEOUT of ['0', '99', '10s', '1e4', '600001']) {
      expect(() => readEnvironment({ HEADERS_TIMEOUT })).toThrow(
        'HEADERS_TIMEOUT must be a whole number from 100 to 600000',
      );
    }
  });

  it('[CC14] rejects a REQUEST_TIMEOUT below HEADERS_TIMEOUT', () => {
    const timeoutMessage = 'REQUEST_TIMEOUT must be no less than HEADERS_TIMEOUT';
    expect(() => readEnvironment({ REQUEST_TIMEOUT: '5000' })).toThrow(timeoutMessage);
    expect(() => readEnvironment({ HEADERS_TIMEOUT: '40000' })).toThrow(timeoutMessage);
    const same = { HEADERS_TIMEOUT: '5000', REQUEST_TIMEOUT: '5000' };
    expect(readEnvironment(same)).toMatchObject({ HEADERS_TIMEOUT: 5000, REQUEST_TIMEOUT: 5000 });
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
