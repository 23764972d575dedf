/**
 * The first script of who sees net prices (`netPricesCookie`): nothing of the page is seen until they
 * stand there.
 */
import { locales } from '../../../core/domain/locale/locales.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { netDocument } from './net-document.ts';
import type {} from './served.ts';

const root = document.documentElement;

const parsed = (): Promise<unknown> =>
  new Promise((done) => {
    document.addEventListener('DOMContentLoaded', done, { once: true });
  });

const showNet = async (change: (body: ParentNode) => void): Promise<void> => {
  root.style.visibility = 'hidden';
  try {
    await parsed();
    change(document.body);
  } finally {
    root.style.visibility = '';
  }
};

if (oneOf(locales)(root.lang)) {
  const { change, value } = netDocument(root.lang);
  globalThis.netValue = value;
  // What is one visitor's alone comes with net prices; its data do not.
  if (root.dataset['audience'] !== 'net') globalThis.netDocument = showNet(change);
  root.dataset['audience'] = 'net';
}
