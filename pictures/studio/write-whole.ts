import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file so that whoever reads it meanwhile finds the old one or the new one, never half of it. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
