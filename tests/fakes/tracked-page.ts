import type { TrackedPage } from '../../core/domain/consent/tracking-event.ts';

export const trackedPage: TrackedPage = {
  kind: 'page',
  path: '/',
  title: '',
  locale: 'de-DE',
  channel: 'poster',
};
