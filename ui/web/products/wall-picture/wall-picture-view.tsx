import { Suspense } from 'react';

import { DialogLinks } from '../../../components/dialog-links/dialog-links.tsx';
import { AddressNotices } from '../../configurator/address-notices.tsx';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { useOwnFormats, useOwnPicture } from '../../own-picture/own-picture-store.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import { ChosenFacts } from './chosen-facts.tsx';
import type { ConfiguratorData } from './configurator-data.ts';
import { DialogHost, preloadDialog } from './dialogs/lazy-dialog.ts';
import { OwnPictureSection } from './own-picture-section.tsx';
import { useConfiguration } from './use-configuration.tsx';
import { useConfigurator } from './use-configurator.ts';
import { useExperiments } from './use-experiments.ts';

/** A page that sells wall pictures, or frames with a print in them: a material or frame, a format. */
const WallPictureView = (props: ProductViewProps<ConfiguratorData>) => {
  const { product, pageHead, promises } = props;
  const { locale } = useShell();
  const configurator = useOwnFormats(useExperiments(product.configurator));
  const use = useConfigurator({ product, configurator });
  const own = useOwnPicture();
  const article = { ...use.article, optionTypes: use.wish.optionTypes };
  const look =
    own.state.kind === 'shown'
      ? own.tools?.lookOf(own.state, article, use.state.format, locale)
      : undefined;
  const { configuration, list } = useConfiguration({ product, use, look, tools: own.tools });
  return (
    <Configurator
      layout="page"
      configuration={configuration}
      list={list}
      pageHead={pageHead}
      links={
        <DialogLinks
          links={product.dialogLinks.map(([name, words]) => [name, words, use.hrefOf(name)])}
        />
      }
      notices={
        <>
          <AddressNotices product={product} />
          <OwnPictureSection own={own} use={use} article={article} base={product.designerBase} />
        </>
      }
      facts={<ChosenFacts use={use} delivery={product.delivery} />}
      promises={promises}
      dialog={
        product.dialog && (
          <Suspense fallback={null}>
            <DialogHost dialog={product.dialog} names={use.names} use={use} look={look} />
          </Suspense>
        )
      }
    />
  );
};

/** How wall pictures and frames alone are drawn. */
export const wallPictureView: ProductView<ConfiguratorData> = {
  View: WallPictureView,
  prepare: async ({ dialog }) => {
    if (dialog !== undefined) await preloadDialog(dialog);
  },
};
