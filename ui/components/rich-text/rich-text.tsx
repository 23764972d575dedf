import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

import type {
  Inline,
  RichText as RichTextNodes,
  RichTextNode,
  TextRun,
} from '../../../core/domain/content/rich-text.ts';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link.tsx';
import styles from './rich-text.module.css';

/** Classifies an address as an editor wrote it; none for one that is refused (storefront §8). */
export type ResolveLink = (url: string) => LinkTarget | undefined;

/** Children of which none is ever moved, so that they need no keys. */
const inOrder = (children: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...children);

const emphasised = ({ text, isBold, isItalic }: TextRun): ReactNode => {
  const set = isItalic ? <i>{text}</i> : text;
  return isBold ? <b>{set}</b> : set;
};

const lineBreak = <br />;

/** A refused link keeps its words. */
const runOf = (run: TextRun, resolveLink: ResolveLink): ReactNode => {
  const target = run.link === undefined ? undefined : resolveLink(run.link);
  return target === undefined ? emphasised(run) : <Link {...target}>{emphasised(run)}</Link>;
};

const inlinesOf = (inlines: readonly Inline[], resolveLink: ResolveLink): ReactNode =>
  inOrder(
    inlines.map((inline) =>
      inline.kind === 'line-break' ? lineBreak : runOf(inline, resolveLink),
    ),
  );

const itemOf = (nodes: RichTextNodes, resolveLink: ResolveLink): ReactNode => (
  <li>{nodesOf(nodes, resolveLink)}</li>
);

const nodeOf = (node: RichTextNode, resolveLink: ResolveLink): ReactNode => {
  switch (node.kind) {
    case 'paragraph':
      return <p>{inlinesOf(node.children, resolveLink)}</p>;
    case 'heading':
      return createElement(`h${node.level}`, null, inlinesOf(node.children, resolveLink));
    case 'list':
      return createElement(
        node.isOrdered ? 'ol' : 'ul',
        null,
        ...node.items.map((item) => itemOf(item, resolveLink)),
      );
  }
};

const nodesOf = (nodes: RichTextNodes, resolveLink: ResolveLink): ReactNode =>
  inOrder(nodes.map((node) => nodeOf(node, resolveLink)));

type RichTextProps = { readonly text: RichTextNodes; readonly resolveLink: ResolveLink };

/** Running text of the content service: paragraphs, headings, lists, links. */
export const RichText = ({ text, resolveLink }: RichTextProps) =>
  text.length > 0 && <div className={styles['text']}>{nodesOf(text, resolveLink)}</div>;
