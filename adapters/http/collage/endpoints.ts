/** Storefront §7, `collage-designer-design-groups`, "Collage data". */
import { jsonAnswer } from '../answers.ts';
import {
  CollageDataAnswer,
  CollageGroupAnswer,
  CollageGroupQuery,
  CollageGroupsAnswer,
  CollageGroupsQuery,
  CollageQuery,
} from './codecs.ts';
import { endpoint, question } from '../endpoint.ts';
import { noScope, shopScope } from '../scope.ts';

const shared = {
  ...question,
  caching: { kind: 'shared', seconds: 3600, staleSeconds: 86_400 },
} as const;

export const collageEndpoints = {
  collageGroups: endpoint({
    ...shared,
    scope: shopScope,
    paths: ['/web-api/collage-designer-design-groups'],
    summary: 'The groups of collages that fit a number of photos and an orientation.',
    port: 'CollageGroups.all',
    query: CollageGroupsQuery,
    answer: jsonAnswer(CollageGroupsAnswer),
    refusals: {},
  }),
  collageGroup: endpoint({
    ...shared,
    scope: shopScope,
    paths: ['/web-api/collage-designer-design-group'],
    summary: 'One group of collages.',
    port: 'CollageGroups.group',
    query: CollageGroupQuery,
    answer: jsonAnswer(CollageGroupAnswer),
    refusals: { 404: 'There is no such group.' },
  }),
  collageData: endpoint({
    ...shared,
    scope: noScope,
    paths: ['/web-api/collage-data'],
    summary: 'Where the photos of a collage lie.',
    port: 'Collages.design',
    query: CollageQuery,
    answer: jsonAnswer(CollageDataAnswer),
    refusals: { 404: 'There is no such collage.' },
  }),
} as const;
