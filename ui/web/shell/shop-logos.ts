import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { LogoProps } from '../../components/logo/logo.tsx';

export const shopLogos = {
  poster: { name: 'Passepartout', kind: 'frame' },
  kartenliebe: { name: 'kartenliebe', kind: 'script' },
} as const satisfies Readonly<Record<Channel, LogoProps>>;
