import { enlargedId } from './enlarged-id.ts';

/** The buttons and the arrow keys of the enlarged picture choose the view before it or after it. */
export function stepViews() {
  const zoom = document.getElementById(enlargedId);
  const pictures = zoom?.closest('fieldset');
  if (!zoom || !pictures) return;

  const step = (by: number) => {
    const views = [...pictures.querySelectorAll<HTMLInputElement>('input[name=view]')];
    const next = views.findIndex(({ checked }) => checked) + by;
    views.at(next % views.length)?.click();
  };
  zoom.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
    if (button) step(Number(button.dataset.step));
  });
  zoom.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  // Of a picture wider than the screen the middle is seen first: the product stands there.
  pictures.querySelector(`[commandfor=${enlargedId}]`)?.addEventListener('click', () => {
    const box = zoom.querySelector('.overflow-auto');
    requestAnimationFrame(() => box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, 0));
  });
}
