import { slugIn } from './site.ts';

/** Both channels have a page of gifts with photos at it. */
export const photoGiftsSlug = slugIn({
  de: 'fotogeschenke',
  en: 'photo-gifts',
  es: 'regalos-con-foto',
  fr: 'cadeaux-photo',
  it: 'regali-con-foto',
  nl: 'fotocadeaus',
});
