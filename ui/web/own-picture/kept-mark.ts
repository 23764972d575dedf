/** The mark of a picture that this device keeps. */
export const ownPictureMark = 'own-picture';

/** Whether this device keeps a shopper's own picture. */
export const hasKeptPicture = (): boolean => {
  try {
    return localStorage.getItem(ownPictureMark) !== null;
  } catch {
    return false;
  }
};
