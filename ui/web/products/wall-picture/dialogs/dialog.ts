/** What a dialog is made of; registry.ts lists the dialogs. */
import type {
  Configurator,
  ConfiguratorState,
} from '../../../../../core/domain/configurator/configurator.ts';
import type { RequestedSelection } from '../../../../../core/domain/configurator/selection.ts';
import type { CalculatorBlock } from '../../../../../core/domain/products/wall-picture/calculator-block.ts';
import type { Page } from '../../../../../core/domain/content/page.ts';
import type { WallPictureKey } from '../../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import type { PageDecision } from '../../../../../core/domain/routing/route-decision.ts';
import type { ShopScope } from '../../../../../core/ports/scope.ts';
import type { DialogFrame } from '../../../../components/dialog/dialog.tsx';
import type { MessageTable } from '../../../../messages/message-table.ts';
import type { RedirectAnswer } from '../../../requests/loaded-page.ts';
import type { LazyComponent } from '../../../navigation/lazy-component.tsx';
import type { OwnPictureLook } from '../../../own-picture/own-picture-look.ts';
import type { OptionNames } from '../option-names.ts';
import type { PictureConfiguration } from '../use-picture-configuration.ts';
import type { StorefrontRequest } from '../../../requests/storefront-request.ts';

/** What the loader of a dialog over a product gets: the page, and what its address selects. */
export type DialogRequest = {
  readonly request: StorefrontRequest;
  readonly decision: PageDecision;
  readonly page: Page;
  readonly block: CalculatorBlock;
  readonly scope: ShopScope;
  /** Reads what the page accepts of its query; a key that this kind of page lacks is absent. */
  readonly query: (key: WallPictureKey) => string | undefined;
  readonly requested: RequestedSelection;
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly names: Readonly<Record<string, OptionNames>>;
};

/** What a dialog shows: its data, or that it cannot be had at the moment. */
export type DialogContent<Data> =
  | { readonly kind: 'ready'; readonly data: Data }
  | { readonly kind: 'unavailable' };

/** What only the server has of a dialog. */
export type DialogOnServer<Data> = {
  /** A form that was sent without scripts may be answered with another address. */
  readonly load: (asked: DialogRequest) => Promise<DialogContent<Data> | RedirectAnswer>;
  /** The texts that it shows; they come with the dialog. */
  readonly messages: readonly MessageTable[];
};

/** The product that a dialog stands over. */
export type DialogPlace = {
  readonly names: Readonly<Record<string, OptionNames>>;
  readonly configuration: PictureConfiguration;
  /** The shopper's own picture as the chosen product, in the motif's place. */
  readonly look: OwnPictureLook | undefined;
};

/** What the view of a dialog gets. */
export type DialogViewProps<Data> = {
  readonly data: Data;
  readonly frame: DialogFrame;
  readonly place: DialogPlace;
  /** The address of the same dialog with another of its pictures. */
  readonly hrefOfPicture: (picture: string) => string;
  /** Says that the dialog waits for an answer and must stay, or that it has come. */
  readonly setWaiting: (isWaiting: boolean) => void;
};

/** A dialog over a product. */
export type RegisteredDialog<Data> = {
  /** A chunk of its own, loaded when it is opened. */
  readonly View: LazyComponent<DialogViewProps<Data>>;
  /** False in a browser, whose build leaves the module out. */
  readonly onServer: false | (() => Promise<DialogOnServer<Data>>);
};
