import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';

import type {
  AccordionBlock,
  Inline,
  RichText as RichTextNodes,
  RichTextNode,
  RichTextPart,
  TextRun,
} from '../../../core/domain/content/rich-text.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Downloads } from '../downloads/downloads.tsx';
import { offeredFiles } from '../downloads/offered-files.ts';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link.tsx';
import { Table } from '../table/table.tsx';
import styles from './rich-text.module.css';

/** Undefined for an address that is refused (storefront §8). */
export type ResolveLink = (url: string) => LinkTarget | undefined;

export type DrawnWith = { readonly resolveLink: ResolveLink; readonly locale: Locale };

/** Needs no keys, since no child is ever moved. */
const inOrder = (children: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...children);

const emphasised = ({ text, isBold, isItalic }: TextRun): ReactNode => {
  const set = isItalic ? <i>{text}</i> : text;
  return isBold ? <b>{set}</b> : set;
};

const lineBreak = <br />;

/** A refused link keeps its words. */
const runOf = (run: TextRun, { resolveLink }: DrawnWith): ReactNode => {
  const target = run.link === undefined ? undefined : resolveLink(run.link);
  return target === undefined ? emphasised(run) : <Link {...target}>{emphasised(run)}</Link>;
};

const inlinesOf = (inlines: readonly Inline[], drawnWith: DrawnWith): ReactNode =>
  inOrder(
    inlines.map((inline) => (inline.kind === 'line-break' ? lineBreak : runOf(inline, drawnWith))),
  );

const itemOf = (nodes: RichTextNodes, drawnWith: DrawnWith): ReactNode => (
  <li>{nodesOf(nodes, drawnWith)}</li>
);

const headlineOf = (headline: string): ReactNode => headline !== '' && <h3>{headline}</h3>;

export const accordionItems = ({ items }: AccordionBlock, drawnWith: DrawnWith) =>
  items.map(({ title, text }) => ({
    title,
    content: <RichText text={text} {...drawnWith} />,
  }));

/** A button whose link is refused keeps its words. */
const partOf = (part: RichTextPart, drawnWith: DrawnWith): ReactNode => {
  switch (part.kind) {
    case 'button': {
      const target = drawnWith.resolveLink(part.link.url);
      return (
        <p>
          {target === undefined ? (
            part.link.text
          ) : (
            <ButtonLink {...target}>{part.link.text}</ButtonLink>
          )}
        </p>
      );
    }
    case 'download':
      return (
        <>
          {headlineOf(part.headline)}
          <Downloads files={offeredFiles(drawnWith.locale, part)} />
        </>
      );
    case 'table':
      return <Table caption={part.caption} hasRowNames={part.hasRowNames} {...part.cells} />;
    case 'accordion':
      return (
        <>
          {headlineOf(part.headline)}
          <Accordion items={accordionItems(part, drawnWith)} name={part.id} />
        </>
      );
  }
};

const nodeOf = (node: RichTextNode, drawnWith: DrawnWith): ReactNode => {
  switch (node.kind) {
    case 'paragraph':
      return <p>{inlinesOf(node.children, drawnWith)}</p>;
    case 'heading':
      return createElement(`h${node.level}`, null, inlinesOf(node.children, drawnWith));
    case 'list':
      return createElement(
        node.isOrdered ? 'ol' : 'ul',
        null,
        ...node.items.map((item) => itemOf(item, drawnWith)),
      );
    case 'part':
      return <div className={styles['part']}>{partOf(node.part, drawnWith)}</div>;
  }
};

const nodesOf = (nodes: RichTextNodes, drawnWith: DrawnWith): ReactNode =>
  inOrder(nodes.map((node) => nodeOf(node, drawnWith)));

type RichTextProps = DrawnWith & { readonly text: RichTextNodes };

/** Running text of the content service, with components of ours within it. */
export const RichText = ({ text, ...drawnWith }: RichTextProps) =>
  text.length > 0 && <div className={styles['text']}>{nodesOf(text, drawnWith)}</div>;
