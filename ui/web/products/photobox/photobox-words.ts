/** What the page of photo boxes or prints says of its options, in one locale. */
import { photoPrintFormatText } from '../../../../core/domain/format/photo-print-formats.ts';
import { photoPrintFormats } from '../../../../core/domain/format/photo-print-sizes.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { photoboxLabelsIn } from '../../../../core/domain/products/photobox/photobox-label.ts';
import { tableOf } from '../../../../core/domain/text/record.ts';
import type { Text } from '../../../messages/text.tsx';
import type { PhotoboxData } from './photobox-data.ts';

export const wordsOfPhotobox = (locale: Locale, text: Text): PhotoboxData['words'] => {
  const { types, papers } = photoboxLabelsIn(locale);
  return {
    type: { legend: text('photobox.type'), values: types },
    format: {
      legend: text('photobox.format'),
      values: tableOf(photoPrintFormats, (format) => photoPrintFormatText(locale, format)),
    },
    paper: { legend: text('fact.paper'), values: papers },
    amount: { legend: text('photobox.amount'), values: {} },
  };
};
