/** The mark of a picture that this device keeps. */
export const ownPictureMark = 'own-picture';

/** The mark of several photos that it keeps. */
export const ownPhotosMark = 'own-photos';

/** Where this device keeps words of the shopper's own. */
export const ownWordsMark = 'own-words';

/** Whether anything of one's own is to be shown: a mark by its name, or any of them. */
export const keepsOwn = (mark = 'own-'): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(mark));
  } catch {
    return false;
  }
};
