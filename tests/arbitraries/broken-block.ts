import fc from 'fast-check';

const components = [
  'Teaser',
  'RichText',
  'Calculator',
  'ContactPersons',
  'Countdown',
  'LastOrders',
  'MaterialComparison',
  'Newsletter',
  'PictureSets',
  'ProductTiles',
  'Reviews',
  'UspTeaser',
  'Questions',
  'Tiles',
  'Accordion',
  'Breadcrumb',
  'Download',
  'Gallery',
  'Hero',
  'ImageText',
  'NavigationLinks',
  'Table',
  'TrustRow',
  'Video',
];

const fieldNames = [
  'headline',
  'text',
  'items',
  'materials',
  'labels',
  'motif',
  'picture',
  'link',
  'linkText',
  'product',
  'startLabel',
  'persons',
  'rating',
  'count',
  'quotes',
  'lodStart',
  'caption',
  'captions',
  'cells',
  'file',
  'group',
  'links',
  'pictureSide',
  'poster',
  'title',
  'video',
];

/** A block of a known component whose fields hold anything. */
export const anyBrokenBlock = fc
  .record({
    component: fc.oneof(fc.constantFrom(...components), fc.string()),
    _uid: fc.oneof(fc.uuid(), fc.jsonValue()),
    fields: fc.dictionary(
      fc.constantFrom(...fieldNames),
      fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
    ),
  })
  .map(({ component, _uid, fields }) => ({ ...fields, component, _uid }));
