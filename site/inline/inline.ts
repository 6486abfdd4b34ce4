/**
 * Turns functions into the text of one inline script. They run before any module has loaded, so
 * each must stand alone: nothing from outside its own body but the arguments given here as data.
 */
export function inline<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
  ...given: Arguments
): string {
  const data = given.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${run.toString()})(${data.join(',')});`;
}
