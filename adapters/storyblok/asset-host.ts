/** The vendor's hosts of assets, by region (the vendor's documentation, "Assets", "Regional domains"). */
const europe = 'https://a.storyblok.com';

const apiPattern =
  /^https:\/\/(?:api|app)(?<region>-[a-z]{2})?\.(?<domain>storyblok\.com|storyblokchina\.cn)(?:\/|$)/u;

/**
 * Where the assets lie of a space whose delivery API has this address: the vendor's host of the same
 * region; that in Europe for an address that is not the vendor's, or none.
 */
export const assetHostOf = (endpoint: string | undefined): string => {
  const groups = apiPattern.exec(endpoint ?? '')?.groups;
  return groups === undefined ? europe : `https://a${groups['region'] ?? ''}.${groups['domain']}`;
};
