import { useId, useState } from 'react';
import { maxPhotoBytes, photoTypes } from '../../contract/photo.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../order/Picture.tsx';
import { ErrorState } from '../ui/states.tsx';
import { useAddToDraft, useUploadPhoto } from './prices-data.ts';

type Props = {
  productId: string;
  /** The photo, with the draft applied; null for the rendered picture or the drawing. */
  photo: string | null;
  /** The rendered picture's file, once the studio has made it. */
  rendered: string | undefined;
};

/** The product's main picture: the owner's photo, or else the rendered one or the drawing. */
export function PhotoField({ productId, photo, rendered }: Props) {
  const id = useId();
  const upload = useUploadPhoto(productId);
  const change = useAddToDraft();
  const [problem, setProblem] = useState('');
  const uploadFile = (file: File | undefined) => {
    if (!file) return;
    change.reset();
    upload.reset();
    const isTooLarge = file.size > maxPhotoBytes;
    setProblem(isTooLarge ? 'Use a picture of at most 20 MB.' : '');
    if (!isTooLarge) upload.mutate(file);
  };
  const fallbackText = rendered ? 'the rendered picture' : 'the drawing';
  const error = upload.error ?? change.error;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
      <Picture file={photo ?? rendered} size="large" />
      <div className="grid min-w-0 gap-2">
        <p aria-live="polite">
          {upload.isPending
            ? 'Reading the picture…'
            : photo
              ? 'A photo is the main picture.'
              : `The main picture is ${fallbackText}.`}
        </p>
        <label htmlFor={id} className="field-label">
          {photo ? 'Another photo' : 'Upload a photo'}
        </label>
        <input
          id={id}
          type="file"
          accept={photoTypes.join(',')}
          className="field"
          disabled={upload.isPending}
          aria-describedby={`${id}-hint ${problem ? `${id}-problem` : ''}`}
          onChange={(event) => {
            uploadFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <p id={`${id}-hint`} className="label">
          JPEG, PNG, WebP or AVIF, up to 20 MB. Shown square, on a plain ground.
        </p>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="field-error">
            {problem}
          </p>
        )}
        {error && <ErrorState error={error} safe="The picture hasn’t changed." />}
        {photo && (
          <Button
            size="small"
            look="quiet"
            className="justify-self-start"
            disabled={change.isPending}
            onClick={() =>
              change.mutate({
                origin: 'hand',
                changes: [{ productId, field: 'photo', value: null }],
              })
            }
          >
            Remove the photo
          </Button>
        )}
      </div>
    </div>
  );
}
