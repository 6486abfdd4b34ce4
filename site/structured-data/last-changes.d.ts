declare module 'virtual:last-changes' {
  /** The day of each file's last change at build time, for example 2026-11-17, by path. */
  export const lastChanges: ReadonlyMap<string, string>;
}
