/** What a dialog over a product is made of; each product lists its own. */
import type { DialogFrame } from '../../components/dialog/dialog.tsx';
import type { MessageTable } from '../../messages/message-table.ts';
import type { LazyComponent } from '../navigation/lazy-component.tsx';
import type { RedirectAnswer } from '../requests/loaded-page.ts';

/** What a dialog shows: its data, or that it cannot be had at the moment. */
export type DialogContent<Data> =
  | { readonly kind: 'ready'; readonly data: Data }
  | { readonly kind: 'unavailable' };

/** What only the server has of a dialog; `Asked` is what the loaders of its product get. */
export type DialogOnServer<Data, Asked> = {
  /** A form that was sent without scripts may be answered with another address. */
  readonly load: (asked: Asked) => Promise<DialogContent<Data> | RedirectAnswer>;
  /** The texts that it shows; they come with the dialog. */
  readonly messages: readonly MessageTable[];
};

/** What the view of a dialog gets; `Place` is the product that it stands over. */
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
