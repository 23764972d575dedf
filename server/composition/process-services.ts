import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Container } from 'inversify';
import type { ReadIdToken } from '../../adapters/google/id-tokens.ts';
import { guardedFetch, resilientFetch } from '../../adapters/http/resilient-fetch.ts';
import { keptMails } from '../../adapters/mail/kept-mails.ts';
import { openPictures } from '../../adapters/media/open-pictures.ts';
import { drawPdfInThread } from '../../adapters/media/draw-pdf-in-thread.ts';
import { toolboxResults } from '../../adapters/media/toolbox-results.ts';
import { observeQueries } from '../../adapters/postgres/observe-queries.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { viesRegister } from '../../adapters/vies/vat-register.ts';
import { createStoryChanges } from '../../adapters/storyblok/story-changes.ts';
import type { VatRegister } from '../../core/ports/vat-register.ts';
import type { Configuration } from '../configuration.ts';
import { openRateGuard } from '../http/open-rate-guard.ts';
import { openContentWrites } from '../embedded/content/write-store.ts';
import { createEmbeddedFlags } from '../embedded/flags/embedded.ts';
import { hasOutbox } from '../embedded/outbox/access.ts';
import { createMailDelivery } from '../mails/delivery.ts';
import { createPrinting } from '../printing/printing.ts';
import { mediaService } from '../media.ts';
import { voucherKey } from '../voucher-key.ts';
import { mountServices } from '../embedded/mount.ts';
import { shopEndpoints } from '../../adapters/http/endpoints/shop-endpoints.ts';
import { createKeptAnswers } from '../endpoints/kept-answers.ts';
import { shopRelay } from '../endpoints/relay.ts';
import { tracedSteps } from '../traces/traced-steps.ts';
import { watchedQueries } from '../traces/watched-queries.ts';
import { openFormAddresses } from './forms.ts';
import { bindOrders, startOrderWork } from './orders.ts';
import { openPayments } from './payments.ts';
import { spaceAssets } from './content-assets.ts';
import { startPrinting } from './printing.ts';
import { patience, watched } from './service-calls.ts';
import { tokens } from './tokens.ts';

/**
 * Far shorter than caches in front may keep; every list of every locale, with its compressed copy,
 * is some 8 MB.
 */
const keptPrices = { seconds: 10, capacity: 16_000_000 } as const;

const databaseFigure = {
  name: 'database_query_seconds',
  help: 'Time of each query of the embedded shop API.',
} as const;

/** Only where the embedded content service runs. */
const sampleStories = async ({ storyblokToken }: Configuration) =>
  storyblokToken === undefined
    ? (await import('../embedded/content/samples/stories/stories.ts')).stories
    : undefined;

const mailFolder = ({ dataDir }: Configuration): string => join(dataDir, 'mails');

/** Undefined where it is for nobody; its library is loaded where it is. */
const outbox = async (configuration: Configuration) => {
  const { sites, mails } = configuration;
  if (!hasOutbox(configuration)) return undefined;
  const { outboxPage } = await import('../embedded/outbox/outbox-page.ts');
  return (mayOpen: (context: Context) => boolean) =>
    outboxPage({
      folder: mailFolder(configuration),
      sender: { sites, imprint: mails.imprint },
      mayOpen,
    });
};

/** Only where the embedded shop keeps orders, and its desk has a token. */
const openDesk = async (
  container: Container,
  { deskToken: token, shopApiUrl, sites }: Configuration,
): Promise<Hono | undefined> => {
  if (token === undefined || shopApiUrl !== undefined) return undefined;
  const { desk } = await import('../desk/desk.ts');
  return desk({
    token,
    sites,
    orders: container.get(tokens.orders),
    orderLetters: container.get(tokens.orderLetters),
    clock: container.get(tokens.clock),
    log: container.get(tokens.log),
  });
};

/** Undefined where Google's sign-in is not offered; its library is loaded where it is. */
const idTokens = async (
  container: Container,
  { google }: Configuration,
): Promise<ReadIdToken | undefined> => {
  if (google === undefined) return undefined;
  const { googleIdTokens } = await import('../../adapters/google/id-tokens.ts');
  return googleIdTokens({
    ...google,
    fetch: guardedFetch(
      container.get(tokens.network),
      watched(container.get(tokens.traces), container.get(tokens.breakers)['google-keys'], false),
      container.get(tokens.sleep),
    ),
    clock: container.get(tokens.clock),
  });
};

/** Undefined where the embedded stand-in answers. */
const vatRegister = (container: Container, { viesUrl }: Configuration): VatRegister | undefined =>
  viesUrl === undefined
    ? undefined
    : viesRegister({
        baseUrl: viesUrl,
        fetch: guardedFetch(
          container.get(tokens.network),
          watched(
            container.get(tokens.traces),
            container.get(tokens.breakers)['vat-register'],
            false,
          ),
          container.get(tokens.sleep),
        ),
      });

/** Opens the embedded shop, and starts sending its mails and making its prints. */
const embeddedShop = async (container: Container, configuration: Configuration): Promise<Hono> => {
  const { dataDir, sites, mails, limits, locationHeaders } = configuration;
  const [clock, log] = [container.get(tokens.clock), container.get(tokens.log)];
  const database = await container.getAsync(tokens.database);
  const { shopService } = await import('../embedded/shop/shop.ts');
  const delivery = container.get(tokens.mailDelivery);
  delivery.start({ database, mailer: await container.getAsync(tokens.mailer), clock, log });
  const uploads = container.get(tokens.pictureUploadStore);
  startPrinting(container, configuration, { database, uploads });
  startOrderWork(container, { database, uploads });
  return shopService({
    database,
    keptSeconds: keptPrices.seconds,
    kept: container.get(tokens.keptAnswers),
    sites,
    content: container.get(tokens.pagePorts).content,
    mails: { wake: delivery.wake, service: mails.service, imprint: mails.imprint },
    wakeOrders: container.get(tokens.orderWork).wake,
    // Here, since its thread is found beside this bundle.
    drawPdf: drawPdfInThread(),
    results: toolboxResults(join(dataDir, 'toolbox'), clock),
    uploads,
    trustedProxies: limits.trustedProxies,
    locationHeaders,
    vouchers: container.get(tokens.vouchers),
    readIdToken: await idTokens(container, configuration),
    vatRegister: vatRegister(container, configuration),
    clock,
    log,
  });
};

/** Binds the database, pictures, and the shop's APIs or the relay to them. */
export const bindServices = (container: Container): void => {
  container
    .bind(tokens.aroundQueries)
    .toResolvedValue(
      (traces, metrics) => watchedQueries(traces, metrics.seconds(databaseFigure)),
      [tokens.traces, tokens.metrics],
    );
  container
    .bind(tokens.rateGuard)
    .toResolvedValue(
      (configuration, around, log) => openRateGuard(configuration, { around, log }),
      [tokens.configuration, tokens.aroundQueries, tokens.log],
    )
    .onDeactivation((guard) => guard.close());
  container
    .bind(tokens.database)
    .toResolvedValue(
      async ({ databaseUrl, dataDir }, clock, queries) => {
        const [{ seedDatabase }, { writeSampleAccounts }] = await Promise.all([
          import('../../adapters/postgres/seed/seed.ts'),
          import('../../adapters/postgres/seed/sample-accounts.ts'),
        ]);
        const database = await openDatabase({
          databaseUrl,
          dataDir,
          prepare: async (opened) => {
            await seedDatabase(opened, clock);
            if (databaseUrl === undefined) await writeSampleAccounts(opened);
          },
        });
        observeQueries(database, queries);
        return database;
      },
      [tokens.configuration, tokens.clock, tokens.aroundQueries],
    )
    .onDeactivation((database) => database.close());
  container.bind(tokens.vouchers).toResolvedValue(
    (configuration, clock) =>
      keptVouchers({
        database: () => container.getAsync(tokens.database),
        clock,
        key: voucherKey(configuration.voucherKey, configuration.dataDir),
      }),
    [tokens.configuration, tokens.clock],
  );
  bindOrders(container);
  container
    .bind(tokens.media)
    .toResolvedValue(
      ({ dataDir }, clock, log, traces) =>
        mediaService({
          pictures: openPictures({
            dataDir,
            clock,
            log,
            assets: spaceAssets(container),
            around: tracedSteps(traces),
          }),
          clock,
          log,
        }),
      [tokens.configuration, tokens.clock, tokens.log, tokens.traces],
    )
    .onDeactivation((media) => media.close());
  container
    .bind(tokens.keptAnswers)
    .toResolvedValue((clock) => createKeptAnswers({ clock, ...keptPrices }), [tokens.clock]);
  container.bind(tokens.mailer).toResolvedValue(
    async (configuration, clock) => {
      const { smtp, sender } = configuration.mails;
      if (smtp === undefined) return () => keptMails(mailFolder(configuration), sender, clock);
      const { smtpMailer } = await import('../../adapters/mail/smtp-mailer.ts');
      return smtpMailer(smtp, sender);
    },
    [tokens.configuration, tokens.clock],
  );
  container.bind(tokens.payments).toDynamicValue(() => openPayments(container));
  container
    .bind(tokens.mailDelivery)
    .toResolvedValue((sleep) => createMailDelivery(sleep), [tokens.sleep]);
  container.bind(tokens.printing).toResolvedValue(() => createPrinting());
  container.bind(tokens.shop).toResolvedValue(
    async (configuration, network, clock, sleep, log, breakers, traces) =>
      configuration.shopApiUrl === undefined
        ? embeddedShop(container, configuration)
        : shopRelay(Object.values(shopEndpoints), {
            baseUrl: configuration.shopApiUrl,
            fetch: resilientFetch(
              network,
              watched(traces, breakers['shop-api-relay'], true),
              patience(clock, sleep),
            ),
            log,
            trustedProxies: configuration.limits.trustedProxies,
          }),
    [
      tokens.configuration,
      tokens.network,
      tokens.clock,
      tokens.sleep,
      tokens.log,
      tokens.breakers,
      tokens.traces,
    ],
  );
  container.bind(tokens.storyChanges).toConstantValue(createStoryChanges());
  container.bind(tokens.contentWrites).toResolvedValue(
    async ({ storyblokToken, shopApiUrl, contentWriteToken }, clock) =>
      storyblokToken === undefined &&
      // Where the shop is elsewhere, only writers need its database here.
      (shopApiUrl === undefined || contentWriteToken !== undefined)
        ? await openContentWrites(await container.getAsync(tokens.database), clock)
        : undefined,
    [tokens.configuration, tokens.clock],
  );
  container
    .bind(tokens.embeddedFlags)
    .toResolvedValue(
      ({ splitKey, flagPercentages }, clock) =>
        splitKey === undefined ? createEmbeddedFlags(flagPercentages, clock) : undefined,
      [tokens.configuration, tokens.clock],
    );
  container.bind(tokens.services).toResolvedValue(
    async (configuration, media, shop, embeddedFlags, network, sleep, log, breakers, traces) => {
      const payments = await container.getAsync(tokens.payments);
      return mountServices({
        configuration,
        sampleStories: await sampleStories(configuration),
        contentWrites: await container.getAsync(tokens.contentWrites),
        storyChanges: container.get(tokens.storyChanges),
        content: container.get(tokens.pagePorts).content,
        stories: container.get(tokens.stories),
        media: media.app,
        payments: payments?.app,
        shop,
        forms: openFormAddresses(container),
        embeddedFlags,
        outbox: await outbox(configuration),
        desk: await openDesk(container, configuration),
        network: guardedFetch(network, watched(traces, breakers['flags-relay'], false), sleep),
        log,
        clock: container.get(tokens.clock),
        sleep,
      });
    },
    [
      tokens.configuration,
      tokens.media,
      tokens.shop,
      tokens.embeddedFlags,
      tokens.network,
      tokens.sleep,
      tokens.log,
      tokens.breakers,
      tokens.traces,
    ],
  );
};
