/** The mark of a picture that this device keeps. */
export const ownPictureMark = 'own-picture';

export const hasKeptPicture = (): boolean => {
  try {
    return localStorage.getItem(ownPictureMark) !== null;
  } catch {
    return false;
  }
};
