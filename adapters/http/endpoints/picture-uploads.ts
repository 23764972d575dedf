/**
 * A shopper's own picture (storefront §7, `customer-picture`): begun, sent in parts from the offset
 * that the shop has confirmed (as tus 1.0 has it), completed, read and removed by its visitor
 * alone.
 */
import { pictureUploadPaths, uploadPartBytes } from '../../../core/domain/image/own-picture.ts';
import { fileAnswer, jsonAnswer, noAnswer } from '../answers.ts';
import { bytesBody, jsonBody, noBody } from '../bodies.ts';
import {
  PictureUploadAnswer,
  PictureUploadBeginning,
  PictureUploadPartQuery,
  PictureUploadQuery,
} from '../codecs/picture-uploads.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { noScope, shopScope } from '../scope.ts';

const notFound = 'There is no such upload of this visitor, or no longer.';

/** Connections of phones are slow. */
const slowTime = 30_000;

const ofVisitor = {
  credentials: 'session',
  scope: shopScope,
  caching: { kind: 'private' },
} as const;

export const pictureUploadEndpoints = {
  beginPictureUpload: endpoint({
    ...ofVisitor,
    method: 'POST',
    paths: [pictureUploadPaths.uploads],
    summary: 'Announces a picture; from now on the visitor is known by a cookie.',
    port: 'PictureUploads.begin',
    query: noQuery,
    body: jsonBody(PictureUploadBeginning),
    answer: jsonAnswer(PictureUploadAnswer),
    refusals: {},
    largest: { request: 1_000, answer: jsonSizes.answer },
    within: usualTime,
  }),
  appendPictureUpload: endpoint({
    ...ofVisitor,
    method: 'PATCH',
    paths: [pictureUploadPaths.uploads],
    summary: 'Adds bytes at the offset that the upload has come to; what is answered is kept.',
    port: 'PictureUploads.append',
    query: PictureUploadPartQuery,
    body: bytesBody('application/offset+octet-stream'),
    answer: jsonAnswer(PictureUploadAnswer),
    refusals: { 404: notFound, 409: 'The upload has come to another offset.' },
    largest: { request: uploadPartBytes, answer: jsonSizes.answer },
    within: slowTime,
  }),
  pictureUpload: endpoint({
    ...ofVisitor,
    method: 'GET',
    paths: [pictureUploadPaths.uploads],
    summary: 'Says how far an upload has come.',
    port: 'PictureUploads.find',
    query: PictureUploadQuery,
    body: noBody,
    answer: jsonAnswer(PictureUploadAnswer),
    refusals: { 404: notFound },
    largest: jsonSizes,
    within: usualTime,
  }),
  removePictureUpload: endpoint({
    ...ofVisitor,
    method: 'DELETE',
    paths: [pictureUploadPaths.uploads],
    summary: 'Removes a picture, whether all of it has arrived or not.',
    port: 'PictureUploads.remove',
    query: PictureUploadQuery,
    body: noBody,
    answer: noAnswer,
    refusals: { 404: notFound },
    largest: jsonSizes,
    within: usualTime,
  }),
  completePictureUpload: endpoint({
    ...ofVisitor,
    method: 'POST',
    paths: [pictureUploadPaths.complete],
    summary: 'Looks at what has arrived: whether it is a picture, and how large.',
    port: 'PictureUploads.complete',
    query: PictureUploadQuery,
    body: noBody,
    answer: jsonAnswer(PictureUploadAnswer),
    refusals: { 404: notFound, 409: 'Not all has arrived.' },
    largest: jsonSizes,
    within: slowTime,
  }),
  uploadedPicture: endpoint({
    ...ofVisitor,
    // A page asks for it as for any picture: without headers of its own.
    scope: noScope,
    method: 'GET',
    paths: [pictureUploadPaths.picture],
    summary: 'The picture for the screen: upright, and without what its camera says of it.',
    port: 'PictureUploads.find',
    query: PictureUploadQuery,
    body: noBody,
    answer: fileAnswer(['image/webp']),
    refusals: { 404: notFound },
    largest: { request: 0, answer: 8_000_000 },
    within: usualTime,
  }),
} as const;
