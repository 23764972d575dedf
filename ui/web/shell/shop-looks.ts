import type { Channel } from '../../../core/domain/locale/channel.ts';

type Path = `/${string}`;

/** Of a channel on a device, outside of its pages. */
type ShopLook = {
  /** `--color-surface` of the theme: what frames a page, and shows before it. */
  readonly surface: string;
  /** For tabs. */
  readonly drawing: Path;
  /** By the pixels of a side. A device may crop the last one to its middle. */
  readonly icons: Readonly<Record<180 | 192 | 512 | 'maskable', Path>>;
};

/** Made by scripts/icons.ts; a test holds the colours against the tokens. */
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
