import * as v from 'valibot';
import { fillFacts } from './facts.ts';

/** A text of a data file, with its facts filled in. */
export const text = v.pipe(
  v.string('Write a text'),
  v.nonEmpty('Write something'),
  v.check((line) => line === line.trim(), 'Remove the space at the start or the end'),
  v.rawTransform(({ dataset, addIssue }) =>
    fillFacts(dataset.value, (message) => addIssue({ message })),
  ),
);

/** The same, with a maximum length when filled in. */
export const textUpTo = (most: number) =>
  v.pipe(
    text,
    v.maxLength(most, ({ received }) => `Longer than ${most} characters: ${received}`),
  );

export const within = (least: number, most: number) => {
  const message = `Write a number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.minValue(least, message), v.maxValue(most, message));
};

export const whole = (least: number, most: number) =>
  v.pipe(within(least, most), v.integer('Write a whole number'));

/** A list of exactly `least` items, or of `least` to `most`. */
export function listOf<Item extends v.GenericSchema>(item: Item, least: number, most = least) {
  const message = `There have to be ${least === most ? least : `${least} to ${most}`}`;
  return v.pipe(v.array(item), v.minLength(least, message), v.maxLength(most, message));
}
