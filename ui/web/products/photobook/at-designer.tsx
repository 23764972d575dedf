import { productTypeLabel } from '../../../../core/domain/catalogue/key-labels.ts';
import { cardRefinementLabel } from '../../../../core/domain/catalogue/card-extra-labels.ts';
import type { PhotobookHandOff } from '../../../../core/domain/products/photobook/photobook-hand-off.ts';
import {
  photobookBindingLabel,
  photobookCoverLabel,
  photobookCoverLaminationLabel,
  photobookFormatLabel,
  photobookPaperLabel,
  photobookPrintingLabel,
  photobookTypeLabel,
} from '../../../../core/domain/products/photobook/photobook-label.ts';
import { LineDrawing } from '../../../components/designer-summary/line-drawing.tsx';
import type { ProductAtDesigner } from '../at-designer.ts';
import { picturedHandOff } from '../pictured-hand-off.tsx';

/** An open book with a photo and lines of text. */
export const photobookDrawing = (
  <LineDrawing
    sheet="M120 52C96 40 62 38 30 44v114c32-6 66-4 90 8zm0 0c24-12 58-14 90-8v114c-32-6-66-4-90 8z"
    picture="M42 60c22-3 44-2 66 5v72c-22-7-44-8-66-5z"
    line="M134 72c20-6 42-7 64-5m-64 23c20-6 42-7 64-5m-64 23c14-4 28-6 40-6M120 52v114"
  />
);

export const photobookAtDesigner: ProductAtDesigner<PhotobookHandOff> = {
  facts: [
    ['fact.product', [], (_, { locale }) => productTypeLabel(locale, 'photobook')],
    ['fact.type', ['photobookType'], ({ type }, { locale }) => photobookTypeLabel(locale, type)],
    [
      'fact.format',
      ['photobookFormat'],
      ({ format }, { locale }) => photobookFormatLabel(locale, format),
    ],
    ['fact.pages', ['photobookPageCount'], ({ pageCount }) => String(pageCount)],
    ['fact.amount', ['amount'], ({ amount }) => String(amount)],
    [
      'fact.cover',
      ['photobookCover'],
      ({ cover }, { locale }) => photobookCoverLabel(locale, cover),
    ],
    [
      'fact.lamination',
      ['photobookCoverLamination'],
      ({ coverLamination }, { locale }) =>
        coverLamination && photobookCoverLaminationLabel(locale, coverLamination),
    ],
    [
      'fact.refinement',
      ['refinementType'],
      ({ refinement }, { locale }) => refinement && cardRefinementLabel(locale, refinement),
    ],
    [
      'fact.binding',
      ['photobookBinding'],
      ({ binding }, { locale }) => photobookBindingLabel(locale, binding),
    ],
    [
      'fact.paper',
      ['photobookPaper'],
      ({ paper }, { locale }) => photobookPaperLabel(locale, paper),
    ],
    [
      'fact.printing',
      ['photobookPrinting'],
      ({ printing }, { locale }) => photobookPrintingLabel(locale, printing),
    ],
    [
      'fact.price-pages',
      ['graduationsPageCount'],
      ({ graduationsPageCount }) => graduationsPageCount?.toString(),
    ],
  ],
  identifiers: [
    ['fact.design-set', ['designGroupSetId'], ({ designGroupSetId }) => designGroupSetId],
    ['fact.template', ['templateId'], ({ templateId }) => templateId],
  ],
  page: 'photobook',
  show: ({ handOff }) => ({
    stage: picturedHandOff({ designer: 'photobook', ...handOff }, photobookDrawing),
  }),
};
