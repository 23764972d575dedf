import type { IncomingMessage } from 'node:http';

import { pageOfData, type PageDataForm } from '../../core/domain/routing/payload-path.ts';
import { readAddress, type AddressReading } from '../../core/domain/routing/route-request.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';

/** Read once for all who answer the request. */
export type AskedAddress = {
  /** As it was written, percent-encoding and all. */
  readonly path: string;
  /** With its question mark; empty without one. */
  readonly search: string;
  /** A page, or data of the page in whose folder this lies. */
  readonly form: 'document' | PageDataForm;
  /** Of the host, and of the path of the page. */
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
