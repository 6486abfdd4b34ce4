import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../server/testing/free-port.ts';
import { createSelfSignedCertificate } from '../bench/certificate.ts';

/** A process of the shop behind the proxy. */
type Upstream = { port: number; officePort: number };

export type ProxyRequest = {
  path: string;
  host?: string;
  body?: string;
  headers?: Record<string, string>;
};
type ProxyResponse = { status: number; text: string };
export type OpenProxy = Awaited<ReturnType<typeof reserveProxy>>;

/** Reserves addresses for Caddy with docs/running/Caddyfile; `start` needs the processes behind it. */
export async function reserveProxy(folder: string) {
  const [https, http] = [await findFreePort(), await findFreePort()];
  const hosts = { shop: 'shop.localhost', office: 'office.localhost' };
  const origin = `https://${hosts.shop}:${https}`;
  const { key, cert } = createSelfSignedCertificate();
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' });

  function start(upstreams: readonly Upstream[]): ChildProcess {
    const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
    writeFileSync(files.key, key);
    writeFileSync(files.cert, cert);
    const addresses = (portKey: keyof Upstream) =>
      upstreams.map((upstream) => `127.0.0.1:${upstream[portKey]}`).join(' ');
    const log = `output file ${join(folder, 'caddy.log')}\n format json`;
    const child = spawn(
      'caddy',
      ['run', '--adapter', 'caddyfile', '--config', 'docs/running/Caddyfile'],
      {
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          CADDY_OPTIONS: `admin off\n http_port ${http}\n auto_https disable_redirects\n log {\n ${log}\n }`,
          SHOP_HOST: `${hosts.shop}:${https}`,
          OFFICE_HOST: `${hosts.office}:${https}`,
          SHOP_TLS: `tls ${files.cert} ${files.key}`,
          OFFICE_TLS: `tls ${files.cert} ${files.key}`,
          SHOP_LOG: `file ${join(folder, 'access.log')}`,
          SHOP_PROCESSES: addresses('port'),
          OFFICE_PROCESSES: addresses('officePort'),
        },
        stdio: 'ignore',
      },
    );
    process.once('exit', () => child.kill('SIGKILL'));
    return child;
  }

  /** One request over HTTPS; throws as a browser would show an error. */
  function sendRequest(
    agent: Agent,
    { path, host = hosts.shop, body, headers }: ProxyRequest,
  ): Promise<ProxyResponse> {
    const options: RequestOptions = {
      agent,
      host: '127.0.0.1',
      port: https,
      servername: host,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host: `${host}:${https}`,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          origin,
        }),
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      const clientRequest = request(options, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }));
        incoming.on('error', reject);
      });
      clientRequest.on('error', reject);
      clientRequest.end(body);
    });
  }

  async function waitUntilServing(): Promise<void> {
    const agent = new Agent({ rejectUnauthorized: false });
    for (let tries = 0; tries < 600; tries += 1) {
      const status = await sendRequest(agent, { path: '/' }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return;
      await pause(100);
    }
    throw new Error(`Caddy does not answer: ${readFileSync(join(folder, 'caddy.log'), 'utf8')}`);
  }

  return {
    hosts,
    origin,
    officeOrigin: `https://${hosts.office}:${https}`,
    /** The hash of its certificate's key, for a browser that is told to trust it. */
    trusted: createHash('sha256').update(spki).digest('base64'),
    start,
    sendRequest,
    waitUntilServing,
  };
}
