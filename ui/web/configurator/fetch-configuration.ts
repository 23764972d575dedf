import { configurationPath } from '../../../core/domain/routing/payload-path.ts';

/** Our own server answers choices: what names itself so is an answer. */
const isAnswer = <Answer>(value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'configuration';

/**
 * What the page at `pathname` says of the configuration that a query selects; undefined where no
 * answer comes. Rejects when `signal` is aborted, and for no other reason.
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
    const value: unknown = await answer.json();
    return isAnswer<Answer>(value) ? value : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
};
