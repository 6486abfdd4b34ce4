interface ReadGallery {
  readonly thumbnails: readonly HTMLInputElement[];
  /** The views in the order of their thumbnails. */
  readonly views: readonly Element[];
  /** The number of the one that is shown. */
  readonly chosen: number;
}

/** What the gallery around an element shows: only the built page knows the files of all four views. */
export function readGallery(within: Element | null): ReadGallery {
  const gallery = within?.closest('fieldset');
  const thumbnails = [...(gallery?.querySelectorAll<HTMLInputElement>('input[name=view]') ?? [])];
  return {
    thumbnails,
    views: [...(gallery?.querySelectorAll('[data-view]') ?? [])],
    chosen: thumbnails.findIndex(({ checked }) => checked),
  };
}

/** A view's picture and measure once more, in the file that a larger place asks for. */
export function enlargedCopy(view: Element): Node[] {
  const copy = view.cloneNode(true) as Element;
  for (const source of copy.querySelectorAll('source')) source.sizes = 'min(100vw, 960px)';
  return [...copy.childNodes];
}
