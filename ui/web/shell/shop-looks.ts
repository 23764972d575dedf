import type { Channel } from '../../../core/domain/locale/channel.ts';

/** A path of the site. */
type Path = `/${string}`;

/** What a device shows of a channel outside of its pages: the tokens of its theme, and its icons. */
type ShopLook = {
  /** `--color-surface` of the theme: what frames a page, and stands there before it. */
  readonly surface: string;
  /** Its sign as a drawing, for tabs. */
  readonly drawing: Path;
  /** Its icons by the pixels of a side; what a device may cut stands in the middle of the last. */
  readonly icons: Readonly<Record<180 | 192 | 512 | 'maskable', Path>>;
};

/** The looks of the channels, made by scripts/icons.ts; a test holds the colours against the tokens. */
export const shopLooks = {
  poster: {
    surface: '#fbfaf7',
    drawing: '/favicon.svg',
    icons: {
      180: '/apple-touch-icon.png',
      192: '/icons/poster-192.png',
      512: '/icons/poster-512.png',
      maskable: '/icons/poster-maskable-512.png',
    },
  },
  kartenliebe: {
    surface: '#fdf9f6',
    drawing: '/icons/kartenliebe.svg',
    icons: {
      180: '/icons/kartenliebe-180.png',
      192: '/icons/kartenliebe-192.png',
      512: '/icons/kartenliebe-512.png',
      maskable: '/icons/kartenliebe-maskable-512.png',
    },
  },
} as const satisfies Readonly<Record<Channel, ShopLook>>;
