import type { Language } from '../../locale/locales.ts';
import { siteUrl, type Site, type SiteConfiguration } from '../../routing/sites.ts';
import { sitemapPartPath, type MachineFile } from './machine-files.ts';
import { printSitemapIndex } from './sitemap.ts';

/** The files of one language of a site, as `printSitemaps` makes them. */
export type SitemapsInLanguage = {
  readonly language: Language;
  readonly files: readonly [string, ...string[]];
};

/**
 * `/sitemap.xml` or a part of it; undefined for an unknown part. One language with one file
 * has no parts; otherwise `/sitemap.xml` is their list.
 */
export const sitemapFile = (
  config: SiteConfiguration,
  site: Site,
  parts: readonly SitemapsInLanguage[],
  file: Extract<MachineFile, { readonly kind: 'sitemap' | 'sitemap-part' }>,
): string | undefined => {
  const [only, another] = parts.flatMap(({ files }) => files);
  const isOne = another === undefined;
  if (file.kind === 'sitemap-part')
    return isOne
      ? undefined
      : parts.find(({ language }) => language === file.language)?.files[file.part - 1];
  if (isOne) return only;
  return printSitemapIndex(
    parts.flatMap(({ language, files }) =>
      files.map((_, index) => siteUrl(config, site, sitemapPartPath(language, index + 1))),
    ),
  );
};
