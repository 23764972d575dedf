import { wallPictureChoices } from '../../../../core/domain/products/wall-picture/wall-picture-choices.ts';
import { addressWith } from '../../../../core/domain/query/query.ts';
import { useAdClickId } from '../../configurator/use-ad-click-id.ts';
import { useShell } from '../../islands/use-shell.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The way on with what is chosen: the address of the designer that answers at `base`. */
export const useHandOff = (configuration: PictureConfiguration, base: string): string => {
  const { locale } = useShell();
  const adClickId = useAdClickId();
  return addressWith(base, wallPictureChoices.printChoice(configuration, { locale, adClickId }));
};
