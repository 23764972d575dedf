import { DialogLinks } from '../../../components/dialog-links/dialog-links.tsx';
import { useText } from '../../../messages/text.tsx';
import { AddressNotices } from '../../configurator/address-notices.tsx';
import { Configurator } from '../../../components/configurator/configurator.tsx';
import { useOwnFormats, useOwnPicture } from '../../own-picture/own-picture-store.ts';
import { useShell } from '../../islands/use-shell.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import { ChosenFacts } from './chosen-facts.tsx';
import type { ConfiguratorData } from './configurator-data.ts';
import { OpenDialog, preloadDialog } from '../../dialogs/open-dialog.tsx';
import { linkedDialogs } from './dialogs/dialog-links.ts';
import { dialogs } from './dialogs/registry.ts';
import { OwnPictureSection } from './own-picture-section.tsx';
import { useConfiguration } from './use-configuration.tsx';
import { usePictureConfiguration } from './use-picture-configuration.ts';
import { useExperiments } from './use-experiments.ts';

/** A page that sells wall pictures, or frames with a print in them: a material or frame, a format. */
const WallPictureView = (props: ProductViewProps<ConfiguratorData>) => {
  const { product, pageHead, promises } = props;
  const { locale } = useShell();
  const text = useText();
  const configurator = useOwnFormats(useExperiments(product.configurator));
  const configuration = usePictureConfiguration({ product, configurator });
  const own = useOwnPicture();
  const article = { ...configuration.article, optionTypes: configuration.components.optionTypes };
  const look =
    own.state.kind === 'shown'
      ? own.tools?.lookOf(own.state, article, configuration.state.format, locale)
      : undefined;
  const { drawn, list } = useConfiguration({ product, configuration, look, tools: own.tools });
  return (
    <Configurator
      layout="page"
      configuration={drawn}
      list={list}
      pageHead={pageHead}
      links={
        <DialogLinks
          links={linkedDialogs.map((name) => [
            name,
            text(`dialog-links.${name}`),
            configuration.hrefOf(name),
          ])}
        />
      }
      notices={
        <>
          <AddressNotices product={product} />
          <OwnPictureSection
            own={own}
            configuration={configuration}
            article={article}
            base={product.designerBase}
          />
        </>
      }
      facts={<ChosenFacts configuration={configuration} delivery={product.delivery} />}
      promises={promises}
      dialog={
        <OpenDialog
          dialogs={dialogs}
          dialog={product.dialog}
          place={{ names: configuration.names, configuration, look }}
          hrefOf={configuration.hrefOf}
          close={() => configuration.choose(configuration.components)}
        />
      }
    />
  );
};

/** Wall pictures, and frames alone. */
export const wallPictureView: ProductView<ConfiguratorData> = {
  View: WallPictureView,
  prepare: ({ dialog }) => preloadDialog(dialogs, dialog),
};
