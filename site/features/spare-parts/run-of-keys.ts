/**
 * Arrow keys on a closed field choose one option after the other: for Back they are one step. `goesOn`
 * says of each choice whether it belongs to the run of the one before.
 */
export function runOfKeys(form: HTMLElement) {
  let isByKey = false;
  let isRunning = false;
  const end = () => {
    isRunning = false;
  };
  form.addEventListener('keydown', () => {
    isByKey = true;
    // A key that only opens the list chooses nothing: what is chosen there comes later.
    setTimeout(() => {
      isByKey = false;
    });
  });
  form.addEventListener('focusout', end);
  return {
    end,
    goesOn() {
      const isMore = isRunning && isByKey;
      isRunning = isByKey;
      return isMore;
    },
  };
}
