import type { ComponentProps } from 'react';

import { OwnPictureSection } from '../own-picture/own-picture-section.tsx';
import { AddressNotices } from './address-notices.tsx';
import type { ConfiguratorData } from './configurator-data.ts';

type ChoicesHeadProps = Omit<ComponentProps<typeof OwnPictureSection>, 'base'> & {
  readonly product: Pick<ConfiguratorData, 'unknown' | 'delivery' | 'designerBase'>;
};

/** What stands above the choices: what the address names in vain, and the picture of one's own. */
export const ChoicesHead = ({ product, ...picture }: ChoicesHeadProps) => (
  <>
    <AddressNotices product={product} />
    <OwnPictureSection {...picture} base={product.designerBase} />
  </>
);
