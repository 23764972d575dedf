/** A site on a device's home screen (W3C, "Web Application Manifest"). */
import type { Locale } from '../../locale/locales.ts';

export type ManifestIcon = {
  readonly src: string;
  /** Pixels: `192x192`. */
  readonly sizes: string;
  readonly type: string;
  /** `maskable` where the device may cut it into its own shape. */
  readonly purpose: 'any' | 'maskable';
};

export type SiteManifest = {
  readonly name: string;
  readonly locale: Locale;
  readonly startPath: string;
  /** Of CSS: around a page, and before it is drawn. */
  readonly colour: string;
  readonly icons: readonly ManifestIcon[];
};

/** It asks for a frame with an address: shoppers look at it before they pay. */
export const webManifest = ({ name, locale, startPath, colour, icons }: SiteManifest) =>
  ({
    id: startPath,
    name,
    short_name: name,
    lang: locale,
    dir: 'ltr',
    start_url: startPath,
    scope: '/',
    display: 'minimal-ui',
    theme_color: colour,
    background_color: colour,
    icons,
  }) as const;
