/** The kinds of pictures that can be uploaded. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Bytes of the largest file that is taken. */
export const mostPhotoBytes = 20 * 1024 * 1024;
