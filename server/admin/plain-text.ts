import { withoutDirectionMarks } from '../../contract/clean-text.ts';

/** Text that visitors wrote cannot steer the owner's terminal: control characters are shown as such. */
export function plainText(text: string): string {
  return withoutDirectionMarks(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '\uFFFD');
}
