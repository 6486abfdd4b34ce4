/**
 * Closes a popover over the whole screen by a click beside what it shows, which is the popover itself,
 * and gives `command`/`commandfor` buttons their meaning in browsers that do not know invoker commands.
 */
export function openDialogs() {
  let pressed: EventTarget | null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', ({ target }) => {
    // Words marked from the field to beyond the panel were not pressed beside it.
    if (target === pressed && target instanceof HTMLDialogElement && target.popover)
      target.hidePopover();
  });
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    const command = button?.getAttribute('command');
    if (command === 'show-modal') dialog.showModal();
    else if (command === 'show-popover') dialog.showPopover();
    else if (command === 'hide-popover') dialog.hidePopover();
    else dialog.close();
  });
  addEventListener('click', (event) => {
    // The backdrop is the dialog itself: what lies inside it is a child.
    if (
      event.target instanceof HTMLDialogElement &&
      event.target.getAttribute('closedby') === 'any'
    )
      event.target.close();
  });
}
