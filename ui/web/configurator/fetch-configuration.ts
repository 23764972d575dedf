import { configurationPath } from '../../../core/domain/routing/payload-path.ts';
import type {} from '../audience/served.ts';

/** Our own server answers, so its kind is proof enough. */
const isAnswer = <Answer>(value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'configuration';

/**
 * The configuration that a query selects; undefined where no answer comes. Rejects only when
 * `signal` is aborted.
 */
export const fetchConfiguration = async <Answer>(
  pathname: string,
  search: string,
  signal: AbortSignal,
): Promise<Answer | undefined> => {
  try {
    const answer = await fetch(configurationPath(pathname) + search, {
      signal,
      redirect: 'manual',
    });
    const value: unknown = JSON.parse(await answer.text(), globalThis.netValue);
    return isAnswer<Answer>(value) ? value : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
};
