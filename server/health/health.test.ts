import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import {
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { describe, expect, it, vi } from 'vitest';
import type { HealthCheckResult } from '../../contract/health.ts';
import { readEnvironment } from '../app/environment.ts';
import type { Shop } from '../app/shop.ts';
import { createHealthMonitor } from './monitor.ts';
import { certificateFinding, findCertificateExpiry } from './service-checks.ts';
import { backupFinding, diskFinding, jobsFinding } from './storage-checks.ts';

const now = new Date('2026-11-18T09:40:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const gigabyte = 1024 ** 3;

describe('findings', () => {
  it.each([
    [90, 'good'],
    [14, 'good'],
    [13, 'warning'],
    [5, 'warning'],
    [4, 'problem'],
    [-1, 'problem'],
  ])('[OF11] of a certificate that is good for %i days is %s', (days, state) => {
    expect(certificateFinding(inDays(days), now).state).toBe(state);
  });

  it.each([
    ['2026-11-18', true, 'good'],
    ['2026-11-17', true, 'good'],
    ['2026-11-16', true, 'warning'],
    ['2026-11-15', true, 'problem'],
    [undefined, true, 'problem'],
    [undefined, false, 'good'],
  ])('[OF11] of a backup of %s, customers %s, is %s', (day, isPublic, state) => {
    expect(backupFinding(day, isPublic, now).state).toBe(state);
  });

  it.each([
    [20 * gigabyte, 40 * gigabyte, 'good', '20.0 of 40.0 GB free.'],
    [gigabyte, 40 * gigabyte, 'warning', '1.0 of 40.0 GB free.'],
    [gigabyte / 10, 40 * gigabyte, 'problem', '0.1 of 40.0 GB free.'],
    [0, 0, 'good', 'This disk does not say how full it is.'],
  ])('[OF11] of a disk with %i of %i bytes free is %s', (free, size, state, finding) => {
    expect(diskFinding(free, size)).toMatchObject({ state, finding });
  });

  it('[OF11] lists jobs that have not run', () => {
    const today = { retention: '2026-11-18', analyze: '2026-11-17' };
    const runs = (each: Record<string, string>) => jobsFinding(new Map(Object.entries(each)), now);
    expect(runs({}).state).toBe('warning');
    expect(runs({ ...today, 'missed payment events': '2026-11-18' }).state).toBe('good');
    expect(runs({ ...today, 'missed payment events': '2026-11-16' })).toMatchObject({
      state: 'problem',
      finding: 'Neither today nor yesterday: finding missed payment events.',
    });
    expect(runs(today)).toMatchObject({ state: 'problem' });
  });

  it('[OF11] explains the meaning and the remedy of every problem', () => {
    for (const { meaning, todo } of [
      certificateFinding(inDays(1), now),
      backupFinding(undefined, true, now),
      diskFinding(1, gigabyte),
      jobsFinding(new Map(), now),
    ])
      expect(meaning && todo).toBeTruthy();
  });
});

describe('the certificate of an address', () => {
  it('[OF11] is rejected if it is not trusted, as in a browser', async () => {
    const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]);
    const ends = new Date(Date.UTC(2090, 5, 1));
    const signed = await X509CertificateGenerator.createSelfSigned({
      name: 'CN=localhost',
      notBefore: new Date(Date.UTC(2026, 0, 1)),
      notAfter: ends,
      keys,
      signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }])],
    });
    const cert = signed.toString('pem');
    const secret = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
    const server = createServer({ key: PemConverter.encode(secret, 'PRIVATE KEY'), cert });
    server.on('tlsClientError', () => {});
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
    try {
      expect(await findCertificateExpiry(address, cert)).toEqual(ends);
      await expect(findCertificateExpiry(address)).rejects.toThrow('self-signed');
    } finally {
      server.close();
    }
    await expect(findCertificateExpiry(address)).rejects.toThrow();
  });
});

describe('the monitor', () => {
  const never = () => Promise.reject<Shop>(new Error('no shop'));
  const made = () => {
    let state: HealthCheckResult['state'] = 'problem';
    const run = vi.fn(
      async (): Promise<HealthCheckResult[]> => [
        { name: 'disk', state, finding: 'F' },
        { name: 'email', state: 'good', finding: 'F' },
      ],
    );
    const monitor = createHealthMonitor(readEnvironment({}), never, run);
    const set = (to: HealthCheckResult['state']) => {
      state = to;
    };
    return { run, monitor, set };
  };

  it('[OF11] caches results for a minute unless a check is requested', async () => {
    vi.useFakeTimers({ now });
    const { run, monitor } = made();
    expect(monitor.problems()).toEqual([]);
    await Promise.all([monitor.read(), monitor.read()]);
    vi.setSystemTime(now.getTime() + 59_000);
    await monitor.read();
    expect(run).toHaveBeenCalledTimes(1);
    await monitor.checkNow();
    expect(run).toHaveBeenCalledTimes(2);
    monitor.invalidate();
    await monitor.read();
    expect(run).toHaveBeenCalledTimes(3);
    vi.setSystemTime(now.getTime() + 120_000);
    await monitor.read();
    expect(run).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });

  it('[OF11] tracks when a problem was first found', async () => {
    vi.useFakeTimers({ now });
    const { monitor, set } = made();
    await monitor.checkNow();
    vi.setSystemTime(now.getTime() + 600_000);
    await monitor.checkNow();
    expect(monitor.problems()).toMatchObject([{ name: 'disk', since: now }]);
    set('warning');
    await monitor.checkNow();
    expect(monitor.problems()).toEqual([]);
    vi.useRealTimers();
  });

  it('[OF11] runs every five minutes until stopped', async () => {
    vi.useFakeTimers({ now });
    const { run, monitor } = made();
    const stopping = new AbortController();
    monitor.start(stopping.signal);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(run).toHaveBeenCalledTimes(3);
    stopping.abort();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(run).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
