/** The mark of a picture that this device keeps. */
export const ownPictureMark = 'own-picture';

/** The mark of several photos that it keeps. */
export const ownPhotosMark = 'own-photos';

/** Where this device keeps words of the shopper's own. */
export const ownWordsMark = 'own-words';
