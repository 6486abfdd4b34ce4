import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import {
  type BuildInfo,
  buildInfoFile,
  computeBuildId,
  fileForPath,
  findProductIds,
  rendererFolder,
} from '../../server/pages/build-info.ts';
import { astroMarkup, type ScriptInfo } from '../../server/pages/finish-page.ts';

type Noted = { scripts: ScriptInfo; changes: CatalogueChanges };

/** Keeps the page renderer, which Astro deletes after a build: the server publishes prices with it. */
export function createRendererKeeper(dist: string) {
  const folder = path.join(dist, rendererFolder);
  /** The route of each page's file. */
  const routes = new Map<string, string>();
  const integration: AstroIntegration = {
    name: 'rungmoor:keep-renderer',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((defaultPrerenderer) => ({
          ...defaultPrerenderer,
          async getStaticPaths() {
            const paths = await defaultPrerenderer.getStaticPaths();
            for (const { pathname, route } of paths)
              if (route.type === 'page') routes.set(fileForPath(pathname, 'page'), route.route);
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
      named[file] = findProductIds(html);
      sheets[route] ??= (html.match(astroMarkup.styleSheet) ?? []).map(
        (tag) => / href="\/([^"]+)"/.exec(tag)?.[1] ?? '',
      );
    }
    const notes: BuildInfo = { build: computeBuildId(dist), changes, scripts, sheets, named };
    writeFileSync(path.join(folder, buildInfoFile), JSON.stringify(notes));
  };
  return { integration, writeNotes };
}
