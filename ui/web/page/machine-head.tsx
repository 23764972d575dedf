import { openGraphLocale } from '../../../core/domain/content/open-graph.ts';
import type { MachineHead as MachineHeadData } from './head.ts';

/** For search engines and previews; rendered by the server alone. */
export const MachineHead = ({ head }: { readonly head: MachineHeadData }) => {
  const { title, description, robots, type, canonical, siteName, locale, images, sameAs } = head;
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      <meta name="robots" content={robots} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {head.alternates.map(({ hreflang, href }) => (
        <link rel="alternate" hrefLang={hreflang} href={href} key={hreflang} />
      ))}
      {images.map(({ url, width, height, alternative }) => [
        <meta property="og:image" content={url} key={url} />,
        <meta property="og:image:type" content="image/jpeg" key={`${url} type`} />,
        <meta property="og:image:width" content={String(width)} key={`${url} width`} />,
        <meta property="og:image:height" content={String(height)} key={`${url} height`} />,
        <meta property="og:image:alt" content={alternative} key={`${url} alternative`} />,
      ])}
      <meta name="twitter:card" content={images.length > 0 ? 'summary_large_image' : 'summary'} />
      {sameAs.map((url) => (
        <link rel="me" href={url} key={url} />
      ))}
    </>
  );
};
