/**
 * The shop's tables. Amounts are integers in minor units of the market's currency; wall formats are
 * tenths of the unit that the market measures in; everything "in millimetres" says so.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { frameTypes, materialTypes } from '../../core/domain/catalogue/materials.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import { contactTopics } from '../../core/domain/contact/contact-topics.ts';
import { locales, markets } from '../../core/domain/locale/locales.ts';

/** An instant, with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The units that wall formats are counted in; a market has one of them. */
const lengthUnits = ['cm', 'in'] as const;

/** Which sample data, or which later content, has been put in, by name. */
export const schemaVersion = pgTable('schema_version', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
  appliedAt: instant('applied_at').notNull(),
});

/** What the shop makes: a material with or without a frame, and its limits in millimetres. */
export const articles = pgTable(
  'articles',
  {
    id: text('id').primaryKey(),
    channel: text('channel', { enum: channels }).notNull(),
    materialType: text('material_type', { enum: materialTypes }).notNull(),
    frameType: text('frame_type', { enum: frameTypes }),
    shorterMinimum: integer('shorter_minimum').notNull(),
    shorterMaximum: integer('shorter_maximum').notNull(),
    longerMinimum: integer('longer_minimum').notNull(),
    longerMaximum: integer('longer_maximum').notNull(),
  },
  (table) => [
    unique('articles_type')
      .on(table.channel, table.materialType, table.frameType)
      .nullsNotDistinct(),
    check(
      'articles_limits',
      sql`0 < ${table.shorterMinimum} AND ${table.shorterMinimum} <= ${table.shorterMaximum}
        AND ${table.shorterMinimum} <= ${table.longerMinimum}
        AND ${table.longerMinimum} <= ${table.longerMaximum}`,
    ),
  ],
);

/** The standard formats that an article is shown in, either way up. */
export const formatOffers = pgTable(
  'format_offers',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    unit: text('unit', { enum: lengthUnits }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The place in the calculator's own list, from 0; null stands in "more formats" only. */
    featuredRank: integer('featured_rank'),
    isInitial: boolean('is_initial').notNull(),
    isAvailable: boolean('is_available').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.unit, table.width, table.height] }),
    check('format_offers_sides', sql`0 < ${table.width} AND 0 < ${table.height}`),
  ],
);

/**
 * What a standard format costs from an instant on, promotions aside. A turned size costs the same,
 * so sides are kept longer first.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    market: text('market', { enum: markets }).notNull(),
    longer: integer('longer').notNull(),
    shorter: integer('shorter').notNull(),
    validFrom: instant('valid_from').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.articleId, table.market, table.longer, table.shorter, table.validFrom],
    }),
    check('price_changes_amount', sql`${table.amount} >= 0`),
    check('price_changes_sides', sql`0 < ${table.shorter} AND ${table.shorter} <= ${table.longer}`),
  ],
);

/** What a standard format costs during a promotion; the end is not part of it, null has none. */
export const promotions = pgTable(
  'promotions',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    market: text('market', { enum: markets }).notNull(),
    longer: integer('longer').notNull(),
    shorter: integer('shorter').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.articleId, table.market, table.longer, table.shorter, table.startsAt],
    }),
    check('promotions_amount', sql`${table.amount} >= 0`),
    check('promotions_period', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/**
 * How own formats are priced outside the area that the standard formats cover; between them the
 * price is interpolated.
 */
export const areaPriceRules = pgTable(
  'area_price_rules',
  {
    articleId: text('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    market: text('market', { enum: markets }).notNull(),
    /** The price towards no area at all. */
    baseAmount: integer('base_amount').notNull(),
    /** What each square decimetre beyond the largest standard format adds. */
    amountPerSquareDecimetre: integer('amount_per_square_decimetre').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.market] }),
    check(
      'area_price_rules_amounts',
      sql`${table.baseAmount} >= 0 AND ${table.amountPerSquareDecimetre} >= 0`,
    ),
  ],
);

/** What a shipment costs in a market; `express` is added to one of the others. */
export const shippingCosts = pgTable(
  'shipping_costs',
  {
    market: text('market', { enum: markets }).notNull(),
    kind: text('kind', { enum: ['parcel', 'bulky', 'express'] }).notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.market, table.kind] }),
    check('shipping_costs_amount', sql`${table.amount} >= 0`),
  ],
);

/** How long an order takes in a market, in working days (Monday to Friday) after its cut-off. */
export const deliveryRules = pgTable(
  'delivery_rules',
  {
    market: text('market', { enum: markets }).primaryKey(),
    /** The hour of the market's day up to which an order is made on the same day. */
    cutOffHour: integer('cut_off_hour').notNull(),
    /** How many hours before the cut-off an order is safe whatever its payment. */
    safetyHours: integer('safety_hours').notNull(),
    productionDays: integer('production_days').notNull(),
    transitDays: integer('transit_days').notNull(),
    expressProductionDays: integer('express_production_days').notNull(),
    expressTransitDays: integer('express_transit_days').notNull(),
    deliversOnSaturday: boolean('delivers_on_saturday').notNull(),
  },
  (table) => [
    check(
      'delivery_rules_hours',
      sql`0 <= ${table.safetyHours} AND ${table.safetyHours} <= ${table.cutOffHour}
        AND ${table.cutOffHour} <= 23`,
    ),
    check(
      'delivery_rules_days',
      sql`0 <= ${table.expressProductionDays} AND 1 <= ${table.expressTransitDays}
        AND ${table.expressProductionDays} <= ${table.productionDays}
        AND ${table.expressTransitDays} <= ${table.transitDays}`,
    ),
  ],
);

/** Who has an account. */
export const customers = pgTable(
  'customers',
  {
    number: text('number').primaryKey(),
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** 0 for consumers; anything else is a business customer. */
    type: integer('type').notNull().default(0),
    isWhitelabelCustomer: boolean('is_whitelabel_customer').notNull().default(false),
    /** As `hashPassword` prints it; null for who has none, and cannot log in by one. */
    passwordHash: text('password_hash'),
  },
  // An address has one account, however its letters are written (`emailKey`).
  (table) => [uniqueIndex('customers_email_key').on(sql`lower(${table.email})`)],
);

/** The numbers of those who sign up here; older accounts have smaller ones. */
export const customerNumbers = pgSequence('customer_numbers', { startWith: 1_000_000 });

/** Log-ins that were tried at an address, whether or not it has an account. */
export const logInAttempts = pgTable(
  'log_in_attempts',
  {
    /** The hash of the address's `emailKey`. */
    emailHash: text('email_hash').primaryKey(),
    count: integer('count').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [index('log_in_attempts_since').on(table.since)],
);

/** Who is logged in. The cookie's token itself is never kept, only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerNumber: text('customer_number').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** The order that a customer has in the cart. */
export const openOrders = pgTable(
  'open_orders',
  {
    customerNumber: text('customer_number').primaryKey(),
    isWhitelabelOrder: boolean('is_whitelabel_order').notNull().default(false),
    cartArticlesAmount: integer('cart_articles_amount').notNull().default(0),
  },
  (table) => [
    foreignKey({ columns: [table.customerNumber], foreignColumns: [customers.number] }).onDelete(
      'cascade',
    ),
  ],
);

/** Messages of the contact form, as they were checked; they wait here for the customer service. */
export const contactMessages = pgTable('contact_messages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel', { enum: channels }).notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic', { enum: contactTopics }).notNull(),
  message: text('message').notNull(),
  orderNumber: text('order_number'),
  receivedAt: instant('received_at').notNull(),
  /** The sender's own; a request that arrives again brings it again. */
  messageId: text('message_id').unique(),
});

/** Withdrawals of contracts, as they were checked and acknowledged; the law asks to prove them. */
export const withdrawals = pgTable('withdrawals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  channel: text('channel', { enum: channels }).notNull(),
  locale: text('locale', { enum: locales }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  orderNumber: text('order_number').notNull(),
  /** Null where the whole order is meant. */
  goods: text('goods'),
  receivedAt: instant('received_at').notNull(),
  /** The sender's own; a request that arrives again brings it again. */
  withdrawalId: text('withdrawal_id').notNull().unique(),
});

/**
 * Mails that have to go out: written together with what they tell of, removed when they are
 * delivered. One that nobody takes stays for a month, without a next attempt.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    unsubscribeUrl: text('unsubscribe_url'),
    queuedAt: instant('queued_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null where it was given up. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Why it was given up. */
    failure: text('failure'),
  },
  (table) => [index('outgoing_mails_next_attempt_at').on(table.nextAttemptAt)],
);

/**
 * Who asked for the newsletter, by double opt-in, and when: the proof of it, which stays for three
 * years after the newsletter was ended. The token of the link that confirms is never kept, only its
 * hash.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    channel: text('channel', { enum: channels }).notNull(),
    email: text('email').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    status: text('status', { enum: ['pending', 'subscribed', 'unsubscribed'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** When the form was sent. */
    requestedAt: instant('requested_at').notNull(),
    /** When the link of the mail was followed first. */
    confirmedAt: instant('confirmed_at'),
    /** When the newsletter was ended last. */
    unsubscribedAt: instant('unsubscribed_at'),
    /**
     * The token of the link that ends it, which stands in every mail after the confirmation. It is
     * kept as it is, since each mail needs it; it opens nothing and ends the newsletter alone.
     */
    unsubscribeToken: text('unsubscribe_token').unique(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.email] }),
    index('newsletter_subscriptions_requested_at').on(table.requestedAt),
  ],
);

/**
 * What clients have asked in the running minute, where several processes count together; the
 * columns, in their order, are those of `RateLimiterPostgres`.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The class of requests and the keyed hash of a client's address: `posts:…`. */
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    /** When the minute ends, in milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** What visitors and customers wish for, a row for each of them (decisions, "Wishlist"). */
export const wishlists = pgTable(
  'wishlists',
  {
    ownerKind: text('owner_kind', { enum: ['visitor', 'customer'] }).notNull(),
    /** A customer's number, or the hash of what a visitor's cookie holds. */
    ownerKey: text('owner_key').notNull(),
    /** What the list is shared by: who has it may look. */
    shareKey: text('share_key').notNull().unique(),
    revision: integer('revision').notNull(),
    /** The list as `printWishlist` prints it: JSON as text, which holds every character. */
    entries: text('entries').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerKey] }),
    index('wishlists_changed_at').on(table.changedAt),
  ],
);

/**
 * What was written into the embedded content service, as a log: of each story the newest row counts.
 * The JSON is kept as text, which holds every character that JSON can (jsonb refuses U+0000).
 */
export const contentWrites = pgTable(
  'content_writes',
  {
    revision: integer('revision').primaryKey().generatedAlwaysAsIdentity(),
    uuid: text('uuid').notNull(),
    /** The story in each of its states; null for a story that was deleted. */
    states: text('states'),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('content_writes_uuid').on(table.uuid)],
);
