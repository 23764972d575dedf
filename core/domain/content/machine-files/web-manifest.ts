/** Manifest of a site on a device's home screen (W3C, "Web Application Manifest"). */
import type { Locale } from '../../locale/locales.ts';

/** An icon of a site. */
export type ManifestIcon = {
  /** A path of the site. */
  readonly src: string;
  /** Width and height in pixels: `192x192`. */
  readonly sizes: string;
  readonly type: string;
  /** `maskable` where the device may cut it into its own shape. */
  readonly purpose: 'any' | 'maskable';
};

/** The values that differ between sites. */
export type SiteManifest = {
  readonly name: string;
  readonly locale: Locale;
  /** The path of the start page. */
  readonly startPath: string;
  /** A colour of CSS: of the frame around a page, and of what stands there before it. */
  readonly colour: string;
  readonly icons: readonly ManifestIcon[];
};

/** A site's manifest. It asks for a frame with an address: shoppers look at it before they pay. */
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
