import { selectionQuery } from '../../../../core/domain/configurator/selection.ts';
import {
  canGoByExpress,
  extraWorkingDays,
} from '../../../../core/domain/delivery/production-days.ts';
import { printPartWish } from '../../../../core/domain/products/wall-picture/part-wish.ts';
import type { DeliveredArticle } from '../../configurator/promised-delivery.tsx';
import type { ConfiguratorUse } from './use-configurator.ts';

/** What delivery depends on. */
export const deliveredArticle = ({
  article,
  configurator,
  state,
  wish,
  elsewhere,
}: ConfiguratorUse): DeliveredArticle => {
  const picture = { ...article, format: state.format };
  return {
    format: state.format,
    extraDays: extraWorkingDays(picture),
    goesByExpress: canGoByExpress(picture),
    pairs: [...selectionQuery(configurator, state), ...printPartWish(wish)],
    elsewhere,
  };
};
