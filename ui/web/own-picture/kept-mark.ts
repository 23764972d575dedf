/** The mark of a picture that this device keeps. */
export const ownPictureMark = 'own-picture';

/** Where this device keeps words of the shopper's own. */
export const ownWordsMark = 'own-words';

const isKept = (mark: string): boolean => {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
};

export const hasKeptPicture = (): boolean => isKept(ownPictureMark);

/** Whether anything of one's own is to be shown. */
export const keepsOwn = (): boolean => hasKeptPicture() || isKept(ownWordsMark);
