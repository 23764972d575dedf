import type { IncomingMessage } from 'node:http';

import { pageOfData, type PageDataForm } from '../../core/domain/routing/payload-path.ts';
import { readAddress, type AddressReading } from '../../core/domain/routing/route-request.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';

/** The address of a request, read once for all who answer it: host and path, and what is asked of it. */
export type AskedAddress = {
  /** The path as it was written, percent-encoding and all. */
  readonly path: string;
  /** The query with its question mark; empty where there is none. */
  readonly search: string;
  /** Whether a page is asked for, or data of the page in whose folder this lies. */
  readonly form: 'document' | PageDataForm;
  /** What was read of the host, and of the path of the page. */
  readonly reading: AddressReading;
};

/** Reads the address of a request; every text is one. */
export const readAskedAddress = (
  sites: SiteConfiguration,
  { url = '/', headers: { host } }: Pick<IncomingMessage, 'url' | 'headers'>,
): AskedAddress => {
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  const data = pageOfData(path);
  return {
    path,
    search: start === -1 ? '' : url.slice(start),
    form: data?.form ?? 'document',
    reading: readAddress(sites, { host, rawPath: data?.page ?? path }),
  };
};
