/** What the heads of pages say wrongly of one another; each alone, they may look right. */
import type { NamedAs, ReadPage } from './read-html.ts';

/** A head that contradicts another one, or itself. */
type HeadFault = {
  readonly address: string;
  readonly message: string;
  readonly from: readonly string[];
};

type Pages = ReadonlyMap<string, ReadPage>;

const named = (address: string, page: ReadPage, as: NamedAs): readonly string[] =>
  page.addresses
    .filter((one) => one.as === as && URL.canParse(one.href, address))
    .map(({ href }) => new URL(href, address).href);

const own = (address: string, message: string): HeadFault => ({
  address,
  message,
  from: [address],
});

const canonicalFaults = (address: string, page: ReadPage): readonly HeadFault[] => {
  const canonical = named(address, page, 'canonical');
  return canonical.length > 1 || (page.isListed && canonical.length === 0)
    ? [own(address, `${canonical.length} canonical addresses, not one`)]
    : [];
};

/** Versions of a page name each other, and themselves: search engines ignore others. */
const alternateFaults = (pages: Pages, address: string, page: ReadPage): readonly HeadFault[] => {
  const alternates = named(address, page, 'alternate');
  const canonical = named(address, page, 'canonical')[0] ?? address;
  if (alternates.length === 0 || canonical !== address) return [];
  const silent = alternates.filter((alternate) => {
    const other = pages.get(alternate);
    return other !== undefined && !named(alternate, other, 'alternate').includes(address);
  });
  return [
    ...(alternates.includes(address) ? [] : [own(address, 'not among its own versions')]),
    ...silent.map((alternate) => own(address, `its version ${alternate} does not name it`)),
  ];
};

/** Pages of a site that search results show under the same title; choices within a page do not count. */
const titleFaults = (pages: Pages): readonly HeadFault[] =>
  [
    ...Map.groupBy(
      [...pages].filter(
        ([address, page]) =>
          page.isListed && (named(address, page, 'canonical')[0] ?? address) === address,
      ),
      ([address, { title, language }]) => `${new URL(address).host} ${language} ${title}`,
    ).values(),
  ]
    .filter((alike) => alike.length > 1)
    .map((alike) => {
      const from = alike.map(([address]) => address).toSorted();
      const title = alike[0]?.[1].title ?? '';
      return { address: from[0] ?? '', message: `${alike.length} pages are called ${title}`, from };
    });

/** What is wrong between the heads of pages, which are given by their addresses. */
export const headFaults = (pages: Pages): readonly HeadFault[] => [
  ...[...pages].flatMap(([address, page]) => [
    ...canonicalFaults(address, page),
    ...alternateFaults(pages, address, page),
  ]),
  ...titleFaults(pages),
];
