import { open } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueChanges, UncheckedChange } from '../../catalogue/changes.ts';
import { fileForPath, type ProductsByPage, readBuildInfo } from '../pages/build-info.ts';
import { findPageUrlPath } from '../pages/read-site.ts';
import type { RenderReport } from './render-process.ts';
import { startRenderProcess } from './renderer.ts';

/** Renders future pages of the shop, one at a time and on demand. Visitors never get them. */
export type PreviewPages = {
  /** Every page that has a URL, with the products that it names. */
  list: () => ReadonlyMap<string, readonly string[]>;
  /** A page's title as built; undefined for a new page. */
  readTitle: (address: string) => Promise<string | undefined>;
  /** A page with the draft's changes on top of those in force; undefined if there is no such page. */
  render: (
    address: string,
    inForce: CatalogueChanges,
    draft: readonly UncheckedChange[],
  ) => Promise<string | undefined>;
};

/** Why a page has no preview, and the product or record whose change is the cause, if known. */
export class PageRenderError extends Error {
  readonly productId: string | undefined;

  constructor(reason: string, productId?: string) {
    super(reason);
    this.productId = productId;
  }
}

/** A page takes 2 s on two idle cores. */
const timeoutMs = 60_000;
/** More than anyone opens at once. */
const maxQueued = 8;

/** Renders pages of a built site, each in a separate process. */
export function createPreviewPages(dist: string, stopping: AbortSignal): PreviewPages {
  let cachedPages: ReadonlyMap<string, readonly string[]> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let queuedCount = 0;

  function renderFile(page: string, changes: CatalogueChanges): Promise<string | undefined> {
    stopping.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
    const child = startRenderProcess({ dist, page, changes }, { timeoutMs });
    const stop = () => child.kill('SIGKILL');
    stopping.addEventListener('abort', stop);
    child.on('message', (report: RenderReport) => {
      if ('failure' in report) reject(new PageRenderError(report.failure));
      else if (!('stage' in report)) resolve(report.html);
    });
    child.on('error', reject);
    child.on('exit', () => {
      stopping.removeEventListener('abort', stop);
      reject(new Error('The page could not be made in time. Try again.'));
    });
    return promise;
  }

  /** Runs one at a time: the other core is for visitors. */
  async function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queuedCount >= maxQueued) throw new PageRenderError('Too many previews are being made.');
    queuedCount += 1;
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result.finally(() => {
      queuedCount -= 1;
    });
  }

  return {
    list() {
      try {
        cachedPages ??= pagesByUrlPath(readBuildInfo(dist).named);
      } catch {
        // After another build, each page's own preview reports why there is none.
        return new Map();
      }
      return cachedPages;
    },
    async readTitle(address) {
      const file = await open(path.join(dist, fileForPath(address, 'page'))).catch(() => undefined);
      const head = await file?.read({ buffer: Buffer.alloc(4096) });
      await file?.close();
      const [, title] = /<title>([^<|]*)/.exec(head?.buffer.toString() ?? '') ?? [];
      return title?.replaceAll('&amp;', '&').trim();
    },
    render: (address, { revision, changes }, draft) =>
      enqueue(async () => {
        const page = fileForPath(address, 'page');
        const renderWith = (tried: readonly UncheckedChange[]) =>
          renderFile(page, { revision, changes: [...changes, ...tried] });
        try {
          return await renderWith(draft);
        } catch (error) {
          if (!(error instanceof PageRenderError)) throw error;
          throw new PageRenderError(error.message, await findCause(draft, renderWith));
        }
      }),
  };
}

function pagesByUrlPath(named: ProductsByPage): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(named).flatMap(([file, products]) => {
      const address = findPageUrlPath(file);
      return address === undefined ? [] : [[address, products] as const];
    }),
  );
}

/**
 * The first product or record whose changes, applied after those before it, make rendering fail; undefined
 * if the page cannot be rendered even without changes.
 */
export async function findCause(
  draft: readonly UncheckedChange[],
  renderWith: (tried: readonly UncheckedChange[]) => Promise<unknown>,
): Promise<string | undefined> {
  const subjects = [...new Set(draft.map(({ productId }) => productId))];
  const canRender = (first: number) => {
    const tried = new Set(subjects.slice(0, first));
    return renderWith(draft.filter(({ productId }) => tried.has(productId))).then(
      () => true,
      () => false,
    );
  };
  if (!(await canRender(0))) return undefined;
  let [rendered, failed] = [0, subjects.length];
  while (failed - rendered > 1) {
    const middle = Math.floor((rendered + failed) / 2);
    if (await canRender(middle)) rendered = middle;
    else failed = middle;
  }
  return subjects[failed - 1];
}
