import { expect, it } from 'vitest';
import { createLog } from '../../../log.ts';
import { startCourier } from './courier.ts';

function stoppableRounds() {
  const ends: (() => void)[] = [];
  let begun = () => {};
  return {
    count: () => ends.length,
    end: () => ends.at(-1)?.(),
    next: () =>
      new Promise<void>((resolve) => {
        begun = resolve;
      }),
    round: () => {
      const done = new Promise<number>((resolve) => ends.push(() => resolve(0)));
      begun();
      return done;
    },
  };
}

it('goes once more when called during a round, however often, and one round at a time', async () => {
  const rounds = stoppableRounds();
  const courier = startCourier(rounds.round, createLog('error'));
  courier.call();
  courier.call();
  courier.call();
  expect(rounds.count()).toBe(1);
  const second = rounds.next();
  rounds.end();
  await second;
  expect(rounds.count()).toBe(2);
  const stopped = courier.stop();
  rounds.end();
  await stopped;
  courier.call();
  expect(rounds.count()).toBe(2);
});

it('goes on after a round that failed, and says so', async () => {
  const lines: string[] = [];
  let tries = 0;
  const courier = startCourier(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('the database is away');
      return 0;
    },
    createLog('warn', (line) => lines.push(line)),
  );
  courier.call();
  courier.call();
  await courier.stop();
  expect(lines.join('')).toContain('the database is away');
  expect(tries).toBe(1);
  const other = startCourier(async () => {
    tries += 1;
    return 0;
  }, createLog('error'));
  other.call();
  await other.stop();
  expect(tries).toBe(2);
});
