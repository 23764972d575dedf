import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { LogoProps } from '../../components/logo/logo.tsx';

/** The shop's name and sign in each channel. */
export const shopLogos = {
  poster: { name: 'Passepartout', kind: 'frame' },
  kartenliebe: { name: 'kartenliebe', kind: 'script' },
} as const satisfies Readonly<Record<Channel, LogoProps>>;
