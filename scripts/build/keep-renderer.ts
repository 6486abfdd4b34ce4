import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { astroMarkup, type ScriptNotes } from '../../server/pages/finish-page.ts';
import {
  buildId,
  fileOfPath,
  namedProducts,
  type RendererNotes,
  rendererFolder,
  rendererNotes,
} from '../../server/pages/kept-renderer.ts';

type Noted = { scripts: ScriptNotes; changes: CatalogueChanges };

/** Keeps the page renderer, which Astro deletes after a build: the server publishes prices with it. */
export function keepRenderer(dist: string) {
  const folder = path.join(dist, rendererFolder);
  /** The route of each page's file. */
  const routes = new Map<string, string>();
  const integration: AstroIntegration = {
    name: 'rungmoor:keep-renderer',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((usual) => ({
          ...usual,
          async getStaticPaths() {
            const paths = await usual.getStaticPaths();
            for (const { pathname, route } of paths)
              if (route.type === 'page') routes.set(fileOfPath(pathname, 'page'), route.route);
            rmSync(folder, { recursive: true, force: true });
            cpSync(path.join(dist, '.prerender'), folder, { recursive: true });
            return paths;
          },
        })),
    },
  };
  /** Called when the built site no longer changes. */
  const writeNotes = ({ scripts, changes }: Noted) => {
    const named: Record<string, string[]> = {};
    const sheets: Record<string, string[]> = {};
    for (const [file, route] of routes) {
      const html = readFileSync(path.join(dist, file), 'utf8');
      named[file] = namedProducts(html);
      sheets[route] ??= (html.match(astroMarkup.styleSheet) ?? []).map(
        (tag) => / href="\/([^"]+)"/.exec(tag)?.[1] ?? '',
      );
    }
    const notes: RendererNotes = { build: buildId(dist), changes, scripts, sheets, named };
    writeFileSync(path.join(folder, rendererNotes), JSON.stringify(notes));
  };
  return { integration, writeNotes };
}
