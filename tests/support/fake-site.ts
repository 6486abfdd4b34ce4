import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeManifest } from '../../server/pages/manifest.ts';

const page = (text: string) => `<!doctype html><title>${text}</title><h1>${text}</h1>`;

const files: Record<string, string> = {
  'index.html': page('Home'),
  'shop.html': page('Professional Access Equipment '.repeat(40)),
  '404.html': page('Page Not Found'),
  '500.html': page('Unexpected Application Error!'),
  'product-fallback.html': page('First product'),
  'project-not-found.html': page('The project "{slug}" could not be found.'),
  'enquiry-again.html': `${page('Not sent')}<div class="form" data-enquiry-again></div><p>Footer</p>`,
  'register.html': `${page('Equipment register')}<div class="register" data-register></div><p>Footer</p>`,
  'offer.html': `${page('Your offer')}<div class="x" data-offer></div>`,
  'thank-you.html': page('Thank you'),
  'offline.html': page("You're offline"),
  'offline-worker.js': 'const name = "the built worker";',
  'product/tit-20.html': `${page('Titan 20')}<section class="x" hidden="" data-restock-answer=""><form><input type="hidden" name="key" value=""/></form></section>`,
  'product/tit-20.pdf': '%PDF-1.7 Titan 20',
  'projects/leeds-shopping-ladders.html': page('Leeds'),
  'projects.html': page('Projects'),
  'locations/index.html': page('Locations'),
  'robots.txt': 'User-agent: *\n',
  '.ensure': 'stamp',
  '.well-known/security.txt': 'Contact: mailto:security@rungmoor.example\n',
  '_astro/shop.B2x9.js': 'export const shop = true;'.repeat(40),
  'pictures/0a1b2c3d4e5f-480.avif': 'a still',
  'pictures/scenes/city-leeds-0a1b2c3d-960.avif': 'a scene',
  'pictures/titan.avif': 'abcdefghijklmnopqrstuvwxyz',
  'pictures/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'data sheet.pdf': 'pdf',
};

const compressed = ['shop.html', '404.html', '_astro/shop.B2x9.js'];

/** The content security policy of every page in the made-up build. */
export const fakeContentSecurityPolicy = "default-src 'none'; script-src 'self' 'sha256-made-up'";

type FakeSite = { dist: string; remove: () => void };

/** Writes a small built site into a temporary folder, for tests of the server. */
export function writeFakeSite(): FakeSite {
  const dist = mkdtempSync(path.join(tmpdir(), 'rungmoor-site-'));
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  };
  for (const [name, content] of Object.entries(files)) {
    write(name, content);
    if (!compressed.includes(name)) continue;
    write(`${name}.br`, brotliCompressSync(content));
    write(`${name}.gz`, gzipSync(content));
  }
  const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
  const contentSecurityPolicy = Object.fromEntries(
    pages.map((name) => [name, fakeContentSecurityPolicy]),
  );
  write('.manifest.json', JSON.stringify({ contentSecurityPolicy }));
  writeManifest(dist);
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}
