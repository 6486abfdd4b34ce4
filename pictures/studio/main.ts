// npm run studio -- <command>: makes the pictures of the products. Never runs in production.
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { check } from './commands/check.ts';
import { contactSheet } from './commands/contact-sheet.ts';
import { icons } from './commands/icons.ts';
import { render } from './commands/render.ts';
import { share } from './commands/share.ts';
import { StudioError } from './files.ts';
import { renderScenes } from './scenes/render-scenes.ts';

const usage = `npm run studio -- <command>

  render         renders what has changed (needs Blender); stop with Ctrl-C, the next run goes on
    --only <id or family>   some products: an id, how ids begin, or a family; may be repeated
    --view <view>           three-quarter, front, detail or scale
    --limit <number>        so many pictures at most
  contact-sheet  lays out all stills of a view in one picture, in .cache/studio
    --only, --view          as above
  check          tells whether every product has its pictures, and which show an older model
  scenes         renders the places where products are used (needs Blender), as far as they have changed
    --only <name>           some scenes, by how their names begin; may be repeated
    --preview               small and quick, into .cache/studio/scenes; nothing is kept
  share          makes the pictures of pages for sharing (needs Chromium), as far as they have changed
    --only <name>           some pages, by how their names begin (home, product-, projects-, locations-)
  icons          makes favicon.ico and the other icons out of favicon.svg`;

// Use the lowest priority, because rendering takes hours.
setPriority(19);
try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof StudioError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      view: { type: 'string' },
      limit: { type: 'string' },
      preview: { type: 'boolean' },
    },
  });
  const { only, view } = values;
  switch (positionals[0]) {
    case 'render':
      return render({ only, view, limit: parseLimit(values.limit) });
    case 'contact-sheet':
      return contactSheet({ only, view });
    case 'check':
      return check();
    case 'scenes':
      return renderScenes({ only, preview: values.preview });
    case 'share':
      return share({ only });
    case 'icons':
      return icons();
    default:
      throw new StudioError(usage);
  }
}

function parseLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new StudioError(`--limit is a whole number, not ${text}.`);
  return Number(text);
}
