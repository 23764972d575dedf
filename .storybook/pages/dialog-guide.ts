/** The dialog for each task of a shopper, by the names that addresses have. */
import type { WallPictureDialog } from '../../core/domain/products/wall-picture/wall-picture-dialogs.ts';
import type { shopDialogs } from '../../core/domain/routing/dialogs.ts';

type GuideEntry = {
  /** What a shopper wants: "to …". */
  readonly task: string;
  /** The title of its stories; undefined while it is not made. */
  readonly story: string | undefined;
  /** How it opens, where an address does not do it. */
  readonly opensBy?: string;
};

type NamedDialog = WallPictureDialog | (typeof shopDialogs)[number];

/** Each dialog that an address can open: `?dialog=…`. */
export const namedDialogs = {
  'calculator-more-formats': {
    task: 'choose among all formats of a material',
    story: 'Patterns/Dialogs/MoreFormatsDialog',
  },
  'calculator-own-format': {
    task: 'type the width and height of a format of one’s own',
    story: 'Patterns/Dialogs/OwnFormatDialog',
  },
  'customer-picture': {
    task: 'look at what other customers have hung',
    story: 'Patterns/Dialogs/CustomerPictureDialog',
  },
  'image-magnify': {
    task: 'see a picture of the product closely',
    story: 'Patterns/Dialogs/ImageMagnifyDialog',
  },
  'product-description': {
    task: 'read what a material is like',
    story: 'Patterns/Dialogs/ProductDescriptionDialog',
  },
  '3d-preview': { task: 'turn the product around', story: 'Patterns/Dialogs/PreviewDialog' },
  'room-view': {
    task: 'see the picture in a room, to scale',
    story: 'Patterns/Dialogs/RoomViewDialog',
  },
  'log-in': { task: 'log in', story: 'Patterns/Dialogs/AccountDialog' },
  'sign-up': { task: 'open an account', story: 'Patterns/Dialogs/AccountDialog' },
  'sign-up-confirm': { task: 'confirm an account', story: 'Patterns/Dialogs/AccountDialog' },
  'password-reset': { task: 'ask for a new password', story: 'Patterns/Dialogs/AccountDialog' },
  'password-confirm': { task: 'choose a new password', story: 'Patterns/Dialogs/AccountDialog' },
} as const satisfies Readonly<Record<NamedDialog, GuideEntry>>;

/** Those that stand in no address: they are gone after a reload. */
export const unnamedDialogs: readonly GuideEntry[] = [
  {
    task: 'move and enlarge one’s own photo',
    story: 'Patterns/Dialogs/CropDialog',
    opensBy: 'a press beside the photo',
  },
  {
    task: 'wait while a photo is handed to the designer',
    story: 'Patterns/Dialogs/HandOverDialog',
    opensBy: 'the way on to the designer',
  },
  {
    task: 'choose which services may run',
    story: 'Shell/Consent',
    opensBy: 'the settings in banner and footer',
  },
  {
    task: 'write to the shop',
    story: 'Patterns/Forms/ContactForm',
    opensBy: 'the button for help',
  },
  {
    task: 'hear that a dialog cannot be loaded',
    story: 'Patterns/Dialogs/UnavailableDialog',
    opensBy: 'any dialog without an answer',
  },
];
