/** Turns functions into inline scripts. Each must stand alone, with nothing but the arguments given as data. */
export function inline<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
  ...given: Arguments
): string {
  const data = given.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${run.toString()})(${data.join(',')});`;
}
