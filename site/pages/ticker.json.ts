import type { APIRoute } from 'astro';
import { products } from '../../catalogue/catalogue.ts';
import { cities } from '../../content/cities.ts';
import { projects } from '../../content/projects.ts';
import { tickerMessages } from '../../content/ticker.ts';

/** Every message of the ticker, for when it begins to move: the page itself shows the first. */
export const GET: APIRoute = () => Response.json(tickerMessages(products, projects, cities));
