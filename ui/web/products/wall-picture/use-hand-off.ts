import { pictureLink } from '../../../../core/domain/products/wall-picture/picture-link.ts';
import { useAdClickId } from '../../configurator/use-ad-click-id.ts';
import { useShell } from '../../islands/use-shell.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The way on with what is chosen: the address of the designer that answers at `base`. */
export const useHandOff = (
  { configurator, state, components }: PictureConfiguration,
  base: string,
): string => {
  const { locale } = useShell();
  const adClickId = useAdClickId();
  return pictureLink(configurator, state, { base, parts: components, locale, adClickId });
};
