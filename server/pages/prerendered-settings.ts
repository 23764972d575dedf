import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Configuration } from '../configuration.ts';

/** The file of the application, and the name of what browsers load. */
type Build = { readonly application: string; readonly client: string };

/**
 * The built application (which names its chunks by their content), the files that documents name,
 * and the settings that pages show or that decide where content and prices come from.
 */
export const identityOf = (
  { application, client }: Build,
  configuration: Configuration,
): string => {
  const { sites, consentScript, messengerScript, designerBases, locationHeaders } = configuration;
  const { storyblokToken, storyblokUrl, shopApiUrl, databaseUrl } = configuration;
  const settings = {
    sites,
    vendors: { consentScript, messengerScript },
    designerBases,
    locatesVisitors: locationHeaders !== undefined,
    services: { storyblokToken, storyblokUrl, shopApiUrl, databaseUrl },
  };
  return createHash('sha256')
    .update(readFileSync(application))
    .update(client)
    .update(JSON.stringify(settings))
    .digest('base64url')
    .slice(0, 22);
};

/** `PRERENDERED_DIR`, else `prerendered` beside all other data. */
export const folderOf = ({
  prerenderedDir,
  dataDir,
}: Pick<Configuration, 'prerenderedDir' | 'dataDir'>): string =>
  prerenderedDir ?? join(dataDir, 'prerendered');
