// The owner's commands: npm run shop -- help
import { createInterface } from 'node:readline/promises';
import '../server/database/quick-drizzle.ts';

try {
  // Imported here, so that an invalid catalogue is reported by its own message.
  const { runCommand: runShop } = await import('../server/admin/run-command.ts');
  process.exitCode = await runShop(process.argv.slice(2), {
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY ? ask : undefined,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** On stderr, so that redirected output stays clean. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // No answer, as after Ctrl-D, means no.
  const answer = await terminal.question(`${question} [y/N] `).catch(() => '');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
