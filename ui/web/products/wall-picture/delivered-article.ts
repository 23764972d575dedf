import { selectionQuery } from '../../../../core/domain/configurator/selection.ts';
import {
  canGoByExpress,
  extraWorkingDays,
} from '../../../../core/domain/delivery/production-days.ts';
import { shippingClassOf } from '../../../../core/domain/delivery/shipping-cost.ts';
import { printComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';
import type { DeliveredArticle } from '../../configurator/promised-delivery.tsx';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The properties that delivery depends on. */
export const deliveredArticle = ({
  article,
  configurator,
  state,
  components,
  elsewhere,
}: PictureConfiguration): DeliveredArticle => {
  const picture = { ...article, format: state.format };
  return {
    size: shippingClassOf(state.format),
    extraDays: extraWorkingDays(picture),
    goesByExpress: canGoByExpress(picture),
    pairs: [...selectionQuery(configurator, state), ...printComponents(components)],
    elsewhere,
  };
};
