declare module 'virtual:last-changes' {
  /** The day on which each file last changed when the site was built, 2026-11-17, by its path. */
  export const lastChanges: ReadonlyMap<string, string>;
}
