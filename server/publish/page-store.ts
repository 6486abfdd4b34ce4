import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { ProductsByPage } from '../pages/build-info.ts';
import { chooseCompression, findSmallest } from '../pages/compression.ts';
import { variantName } from '../pages/manifest.ts';
import type { StoredFile } from '../pages/read-site.ts';

/** Every file that differs from the build's, by name. */
export type PublishedFiles = Readonly<Record<string, StoredFile>>;

/** What is published, including all that the next publication needs. */
export type Publication = {
  /** The build that these pages belong to. */
  build: string;
  changes: CatalogueChanges;
  /** The changes that every page includes; the rest of a publication's pages follow after its first. */
  settled: CatalogueChanges;
  files: PublishedFiles;
  named: ProductsByPage;
  stage: 'first' | 'all' | 'compressed';
};

type Effort = 'quick' | 'best';

/** Run in threads of their own, while the next page is rendered. */
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzipCompress);

const publicationFile = 'publication.json';

/**
 * A folder of published files, each with its compressed variants. Files are never changed, so that a
 * response in progress stays intact whatever is published meanwhile.
 */
export function openPageStore(folder: string) {
  const pathOf = (name: string) => path.join(folder, name);
  mkdirSync(folder, { recursive: true });

  /** Renamed when complete, so that an interrupted publication leaves no partial file. */
  function write(name: string, bytes: Uint8Array | string): void {
    const temporaryPath = pathOf(`${name}.part`);
    writeFileSync(temporaryPath, bytes);
    renameSync(temporaryPath, pathOf(name));
  }

  const sizeOf = (name: string) => statSync(pathOf(name), { throwIfNoEntry: false })?.size;

  function findStoredFile(stored: string, tag: string): StoredFile | undefined {
    // The identity file is written last, after its compressed variants.
    const identity = sizeOf(stored);
    if (identity === undefined) return undefined;
    const [br, gzip] = [sizeOf(variantName(stored, 'br')), sizeOf(variantName(stored, 'gzip'))];
    return { stored, tag, identity, br, gzip };
  }

  function isComplete({ stored, tag, identity, br, gzip }: StoredFile): boolean {
    const found = findStoredFile(stored, tag);
    return found?.identity === identity && found.br === br && found.gzip === gzip;
  }

  return {
    /** Stores a file under its tag, unless it is there already. */
    async storeFile(
      name: string,
      bytes: Uint8Array,
      tag: string,
      effort: Effort,
    ): Promise<StoredFile> {
      const stored = `${tag}.${effort}`;
      const known = findStoredFile(`${tag}.best`, tag) ?? findStoredFile(stored, tag);
      if (known) return known;
      const way = chooseCompression(name, bytes.length, effort);
      const [brs, gzips] = await Promise.all([
        Promise.all(way?.br.map((options) => toBrotli(bytes, options)) ?? []),
        Promise.all(way ? [toGzip(bytes, way.gzip)] : []),
      ]);
      const [br, gzip] = [findSmallest(brs, bytes.length), findSmallest(gzips, bytes.length)];
      if (br) write(variantName(stored, 'br'), br);
      if (gzip) write(variantName(stored, 'gzip'), gzip);
      write(stored, bytes);
      return { stored, tag, identity: bytes.length, br: br?.length, gzip: gzip?.length };
    },

    read: (stored: string) => readFileSync(pathOf(stored)),

    /** The last publication for a build, if all its files are there. */
    readPublication(build: string): Publication | undefined {
      try {
        const text = readFileSync(pathOf(publicationFile), 'utf8');
        const publication: Publication = JSON.parse(text);
        const isUsable =
          publication.build === build && Object.values(publication.files).every(isComplete);
        return isUsable ? publication : undefined;
      } catch {
        return undefined;
      }
    },

    writePublication(publication: Publication): void {
      write(publicationFile, JSON.stringify(publication));
    },

    /** Deletes all other files. */
    deleteAllExcept(...files: readonly PublishedFiles[]): void {
      const stored = files.flatMap((each) => Object.values(each)).map((file) => file.stored);
      const keptNames = new Set([publicationFile, ...stored]);
      for (const name of readdirSync(folder))
        if (!keptNames.has(name.replace(/\.(br|gz)$/, ''))) rmSync(pathOf(name), { force: true });
    },
  };
}
