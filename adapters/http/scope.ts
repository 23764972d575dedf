import { isChannel } from '../../core/domain/locale/channel.ts';
import { parseLocale } from '../../core/domain/locale/locale.ts';
import { E } from '../../core/fp.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { headersOfScope, scopeHeaders } from './address.ts';

export type HeaderReader = (name: string) => string | undefined;

/** The header that is missing or wrong. */
type ScopeError = { readonly kind: 'channel-invalid' | 'locale-invalid' };

export type ScopeFormat<Scope> = {
  readonly isRequired: boolean;
  readonly write: (scope: Scope) => Readonly<Record<string, string>>;
  readonly read: (header: HeaderReader) => E.Either<ScopeError, Scope>;
};

/** Channel and locale, both required (storefront §7). */
export const shopScope: ScopeFormat<ShopScope> = {
  isRequired: true,
  write: headersOfScope,
  read: (header) => {
    const channel = header(scopeHeaders.channel);
    const locale = parseLocale(header(scopeHeaders.locale) ?? '');
    if (E.isLeft(locale)) return E.left({ kind: 'locale-invalid' });
    return isChannel(channel)
      ? E.right({ channel, locale: locale.right })
      : E.left({ kind: 'channel-invalid' });
  },
};

/** The same answer wherever it is asked from. */
export const noScope: ScopeFormat<undefined> = {
  isRequired: false,
  write: () => ({}),
  read: () => E.right(undefined),
};
