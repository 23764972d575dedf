/** What a photo book's page says of its options and types, in one locale. */
import { cardRefinementLabel } from '../../../../core/domain/catalogue/card-extra-labels.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { photobookPageRangeOf } from '../../../../core/domain/products/photobook/page-count.ts';
import {
  photobookFormatLabel,
  photobookLabelsIn,
  photobookSizeText,
} from '../../../../core/domain/products/photobook/photobook-label.ts';
import type { PhotobookOffer } from '../../../../core/domain/products/photobook/photobook-offer.ts';
import {
  photobookChoicesOf,
  photobookCoverOf,
  photobookPrintingOf,
  type PhotobookChoiceParameter,
} from '../../../../core/domain/products/photobook/photobook-options.ts';
import {
  photobookFormats,
  photobookRefinements,
  photobookTypes,
  type PhotobookType,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import { tableOf } from '../../../../core/domain/text/record.ts';
import type { Text } from '../../../messages/text.tsx';
import type { PhotobookData } from './photobook-data.ts';

/** The words of all that an offer has. */
export const wordsOfPhotobook = (
  locale: Locale,
  text: Text,
  { looks }: PhotobookOffer,
): Pick<PhotobookData, 'words' | 'orientations' | 'sizes' | 'comparison'> => {
  const labels = photobookLabelsIn(locale);
  const list = (values: readonly string[]): string => values.join(', ');
  const typesWith = (parameter: PhotobookChoiceParameter, value: string): string =>
    list(
      photobookTypes
        .filter((type) => photobookChoicesOf(type)[parameter].some((one) => one === value))
        .map((type) => labels.types[type]),
    );
  const part = (
    legend: string,
    parameter: PhotobookChoiceParameter,
    values: Readonly<Record<string, string>>,
  ) => ({
    legend,
    values,
    types: Object.fromEntries(
      Object.keys(values).map((value) => [value, typesWith(parameter, value)]),
    ),
  });
  const compared = (name: string, of: (type: PhotobookType) => string) => ({
    name,
    values: tableOf(photobookTypes, of),
  });
  return {
    words: {
      type: { legend: text('fact.type'), values: labels.types },
      look: {
        legend: text('photobook.look'),
        values: Object.fromEntries(
          looks.map(({ designGroupSetId, name }) => [designGroupSetId, name]),
        ),
      },
      format: part(
        text('fact.format'),
        'photobookFormat',
        Object.fromEntries(
          photobookFormats.map((format) => [format, photobookFormatLabel(locale, format)]),
        ),
      ),
      pages: { legend: text('fact.pages'), values: {} },
      paper: part(text('fact.paper'), 'photobookPaper', labels.papers),
      binding: part(text('fact.binding'), 'photobookBinding', labels.bindings),
      cover: { legend: text('fact.cover'), values: labels.covers },
      printing: { legend: text('fact.printing'), values: labels.printings },
      lamination: part(
        text('fact.lamination'),
        'photobookCoverLamination',
        labels.coverLaminations,
      ),
      refinement: {
        legend: text('photobook.refinement'),
        values: {
          '': text('photobook.refinement-without'),
          ...tableOf(photobookRefinements, (one) => cardRefinementLabel(locale, one)),
        },
      },
      amount: { legend: text('fact.amount'), values: {} },
    },
    orientations: labels.orientations,
    sizes: Object.fromEntries(
      photobookFormats.map((format) => [format, photobookSizeText(locale, format)]),
    ),
    comparison: [
      compared(text('fact.printing'), (type) => labels.printings[photobookPrintingOf(type)]),
      compared(text('fact.binding'), (type) =>
        list(photobookChoicesOf(type).photobookBinding.map((one) => labels.bindings[one])),
      ),
      compared(text('fact.cover'), (type) => labels.covers[photobookCoverOf(type)]),
      compared(text('fact.paper'), (type) =>
        list(photobookChoicesOf(type).photobookPaper.map((one) => labels.papers[one])),
      ),
      compared(text('fact.format'), (type) =>
        list(
          photobookChoicesOf(type).photobookFormat.map((one) =>
            // A line never parts a format.
            photobookFormatLabel(locale, one).replaceAll(' ', '\u00a0'),
          ),
        ),
      ),
      compared(text('fact.pages'), (type) => {
        const { minimum, maximum } = photobookPageRangeOf(type);
        return `${minimum}–${maximum}`;
      }),
    ],
  };
};
