/**
 * Each decoder returns undefined for a text that it refuses; what is allowed is said where the
 * variable is read (see `readVariable`).
 */
import { isChannel } from '../core/domain/locale/channel.ts';
import { markets } from '../core/domain/locale/locales.ts';
import {
  configuredSites,
  type Site,
  type SiteConfiguration,
} from '../core/domain/routing/sites.ts';
import { E } from '../core/fp.ts';
import type { LocationHeaders } from './embedded/shop/location.ts';

/** From `least` to `most`, at most 7 digits. */
export const decodeWholeNumber =
  (least: number, most: number) =>
  (value: string): number | undefined => {
    const number = /^\d{1,7}$/u.test(value) ? Number(value) : -1;
    return number >= least && number <= most ? number : undefined;
  };

/** One of some words, written exactly so. */
export const decodeWord =
  <Word extends string>(...words: readonly Word[]) =>
  (value: string): Word | undefined =>
    words.find((word) => word === value);

/** Protocols are written as in `https:`. */
export const decodeUrl =
  (...protocols: readonly string[]) =>
  (value: string): string | undefined =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined;

/** An address below which others lie, without query and fragment; a slash at its end goes. */
export const decodeBase = (value: string): string | undefined =>
  /[?#]/u.test(value) ? undefined : decodeUrl('http:', 'https:')(value)?.replace(/\/+$/u, '');

/** 8 to 128 letters, digits, dashes or underscores. */
export const decodeToken = (value: string): string | undefined =>
  /^[\w-]{8,128}$/u.test(value) ? value : undefined;

/** 16 to 128 characters, so that nobody guesses it. */
export const decodeSecret = (value: string): string | undefined =>
  /^[\w-]{16,128}$/u.test(value) ? value : undefined;

/** A host's name or address, without a port. */
export const decodeHost = (value: string): string | undefined =>
  /^[\w.:[\]-]+$/u.test(value) ? value : undefined;

const decodeSite = (entry: string): Site | undefined => {
  const [name = '', host = '', ...rest] = entry.trim().split('=');
  const [channel = '', ...suffix] = name.split('.');
  const market = markets.find((known) => known === suffix.join('.'));
  return isChannel(channel) && market !== undefined && host !== '' && rest.length === 0
    ? { channel, market, host }
    : undefined;
};

/** `poster.de=www.example.com,poster.ch=…`; the first site is the default one. */
export const decodeSites = (value: string): SiteConfiguration | undefined => {
  const sites = value.split(',').map(decodeSite);
  const known = sites.filter((site) => site !== undefined);
  const [defaultSite] = known;
  if (defaultSite === undefined || known.length !== sites.length) return undefined;
  const configured = configuredSites({ protocol: 'https', sites: known, defaultSite });
  return E.isRight(configured) ? configured.right : undefined;
};

/** `cf-ipcountry` or `cf-ipcountry,cf-region-code`. */
export const decodeLocationHeaders = (value: string): LocationHeaders | undefined => {
  const [country, region, ...rest] = value.toLowerCase().split(',');
  const isName = (name: string): boolean => /^[a-z\d-]{1,64}$/u.test(name);
  if (country === undefined || rest.length > 0) return undefined;
  return isName(country) && (region === undefined || isName(region))
    ? { country, region }
    : undefined;
};
