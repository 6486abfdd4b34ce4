// What is being done and how long it took, on stderr: stdout belongs to the command that comes next.
const { stderr } = process;

let name;
let start = 0;
let ticking;

/** Says what begins now; what was under way before has ended. */
export function beginStep(step) {
  endStep();
  name = step;
  start = Date.now();
  stderr.write(`${name} …`);
  ticking = setInterval(tick, stderr.isTTY ? 1_000 : 20_000);
}

/** Says how long the step under way has taken, if there is one, or what came of it instead. */
export function endStep(outcome = `${((Date.now() - start) / 1000).toFixed(1)} s`) {
  if (name === undefined) return;
  clearInterval(ticking);
  stderr.write(stderr.isTTY ? `\r${name} … ${outcome}\x1b[K\n` : ` ${outcome}\n`);
  name = undefined;
}

/** On a terminal the seconds count up in their place; in a log there is a sign of life now and then. */
function tick() {
  const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
  stderr.write(stderr.isTTY ? `\r${name} … ${seconds}` : ` ${seconds} …`);
}
