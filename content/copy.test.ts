import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** What visitors read, one entry per sentence, with its file. */
const sentences = globSync(
  ['content/**/*.{ts,json}', 'catalogue/lists/*.ts', 'site/**/*.{ts,tsx,astro}'],
  { cwd: root },
)
  .filter((file) => !/\.test\.tsx?$|scenes\.json$|claims\.json$/.test(file))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\*|\/\*)|"quote":/.test(line))
      .flatMap((line) => line.split(/(?<=[.!?])\s+/))
      .map((sentence) => ({ file, sentence })),
  );

const said = (words: RegExp) =>
  sentences
    .filter(({ sentence }) => words.test(sentence))
    .map(({ file, sentence }) => `${file}: ${sentence.trim()}`);

const people =
  '(sites?|trades?|teams?|crews?|engineers?|roofers?|electricians?|plumbers?|builders?|fitters?|firms?|contractors?|yards?|museums?|customers?|buyers?|people)';

it('[CO9] says of nobody what they buy, own or choose without a source', () => {
  expect(sentences.length).toBeGreaterThan(3000);
  expect(
    said(
      new RegExp(
        `\\b(most|many|few|all) (\\w+ )?${people} (own|buy|choose|use|accept|take|prefer|order)|\\b(chosen|trusted|preferred|loved|used) by\\b|\\b${people} (often|usually|mostly) (buy|choose|use|order)|best[- ]?sell|favourite|industry[- ]leading|number one`,
        'i',
      ),
    ),
  ).toEqual([]);
});

it('[CO9] names a source where it says how not to work at height', () => {
  const source = /HSE|INDG455|PASMA|Ladder Association|\bEN |BS \d|Regulations|PUWER|guide|manual/;
  const forbids =
    /\b(never|don['’]t|do not|nobody) (stand|climb|lean|pack|mix|reach|paint|work|overreach)\b|\bisolate first\b|\btop three\b|\btie it\b/i;
  // The guidance names its source once, under its three lines.
  const unsourced = said(forbids).filter(
    (line) => !source.test(line) && !line.startsWith('content/ladder-guidance.ts'),
  );
  expect(unsourced).toEqual([]);
});
