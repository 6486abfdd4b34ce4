import { linesOf } from './backup-file.ts';
import { BackupError, type BackupHead, readBackup } from './backup-lines.ts';
import { rejectUnknownTables } from './restore-backup.ts';

/** Reads a whole backup without touching the books, and answers how it begins. */
export async function inspectBackup(file: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  const keepHead = async (read: BackupHead) => {
    await rejectUnknownTables(read);
    head = read;
  };
  await readBackup(linesOf(file), keepHead, async () => {});
  if (!head) throw new BackupError('This is no backup of the shop.');
  return head;
}
