/** JSON-LD as search engines ask for it: schema.org's words, absolute addresses, whole amounts. */
import { t } from '../../core/fp.ts';
import { like, strictly } from './strict.ts';

const absolute = like(/^https?:\/\/[^\s<>"]+$/u);
const filled = like(/\S/u);
const amount = like(/^\d+\.\d\d$/u);
const currency = like(/^(?:EUR|CHF|GBP|USD)$/u);
const country = like(/^[A-Z]{2}$/u);
const language = like(/^[a-z]{2}-[A-Z]{2}$/u);
const reference = strictly({ '@id': absolute }, {});

const company = strictly(
  {
    '@type': t.literal('Organization'),
    '@id': absolute,
    name: filled,
    url: absolute,
  },
  {
    logo: absolute,
    address: strictly(
      {
        '@type': t.literal('PostalAddress'),
        streetAddress: filled,
        postalCode: filled,
        addressLocality: filled,
        addressCountry: country,
      },
      {},
    ),
    contactPoint: strictly(
      {
        '@type': t.literal('ContactPoint'),
        contactType: t.literal('customer service'),
        availableLanguage: t.array(like(/^[a-z]{2}$/u)),
        hoursAvailable: strictly(
          {
            '@type': t.literal('OpeningHoursSpecification'),
            dayOfWeek: t.array(like(/^(?:Mon|Tues|Wednes|Thurs|Fri)day$/u)),
            opens: like(/^\d\d:\d\d$/u),
            closes: like(/^\d\d:\d\d$/u),
          },
          {},
        ),
      },
      { telephone: like(/^\+\d{4,18}$/u), email: filled },
    ),
    sameAs: t.array(absolute),
  },
);

const site = strictly(
  {
    '@type': t.literal('WebSite'),
    '@id': absolute,
    name: filled,
    url: absolute,
    inLanguage: language,
    publisher: reference,
  },
  {},
);

const breadcrumb = strictly(
  {
    '@type': t.literal('BreadcrumbList'),
    itemListElement: t.array(
      strictly(
        { '@type': t.literal('ListItem'), position: t.Int, name: filled, item: absolute },
        {},
      ),
    ),
  },
  {},
);

const list = strictly(
  {
    '@type': t.literal('CollectionPage'),
    name: filled,
    url: absolute,
    mainEntity: strictly(
      {
        '@type': t.literal('ItemList'),
        itemListElement: t.array(
          strictly({ '@type': t.literal('ListItem'), position: t.Int, url: absolute }, {}),
        ),
      },
      {},
    ),
  },
  {},
);

const questions = strictly(
  {
    '@type': t.literal('FAQPage'),
    inLanguage: language,
    mainEntity: t.array(
      strictly(
        {
          '@type': t.literal('Question'),
          name: filled,
          acceptedAnswer: strictly({ '@type': t.literal('Answer'), text: filled }, {}),
        },
        {},
      ),
    ),
  },
  {},
);

const terms = {
  availability: like(/^https:\/\/schema\.org\/(?:MadeToOrder|InStock)$/u),
  itemCondition: t.literal('https://schema.org/NewCondition'),
  seller: reference,
  hasMerchantReturnPolicy: strictly(
    {
      '@type': t.literal('MerchantReturnPolicy'),
      applicableCountry: country,
      returnPolicyCategory: t.literal('https://schema.org/MerchantReturnNotPermitted'),
    },
    {},
  ),
  priceCurrency: currency,
};

const validity = { priceValidUntil: like(/^\d{4}-\d\d-\d\d$/u) };

const days = strictly(
  {
    '@type': t.literal('QuantitativeValue'),
    minValue: t.Int,
    maxValue: t.Int,
    unitCode: t.literal('DAY'),
  },
  {},
);

const offer = strictly(
  {
    ...terms,
    '@type': t.literal('Offer'),
    price: amount,
    url: absolute,
    priceSpecification: strictly(
      {
        '@type': t.literal('UnitPriceSpecification'),
        price: amount,
        priceCurrency: currency,
        valueAddedTaxIncluded: t.boolean,
      },
      {},
    ),
    shippingDetails: strictly(
      {
        '@type': t.literal('OfferShippingDetails'),
        shippingDestination: strictly(
          { '@type': t.literal('DefinedRegion'), addressCountry: country },
          {},
        ),
        shippingRate: strictly(
          { '@type': t.literal('MonetaryAmount'), value: amount, currency },
          {},
        ),
        deliveryTime: strictly(
          { '@type': t.literal('ShippingDeliveryTime'), handlingTime: days, transitTime: days },
          {},
        ),
      },
      {},
    ),
  },
  validity,
);

const vouchers = strictly(
  {
    '@type': t.literal('AggregateOffer'),
    availability: terms.availability,
    priceCurrency: currency,
    lowPrice: amount,
    highPrice: amount,
    seller: reference,
  },
  {},
);

const product = strictly(
  {
    '@type': t.literal('Product'),
    '@id': absolute,
    name: filled,
    description: filled,
    url: absolute,
    image: t.array(absolute),
    brand: strictly({ '@type': t.literal('Brand'), name: filled }, {}),
    offers: t.union([offer, vouchers]),
  },
  {},
);

const article = strictly(
  {
    '@type': t.literal('Article'),
    headline: filled,
    description: filled,
    image: t.array(absolute),
    mainEntityOfPage: absolute,
    inLanguage: language,
    datePublished: like(/^\d{4}-\d\d-\d\d$/u),
    dateModified: like(/^\d{4}-\d\d-\d\d$/u),
    author: reference,
    publisher: reference,
  },
  {},
);

const codecs = {
  Organization: company,
  WebSite: site,
  BreadcrumbList: breadcrumb,
  FAQPage: questions,
  CollectionPage: list,
  Article: article,
  Product: product,
} as const;

/** What a page's graph may be of. */
export type NodeType = keyof typeof codecs;

/** The codec of each type of node. */
export const nodeCodecs: Readonly<Record<NodeType, t.Decoder<unknown, unknown>>> = codecs;

/** A document of JSON-LD, its nodes still unread. */
export const graphCodec = strictly(
  {
    '@context': t.literal('https://schema.org'),
    '@graph': t.array(t.intersection([t.UnknownRecord, t.type({ '@type': t.keyof(codecs) })])),
  },
  {},
);
