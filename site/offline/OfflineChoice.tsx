/** A checkbox to stop pages from being stored for offline use. Shown by the script that handles it. */
export function OfflineChoice() {
  return (
    <fieldset data-offline-choice hidden>
      <legend className="head-3 mb-4">Your choice</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" defaultChecked className="size-5 accent-ink" />
        Store pages for use offline in this browser
      </label>
      <p role="status" className="mt-2 text-ink-2" />
    </fieldset>
  );
}
