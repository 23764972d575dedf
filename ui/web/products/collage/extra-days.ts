import { extraWorkingDays } from '../../../../core/domain/delivery/production-days.ts';
import type { CollageChoice } from '../../../../core/domain/products/collage/collage-choices.ts';
import { articleOfWork } from '../../../../core/domain/products/collage/collage-offer.ts';

/** How many working days a collage takes more: those of the picture that it is made as. */
export const extraDaysOf = ({ chosen }: CollageChoice): number =>
  chosen === undefined
    ? 0
    : extraWorkingDays({
        ...articleOfWork(chosen),
        format: chosen.option.format,
      });
