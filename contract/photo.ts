/** The kinds of pictures that can be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The largest accepted file, in bytes. */
export const maxPhotoBytes = 20 * 1024 * 1024;
