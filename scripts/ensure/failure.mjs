/** Something the person at the keyboard can mend; its message says how. */
export class Failure extends Error {}

const diskTroubles = {
  EROFS: 'the disk is read-only',
  EACCES: 'the folder is not open to this user',
  EPERM: 'the folder is not open to this user',
  ENOSPC: 'the disk is full',
};

/** Turns a file system error into words; other errors stay as they are. */
export function explainDiskTrouble(error, folder) {
  const trouble = diskTroubles[error.code];
  return trouble ? new Failure(`Cannot write to ${folder}: ${trouble}.`) : error;
}
