import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { LogoProps } from '../../components/logo/logo.tsx';
import { shopNames } from './shop-names.ts';

export const shopLogos = {
  poster: { name: shopNames.poster, kind: 'frame' },
  kartenliebe: { name: shopNames.kartenliebe, kind: 'script' },
} as const satisfies Readonly<Record<Channel, LogoProps>>;
