/** A dialog over a product; each product lists its own. */
import type { DialogFrame } from '../../components/dialog/dialog.tsx';
import type { MessageTable } from '../../messages/message-table.ts';
import type { LazyComponent } from '../navigation/lazy-component.tsx';
import type { RedirectAnswer } from '../requests/loaded-page.ts';

export type DialogContent<Data> =
  | { readonly kind: 'ready'; readonly data: Data }
  | { readonly kind: 'unavailable' };

/** `Asked`: the request that the loaders of its product get. */
export type DialogOnServer<Data, Asked> = {
  /** A form that was sent without scripts may be answered with another address. */
  readonly load: (asked: Asked) => Promise<DialogContent<Data> | RedirectAnswer>;
  /** The texts that it shows; they come with the dialog. */
  readonly messages: readonly MessageTable[];
};

/** `Place`: the product below the dialog. */
export type DialogViewProps<Data, Place> = {
  readonly data: Data;
  readonly frame: DialogFrame;
  readonly place: Place;
  /** The address of the same dialog with another of its pictures. */
  readonly hrefOfPicture: (picture: string) => string;
  /** Says that the dialog waits for an answer and must stay, or that it has come. */
  readonly setWaiting: (isWaiting: boolean) => void;
};

/** A dialog over a product. */
export type RegisteredDialog<Data, Asked, Place> = {
  /** A chunk of its own, loaded when it is opened. */
  readonly View: LazyComponent<DialogViewProps<Data, Place>>;
  /** False in a browser, whose build leaves the module out. */
  readonly onServer: false | (() => Promise<DialogOnServer<Data, Asked>>);
};

/** The dialogs of a product by their names; `DataOf` has what each of them shows. */
export type Dialogs<DataOf, Asked, Place> = {
  readonly [Name in keyof DataOf]: RegisteredDialog<DataOf[Name], Asked, Place>;
};

/** The dialog that an address opens, with what it shows. */
export type ShownDialog<DataOf> = {
  readonly name: keyof DataOf & string;
  readonly content: DialogContent<DataOf[keyof DataOf]>;
};
