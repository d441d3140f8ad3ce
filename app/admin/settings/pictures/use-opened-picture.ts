import { useRef } from 'react';
import { useCompletedForms } from '#admin/form/use-completed-forms.ts';
import type { ShopPictureName, ShopPictures } from '#domain/media/shop-pictures.ts';
import type { ShopPictureAnswer } from './shop-picture-form.tsx';

type PictureOnPage = {
  name: ShopPictureName;
  pictures: ShopPictures;
  /** The answer to a refused form of this picture. */
  answer: ShopPictureAnswer | undefined;
};

/**
 * Returns what the form of a picture opened with, and its last answer, until it is completed: the form of another picture
 * reloads the page, which must not replace what was typed here.
 */
export function useOpenedPicture({ name, pictures, answer }: PictureOnPage) {
  const own = pictures[name];
  const completed = useCompletedForms({
    loaded: pictures,
    answer,
    isCounted: ({ formData }) => formData?.get('name') === name,
  });
  const last = useRef({ own, answer, completed });
  const isCompleted = completed !== last.current.completed;
  if (isCompleted || answer) last.current = { own, answer, completed };
  return last.current;
}
