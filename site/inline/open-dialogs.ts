/** Closes a popover by a click beside it, and stands in for `closedby` and invoker commands. */
export function openDialogs() {
  let pressed: EventTarget | null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', ({ target, clientX, clientY }) => {
    // Words marked from the field to beyond the panel were not pressed beside it.
    if (target !== pressed || !(target instanceof HTMLDialogElement)) return;
    if (target.popover) target.hidePopover();
    // Who knows `closedby` has a property of that name too.
    if (target.closedBy || target.getAttribute('closedby') !== 'any') return;
    // The backdrop is the dialog itself, and so are the gaps between what lies inside it.
    const { x, y, right, bottom } = target.getBoundingClientRect();
    if (clientX < x || clientX > right || clientY < y || clientY > bottom) target.close();
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
}
