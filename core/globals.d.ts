/**
 * The part of the web platform that every engine shares and that the core may use: addresses.
 * Anything else of a platform (document, process, fetch, timers) comes through a port.
 */
declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(
    init?: string | Readonly<Record<string, string>> | Iterable<readonly [string, string]>,
  );
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string, value?: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string, value?: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(address: string, base?: string | URL);
  static canParse(address: string, base?: string | URL): boolean;
  static parse(address: string, base?: string | URL): URL | null;
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  toString(): string;
}
