/**
 * Turns functions into inline scripts. They can only use the arguments passed as data, no imports or outer
 * variables.
 */
export function inline<Arguments extends readonly unknown[]>(
  run: (...given: Arguments) => void,
  ...given: Arguments
): string {
  const data = given.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${run.toString()})(${data.join(',')});`;
}
