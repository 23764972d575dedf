import { E, t } from '../../core/fp.ts';
import { stays } from '../shared/single-flight.ts';
import { createClient, withinTime, type StoryblokAccess } from './client.ts';

const spaceAnswer = t.type({ space: t.type({ id: t.number }) });

/**
 * The number of the space that the token opens. Undefined until the service has said it; each
 * caller asks again.
 */
export const storyblokSpace = (access: StoryblokAccess): (() => Promise<string | undefined>) => {
  const client = createClient(access);
  let known: Promise<string | undefined> | undefined;
  const ask = async (): Promise<string | undefined> => {
    try {
      const answer = await client?.get('cdn/spaces/me', {}, { signal: withinTime(stays) });
      const read = spaceAnswer.decode(answer?.data);
      return E.isRight(read) ? String(read.right.space.id) : undefined;
    } catch {
      return undefined;
    }
  };
  return async () => {
    known ??= ask();
    const space = await known;
    if (space === undefined) known = undefined;
    return space;
  };
};
