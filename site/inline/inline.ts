/**
 * Turns functions into inline scripts. They can only use the arguments passed as data, no imports or outer
 * variables.
 */
export function inline<Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => void,
  ...args: Arguments
): string {
  const data = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${run.toString()})(${data.join(',')});`;
}
