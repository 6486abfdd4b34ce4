import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { folders, StudioError, writeAtomically } from '../files.ts';
import { Progress } from '../progress.ts';
import { type Card, cardSize } from '../share/card.ts';
import { cardFingerprint, cardsPage, pictureFile } from '../share/card-page.ts';
import { allCards } from '../share/cards.ts';

interface ShareOptions {
  /** Names of cards, or prefixes of names. */
  readonly only?: readonly string[] | undefined;
}

const encoding = { quality: 65, mozjpeg: true } as const;
/** The number of cards on one page, because starting a browser takes longer than laying out cards. */
const batchSize = 12;
const fingerprintFile = fileURLToPath(new URL('../share/made.json', import.meta.url));

/** Makes the missing and outdated social sharing pictures of pages. */
export async function share({ only = [] }: ShareOptions): Promise<boolean> {
  const chromium = findChromium();
  const cards = allCards();
  const chosen = cards.filter(
    ({ name }) => only.length === 0 || only.some((start) => name.startsWith(start)),
  );
  if (chosen.length === 0)
    throw new StudioError(`No page's picture is called ${only.join(' or ')}.`);
  const made = readFingerprints();
  const wanted = chosen.filter(
    (card) =>
      made[card.name] !== cardFingerprint(card, encoding) || !existsSync(cardFile(card.name)),
  );
  console.log(`${chosen.length - wanted.length} of ${chosen.length} pictures are up to date.`);
  mkdirSync(folders.share, { recursive: true });
  const progress = new Progress(wanted.length);
  for (let at = 0; at < wanted.length; at += batchSize) {
    const batch = wanted.slice(at, at + batchSize);
    await makePictures(batch, chromium);
    for (const card of batch) {
      made[card.name] = cardFingerprint(card, encoding);
      console.log(progress.line(card.name));
    }
    writeFingerprints(made);
  }
  removeStalePictures(new Set(cards.map(({ name }) => name)), made);
  return true;
}

async function makePictures(cards: readonly Card[], chromium: string): Promise<void> {
  const missing = cards.map((card) => pictureFile(card)).find((file) => !existsSync(file));
  // A browser shows nothing for a missing picture and reports no error.
  if (missing) throw new StudioError(`There is no ${missing}, which the list of pictures names.`);
  const { width, height } = cardSize;
  const size = { width, height: height * cards.length };
  const page = await takeScreenshot(chromium, cardsPage(cards), size);
  for (const [at, { name }] of cards.entries()) {
    const cut = page.clone().extract({ left: 0, top: at * height, width, height });
    writeAtomically(cardFile(name), await cut.jpeg(encoding).toBuffer());
  }
}

/** Removes the pictures of pages that no longer exist. */
function removeStalePictures(names: ReadonlySet<string>, made: Record<string, string>): void {
  for (const file of readdirSync(folders.share))
    if (!names.has(path.parse(file).name)) rmSync(path.join(folders.share, file));
  writeFingerprints(Object.fromEntries(Object.entries(made).filter(([name]) => names.has(name))));
}

function cardFile(name: string): string {
  return path.join(folders.share, `${name}.jpg`);
}

function readFingerprints(): Record<string, string> {
  return existsSync(fingerprintFile) ? JSON.parse(readFileSync(fingerprintFile, 'utf8')) : {};
}

/** Writes one line for each picture, so that diffs show which one changed. */
function writeFingerprints(made: Readonly<Record<string, string>>): void {
  const ordered = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeAtomically(fingerprintFile, `${JSON.stringify(ordered, undefined, 2)}\n`);
}

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The path of the browser tests' Chromium, which `npm test` finds or installs. */
function findChromium(): string {
  const { browserNote } = folders;
  const recordedBrowser = existsSync(browserNote) ? readFileSync(browserNote, 'utf8') : undefined;
  const program = process.env.CHROMIUM_PATH ?? recordedBrowser;
  if (program && existsSync(program)) return program;
  throw new StudioError('There is no Chromium here: set CHROMIUM_PATH, or run npm test once.');
}

/** Takes a screenshot of a page at the given size. */
async function takeScreenshot(chromium: string, html: string, size: PageSize) {
  const folder = path.join(folders.sheets, 'share');
  mkdirSync(folder, { recursive: true });
  const page = path.join(folder, 'page.html');
  const picture = path.join(folder, 'page.png');
  writeFileSync(page, html);
  rmSync(picture, { force: true });
  await run(chromium, [
    '--headless',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
    '--allow-file-access-from-files',
    `--window-size=${size.width},${size.height}`,
    `--screenshot=${picture}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    pathToFileURL(page).href,
  ]);
  if (!existsSync(picture)) throw new StudioError(`${chromium} took no picture of ${page}.`);
  return sharp(readFileSync(picture)).removeAlpha();
}

function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(program, args, { stdio: 'ignore' })
      .once('error', reject)
      .once('close', (code) =>
        code === 0 ? resolve() : reject(new StudioError(`${program} ended with ${code}.`)),
      );
  });
}
