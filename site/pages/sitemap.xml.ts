import type { APIRoute } from 'astro';
import { sitemap } from '../structured-data/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(), { headers: { 'content-type': 'application/xml' } });
