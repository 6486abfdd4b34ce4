/** Data as the text of a script element. */
export function inScript(data: object): string {
  // A '<' in the data could close the script; written as an escape it is the same text to a reader of JSON.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
