import type { APIRoute } from 'astro';
import { merchantFeed } from '../../structured-data/merchant-feed.ts';

export const GET: APIRoute = () =>
  new Response(merchantFeed(), { headers: { 'content-type': 'application/xml' } });
