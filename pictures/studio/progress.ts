/** Reports the progress of a long job, and estimates the remaining time from the time taken so far. */
export class Progress {
  readonly #all: number;
  readonly #started: number;
  #done = 0;

  constructor(all: number, started = performance.now()) {
    this.#all = all;
    this.#started = started;
  }

  /** Counts one more item as done and returns a progress line. */
  line(name: string, now = performance.now()): string {
    this.#done += 1;
    const left = this.#all - this.#done;
    const each = (now - this.#started) / this.#done / 1000;
    const count = `${this.#done}/${this.#all}`.padStart(2 * String(this.#all).length + 1);
    const rest = left === 0 ? 'done' : `about ${formatDuration(left * each)} left`;
    return `${count}  ${name}  (${each.toFixed(1)} s each, ${rest})`;
  }
}

function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
