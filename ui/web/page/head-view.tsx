import type { Head as HeadData } from './head.ts';

/** The document's head for a page; React carries it there from wherever it stands. */
export const Head = ({ head }: { readonly head: HeadData }) => {
  const { title, description, robots, canonical, alternates, images } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hreflang, href }) => (
        <link rel="alternate" hrefLang={hreflang} href={href} key={hreflang} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {images.map(({ url }) => (
        <meta property="og:image" content={url} key={url} />
      ))}
      <meta property="og:image:width" content={String(images[0]?.width ?? 0)} />
      <meta property="og:image:height" content={String(images[0]?.height ?? 0)} />
    </>
  );
};
