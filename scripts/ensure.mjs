// Prepares the project: installs, and with the arguments `build` and `browser` builds the site and
// finds a browser. Skips what is up to date. Plain JavaScript without dependencies, because it runs
// before anything is installed, on whatever Node the machine has.

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Rungmoor needs Node 20 or newer, this is ${process.version}. See nodejs.org.`);
  process.exit(1);
}

const { ensure, Failure } = await import('./ensure/ensure.mjs');

// The shell of an npm script exits on a signal without forwarding it.
const shell = process.env.npm_lifecycle_event && process.ppid;
if (shell)
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 200).unref();

try {
  await ensure(new Set(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
