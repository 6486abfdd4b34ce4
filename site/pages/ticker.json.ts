import type { APIRoute } from 'astro';
import { products } from '../../catalogue/catalogue.ts';
import { cities } from '../../content/cities.ts';
import { projects } from '../../content/projects.ts';
import { tickerMessages } from '../../content/ticker.ts';

/** Every message of the ticker, loaded when it starts to move. The page itself contains the first. */
export const GET: APIRoute = () => Response.json(tickerMessages(products, projects, cities));
