type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A click that means here and now, not a new tab, a new window or a download. */
export function isPlainClick(event: Click): boolean {
  return !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
