import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { isContentHashed } from '../../contract/content-hashed.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/** The shop's own files that previews of its pages need, none of which can run as script. */
const shopAssetPath =
  /^\/(?:_astro|drawings|pictures)(?:\/[\w-]+)*\/[\w.-]+\.(?:css|woff2|svg|avif|webp)$/;

/** Nothing inline or from other origins, and no string can become markup or script. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // The preview of an email, which has its own policy.
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

type AppFile = { body: Buffer<ArrayBuffer>; brotli?: Buffer<ArrayBuffer>; type: string };

/** Serves the built app and the shop's pictures. All other URLs are screens of the app. */
export function createAppFileRoutes(folder: string, shopFolder: string): Hono {
  const files = readAssets(folder);
  const page = readFileSync(path.join(folder, 'index.html'));
  return new Hono()
    .get('/assets/:name', (context) => {
      const file = files.get(context.req.param('name'));
      if (!file) return context.text('Not Found', 404);
      const headers = { 'content-type': file.type, 'cache-control': 'max-age=31536000, immutable' };
      const acceptsBrotli = context.req.header('accept-encoding')?.includes('br');
      if (!file.brotli || !acceptsBrotli) return context.body(file.body, 200, headers);
      return context.body(file.brotli, 200, { ...headers, 'content-encoding': 'br' });
    })
    .get('*', async (context, next) => {
      const name = context.req.path;
      if (!shopAssetPath.test(name)) return next();
      try {
        return context.body(readFileSync(path.join(shopFolder, name)), 200, {
          'content-type': contentTypes[path.extname(name)] ?? '',
          ...(isContentHashed(name) && {
            'cache-control': 'private, max-age=31536000, immutable',
          }),
        });
      } catch {
        return context.text('Not Found', 404);
      }
    })
    .get('*', (context) =>
      context.body(page, 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy,
        'cache-control': 'no-store',
      }),
    );
}

function readAssets(folder: string): ReadonlyMap<string, AppFile> {
  const assets = path.join(folder, 'assets');
  const read = (name: string) => readFileSync(path.join(assets, name));
  const names = readdirSync(assets);
  return new Map(
    names
      .filter((name) => path.extname(name) in contentTypes)
      .map((name) => {
        const brotli = names.includes(`${name}.br`) ? read(`${name}.br`) : undefined;
        const type = contentTypes[path.extname(name)] ?? '';
        return [name, { body: read(name), type, ...(brotli && { brotli }) }];
      }),
  );
}
