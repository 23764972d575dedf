/** By region (the vendor's documentation, "Assets", "Regional domains"). */
const europe = 'https://a.storyblok.com';

const apiPattern =
  /^https:\/\/(?:api|app)(?<region>-[a-z]{2})?\.(?<domain>storyblok\.com|storyblokchina\.cn)(?:\/|$)/u;

/** Host of the assets of a delivery API; that in Europe for an address that is not the vendor's. */
export const assetHostOf = (endpoint: string | undefined): string => {
  const groups = apiPattern.exec(endpoint ?? '')?.groups;
  return groups === undefined ? europe : `https://a${groups['region'] ?? ''}.${groups['domain']}`;
};
