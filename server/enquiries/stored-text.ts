/** Text over several lines as a database and a mail can hold it: no control character but the line break. */
export function storedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();
}
