import type { MachineHead as MachineHeadData } from './head.ts';

/** What search engines and previews read of a page; rendered by the server alone. */
export const MachineHead = ({ head }: { readonly head: MachineHeadData }) => {
  const { title, description, robots, canonical, alternates, images, sameAs } = head;
  return (
    <>
      <meta name="description" content={description} />
      <meta name="robots" content={robots} />
      {alternates.map(({ hreflang, href }) => (
        <link rel="alternate" hrefLang={hreflang} href={href} key={hreflang} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {images.map(({ url, width, height, alternative }) => [
        <meta property="og:image" content={url} key={url} />,
        <meta property="og:image:width" content={String(width)} key={`${url} width`} />,
        <meta property="og:image:height" content={String(height)} key={`${url} height`} />,
        <meta property="og:image:alt" content={alternative} key={`${url} alternative`} />,
      ])}
      {sameAs.map((url) => (
        <link rel="me" href={url} key={url} />
      ))}
    </>
  );
};
