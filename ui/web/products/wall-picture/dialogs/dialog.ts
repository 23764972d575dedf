/** registry.ts lists the dialogs. */
import type {
  Configurator,
  ConfiguratorState,
} from '../../../../../core/domain/configurator/configurator.ts';
import type { RequestedSelection } from '../../../../../core/domain/configurator/selection.ts';
import type { ConfiguratorBlock } from '../../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { Page } from '../../../../../core/domain/content/page.ts';
import type { WallPictureKey } from '../../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import type { PageDecision } from '../../../../../core/domain/routing/route-decision.ts';
import type { ShopScope } from '../../../../../core/ports/scope.ts';
import type { DialogOnServer, DialogViewProps } from '../../../dialogs/dialog.ts';
import type { OwnPictureLook } from '../../../own-picture/own-picture-look.ts';
import type { OptionNames } from '../option-names.ts';
import type { PictureConfiguration } from '../use-picture-configuration.ts';
import type { StorefrontRequest } from '../../../requests/storefront-request.ts';

/** The page, and the selection of its address. */
export type DialogRequest = {
  readonly request: StorefrontRequest;
  readonly decision: PageDecision;
  readonly page: Page;
  readonly block: ConfiguratorBlock;
  readonly scope: ShopScope;
  /** Reads what the page accepts of its query; a key that this kind of page lacks is absent. */
  readonly query: (key: WallPictureKey) => string | undefined;
  readonly requested: RequestedSelection;
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly names: Readonly<Record<string, OptionNames>>;
};

/** The product that a dialog stands over. */
export type DialogPlace = {
  readonly names: Readonly<Record<string, OptionNames>>;
  readonly configuration: PictureConfiguration;
  /** The shopper's own picture as the chosen product, in the motif's place. */
  readonly look: OwnPictureLook | undefined;
};

export type PictureDialogProps<Data> = DialogViewProps<Data, DialogPlace>;

export type PictureDialogOnServer<Data> = DialogOnServer<Data, DialogRequest>;
