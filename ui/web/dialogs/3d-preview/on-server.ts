import { findMaterial, startOption } from '../../../../core/domain/calculator/calculator.ts';
import {
  formatTenths,
  formatWithUnit,
  lengthUnitName,
  tenthsOfMillimetres,
} from '../../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { sourceAttributes } from '../../../../core/domain/image/attributes.ts';
import { wallBody } from '../../../../core/domain/image/wall-body.ts';
import { previewMessages } from '../../../components/preview-3d/messages.ts';
import { chosenMat } from '../chosen-mat.ts';
import type { DialogOnServer } from '../dialog.ts';
import type { PreviewData } from './3d-preview.tsx';

/** The thinnest body whose depth is named, in millimetres. */
const thinnest = 1;

const depthText = (locale: Locale, millimetres: number): string | undefined => {
  const unit = formatUnitOf(locale);
  const tenths = tenthsOfMillimetres(unit, millimetres, 'nearest');
  return millimetres < thinnest || tenths === 0
    ? undefined
    : `${formatTenths(locale, tenths)}\u00a0${lengthUnitName(unit)}`;
};

/** The server's part of the preview in space. */
export const previewOnServer: DialogOnServer<PreviewData> = {
  load: async (asked) => {
    const { block, calculator, state, names, scope } = asked;
    const option = findMaterial(calculator, state.material) ?? startOption(calculator);
    const { frameType } = option.context;
    const body = wallBody({
      material: option.materialType,
      frame: frameType,
      mat: chosenMat(asked, frameType).frame,
      format: state.format,
    });
    return {
      kind: 'ready',
      data: {
        body,
        motif: sourceAttributes('motif', block.motif.source),
        alternative: `${names[option.value]?.fullName ?? ''}: ${block.motif.alternative}`,
        format: formatWithUnit(scope.locale, state.format),
        depth: depthText(scope.locale, body.depth),
      },
    };
  },
  messages: [previewMessages],
};
