/** Closes a popover on a click outside, and is a polyfill for `closedby` and invoker commands. */
export function openDialogs() {
  let pressed: EventTarget | null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', ({ target, clientX, clientY }) => {
    // A text selection dragged from the field to outside the panel is not a click outside.
    if (target !== pressed || !(target instanceof HTMLDialogElement)) return;
    if (target.popover) target.hidePopover();
    // Browsers that support `closedby` have a property for it.
    if (target.closedBy || target.getAttribute('closedby') !== 'any') return;
    // The backdrop belongs to the dialog element, as do the gaps between its children.
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
