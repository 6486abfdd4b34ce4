import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { paths } from '../paths.ts';

const manifest = {
  id: paths.home,
  name: `${company.name}, professional access equipment`,
  short_name: company.name,
  lang: 'en-GB',
  start_url: paths.home,
  scope: paths.home,
  // Keeps the Back button, which a multi-page shop needs.
  display: 'minimal-ui',
  theme_color: '#0e1a2b',
  background_color: '#f6f3ed',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
