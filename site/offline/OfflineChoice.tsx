/** Where a visitor may refuse that pages are kept for use offline; shown by the script that heeds it. */
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
