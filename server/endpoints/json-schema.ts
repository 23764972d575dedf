import { glassTypes } from '../../core/domain/catalogue/frame-parts.ts';
import { designerProducts } from '../../core/domain/catalogue/designers.ts';
import { frameTypes, materialTypes, matTypes } from '../../core/domain/catalogue/materials.ts';
import { optionGroups, optionTypes } from '../../core/domain/catalogue/options.ts';
import { photoboxPapers, photoboxTypes } from '../../core/domain/catalogue/photoboxes.ts';
import { producedFrames } from '../../core/domain/catalogue/produced-frame.ts';
import { shopProducts } from '../../core/domain/catalogue/shop-products.ts';
import { treatments } from '../../core/domain/flags/flags.ts';
import { isBrowserCode, mostBrowserEvents } from '../../core/domain/errors/browser-events.ts';
import { errorCodes } from '../../core/domain/errors/error-codes.ts';
import { formatKeys } from '../../core/domain/format/format-keys.ts';
import { photoPrintFormats } from '../../core/domain/format/photo-print-sizes.ts';
import { uploadedPictureTypes } from '../../core/domain/image/own-picture.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import { locales } from '../../core/domain/locale/locales.ts';
import { cardAccessoryKinds } from '../../core/domain/catalogue/card-extras.ts';
import { cardAccessoryLimits } from '../../core/domain/products/card/accessories.ts';
import {
  cardEnvelopeColours,
  cardPunchings,
  cardSheets,
} from '../../core/domain/products/card/card-materials.ts';
import { calendarFormats } from '../../core/domain/products/calendar/calendars.ts';
import { cardThemeLabels } from '../../core/domain/products/card/card-theme.ts';
import { photobookFormats } from '../../core/domain/products/photobook/photobooks.ts';
import { cardOccasions, cardSorts } from '../../core/domain/products/card/cards.ts';
import {
  cardPieces,
  cardShapes,
  cardStyles,
} from '../../core/domain/products/card/designs/card-design.ts';
import { cardColours } from '../../core/domain/products/card/designs/palettes.ts';
import { cardOverviewLimits, cardPageSizes } from '../../core/domain/products/card/overview.ts';
import { deviceBrowsers, deviceSystems } from '../../core/domain/device/user-agent-words.ts';
import { vatStatuses } from '../../core/domain/customer/vat-id.ts';
import { accountNewsletterStates } from '../../core/domain/customer/account-overview.ts';
import { toolboxFileTypes } from '../../core/domain/toolbox/toolbox-table.ts';
import { mostArticles } from '../../adapters/http/codecs/wire.ts';
import { t } from '../../core/fp.ts';

/** As far as the codecs need it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Of codecs that decide by a function, by name. */
const refinedSchemas: Readonly<Record<string, JsonSchema>> = {
  DeviceBrowser: { type: 'string', enum: deviceBrowsers },
  DeviceSystem: { type: 'string', enum: deviceSystems },
  NewsletterState: { type: 'string', enum: accountNewsletterStates },
  VatStatus: { type: 'string', enum: vatStatuses },
  WirePrice: { type: ['string', 'number'], pattern: '^\\d+(\\.\\d{1,2})?$', minimum: 0 },
  WireInstant: { type: 'string', format: 'date-time' },
  WireCutOff: { type: 'string', format: 'date-time' },
  WireFormat: { type: 'string', pattern: '^[1-9]\\d*x[1-9]\\d*$' },
  Millimetres: { type: 'number', exclusiveMinimum: 0 },
  Count: { type: 'integer', minimum: 0 },
  PictureId: { type: 'string', pattern: '^[a-z\\d-]{1,64}$' },
  MessageId: { type: 'string', format: 'uuid' },
  Base64: {
    type: 'string',
    contentEncoding: 'base64',
    pattern: String.raw`^([A-Za-z\d+/]{4})*([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$`,
  },
  SitePath: { type: 'string', maxLength: 2_000, pattern: String.raw`^/[^\s\\?#]*$` },
  PageAddress: { type: 'string', maxLength: 4_000, pattern: String.raw`^/[^\s\\#]*$` },
  UnknownRecord: { type: 'object' },
  PageSearch: { type: 'string', maxLength: 2_000 },
  WireTreatment: { type: 'string', enum: treatments },
  Channel: { type: 'string', enum: channels },
  Locale: { type: 'string', enum: locales },
  BrowserEvents: {
    type: 'array',
    minItems: 1,
    maxItems: mostBrowserEvents,
    items: {
      type: 'object',
      properties: {
        code: { type: 'string', enum: Object.keys(errorCodes).filter(isBrowserCode) },
        facts: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      },
      required: ['code', 'facts'],
    },
  },
  WireArticles: {
    type: 'array',
    items: { type: 'string' },
    description: 'Articles, each a material with its frame after a plus sign.',
    minItems: 1,
    maxItems: mostArticles,
  },
  WireArticleKeys: {
    type: 'array',
    items: { type: 'string' },
    description: 'Articles of any product, each its designer and its query.',
    minItems: 1,
    maxItems: mostArticles,
  },
  WireProduct: { type: 'string', enum: shopProducts },
  WireDesigner: { type: 'string', enum: designerProducts },
  WireSku: { type: 'string', pattern: String.raw`^[\w-]{1,64}$` },
  WireParameter: {
    oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
  },
  WireOrientation: { type: 'string', enum: ['landscape', 'portrait', 'square'] },
  WireTileCount: { type: 'string', pattern: String.raw`^[1-9]\d?$` },
  WireDesignGroupId: { type: 'string', pattern: String.raw`^[\w-]{1,64}$` },
  WireCollageId: { type: 'string', pattern: String.raw`^[1-9]\d{0,14}$` },
  WireCardFilterValue: {
    type: 'string',
    minLength: 1,
    maxLength: cardOverviewLimits.valueLength,
  },
  WireCardSearch: { type: 'string', maxLength: cardOverviewLimits.searchLength },
  WireCardSort: { type: 'string', enum: cardSorts },
  WireCardPage: { type: 'integer', minimum: 1, maximum: cardOverviewLimits.page },
  WireCardPageSize: { type: 'integer', enum: cardPageSizes },
  WireCardOccasion: { type: 'string', enum: cardOccasions },
  WireCardPiece: { type: 'string', enum: cardPieces },
  WireCardStyle: { type: 'string', enum: cardStyles },
  WireCardShape: { type: 'string', enum: Object.keys(cardShapes) },
  WireCardColour: { type: 'string', enum: cardColours },
  WireCardThemeLabel: { type: 'string', enum: cardThemeLabels },
  WireCardVariants: {
    type: 'array',
    items: { type: 'string' },
    description: 'Names of its colours, the usual one first.',
    minItems: 1,
  },
  WireCalendarFormat: { type: 'string', enum: calendarFormats },
  WirePhotobookFormat: { type: 'string', enum: photobookFormats },
  WirePhotoboxType: { type: 'string', enum: photoboxTypes },
  WirePhotoboxPaper: { type: 'string', enum: photoboxPapers },
  WirePhotoPrintFormat: { type: 'string', enum: photoPrintFormats },
  WireCardSheets: {
    type: 'array',
    items: { type: 'string', enum: cardSheets },
    description: 'Folded or one leaf, the usual one first.',
    minItems: 1,
  },
  WireCardLayer: { type: 'string', enum: ['foil', 'relief'] },
  WireCardPunching: { type: 'string', enum: cardPunchings },
  WireAccessoryKind: { type: 'string', enum: cardAccessoryKinds },
  WireEnvelopeColour: { type: 'string', enum: cardEnvelopeColours },
  WireAccessoryQuantity: {
    type: 'integer',
    minimum: cardAccessoryLimits.minimum,
    maximum: cardAccessoryLimits.maximum,
  },
  Int: { type: 'integer' },
  Fraction: { type: 'number', minimum: 0, maximum: 1 },
  RatioSide: { type: 'integer', minimum: 1, maximum: 100 },
  WireFormatKey: { type: 'string', enum: formatKeys },
  WireOptionGroup: { type: 'string', enum: optionGroups },
  WireOptionType: { type: 'string', enum: optionTypes },
  WireProducedFrame: {
    type: 'string',
    enum: producedFrames.map(({ producedFrame }) => producedFrame),
  },
  WireMat: { type: 'string', enum: matTypes.filter((matType) => matType !== 'mat-none') },
  WireGlass: { type: 'string', enum: glassTypes },
  WireMaterial: { type: 'string', enum: materialTypes },
  WireFrame: { type: 'string', enum: frameTypes },
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  unknown: {},
  null: { type: 'null' },
  WholeNumberText: { type: 'integer', minimum: 0, maximum: 999_999 },
  ToolboxResultId: { type: 'string', pattern: '^[\\w-]{1,64}$' },
  PictureUploadId: { type: 'string', pattern: '^[\\w-]{43}$' },
  UploadedPictureType: { type: 'string', enum: uploadedPictureTypes },
  ToolboxFileType: { type: 'string', enum: toolboxFileTypes },
};

const isInterface = (codec: t.Mixed): codec is t.InterfaceType<t.Props> =>
  codec instanceof t.InterfaceType;
const isPartial = (codec: t.Mixed): codec is t.PartialType<t.Props> =>
  codec instanceof t.PartialType;
const isIntersection = (codec: t.Mixed): codec is t.IntersectionType<t.Mixed[]> =>
  codec instanceof t.IntersectionType;
const isUnion = (codec: t.Mixed): codec is t.UnionType<t.Mixed[]> => codec instanceof t.UnionType;
const isLiteral = (codec: t.Mixed): codec is t.LiteralType<string> =>
  codec instanceof t.LiteralType;
const isReadonlyArray = (codec: t.Mixed): codec is t.ReadonlyArrayType<t.Mixed> =>
  codec instanceof t.ReadonlyArrayType;
const isRecord = (codec: t.Mixed): codec is t.DictionaryType<t.Mixed, t.Mixed> =>
  codec instanceof t.DictionaryType;

const propertiesOf = (props: t.Props): JsonSchema =>
  Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, schemaOf(codec)]));

/** The schema of a codec. Throws for a kind that the shop's APIs do not use. */
export const schemaOf = (codec: t.Mixed): JsonSchema => {
  if (isInterface(codec))
    return {
      type: 'object',
      properties: propertiesOf(codec.props),
      required: Object.keys(codec.props),
    };
  if (isPartial(codec)) return { type: 'object', properties: propertiesOf(codec.props) };
  if (isIntersection(codec)) return { allOf: codec.types.map(schemaOf) };
  if (isUnion(codec)) return { oneOf: codec.types.map(schemaOf) };
  if (isLiteral(codec)) return { const: codec.value };
  if (isReadonlyArray(codec)) return { type: 'array', items: schemaOf(codec.type) };
  if (isRecord(codec)) return { type: 'object', additionalProperties: schemaOf(codec.codomain) };
  const schema = refinedSchemas[codec.name];
  if (schema === undefined) throw new Error(`The codec ${codec.name} has no JSON Schema.`);
  return schema;
};

type QueryField = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
};

/** One parameter for each property of a query's codec. */
export const fieldsOf = (codec: t.Mixed): readonly QueryField[] => {
  if (isIntersection(codec)) return codec.types.flatMap(fieldsOf);
  if (!isInterface(codec) && !isPartial(codec)) return [];
  return Object.entries(codec.props).map(([name, property]) => ({
    name: isReadonlyArray(property) ? `${name}[]` : name,
    isRequired: isInterface(codec),
    schema: schemaOf(property),
  }));
};
