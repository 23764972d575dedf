/** Every dialog over a product, as its tests know it: one that is not listed does not typecheck. */
import {
  wallPictureDialogs,
  type WallPictureDialog,
} from '../../core/domain/products/wall-picture/wall-picture-dialogs.ts';

type DialogLook = {
  /** The words of the link that opens it on a German page. */
  readonly link: string;
  readonly heading: string;
  /** The tag of what gets the focus first. */
  readonly firstFocus: 'H2' | 'INPUT';
};

const looks: Readonly<Record<WallPictureDialog, DialogLook>> = {
  'calculator-more-formats': {
    link: 'Weitere Formate',
    heading: 'Alle Formate',
    firstFocus: 'H2',
  },
  'calculator-own-format': {
    link: 'Eigenes Format',
    heading: 'Ihr eigenes Format',
    firstFocus: 'INPUT',
  },
  'image-magnify': { link: 'Vergrößern', heading: 'Aus der Nähe', firstFocus: 'H2' },
  '3d-preview': { link: 'In 3D drehen', heading: 'Ihr Bild in 3D', firstFocus: 'H2' },
  'room-view': { link: 'Im Raum ansehen', heading: 'Im Raum ansehen', firstFocus: 'H2' },
  'customer-picture': { link: 'Beispiele', heading: 'Beispiele: Leinwand', firstFocus: 'H2' },
  'product-description': {
    link: 'Produktbeschreibung',
    heading: 'Ihr Foto auf Leinwand',
    firstFocus: 'H2',
  },
};

/** The dialogs over a product, in the order of their names' list, on the page of canvas. */
export const productDialogs = wallPictureDialogs.map((name) => ({ name, ...looks[name] }));

/** The selector of the link that opens a dialog. */
export const dialogLink = (name: WallPictureDialog): string => `main a[data-opens="${name}"]`;
