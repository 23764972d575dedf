import type { BreadcrumbBlock } from '../../../core/domain/content/blocks/breadcrumb.ts';
import { Breadcrumb } from '../../components/breadcrumb/breadcrumb.tsx';
import { resolvedLinks, type BlockViewProps } from '../block-view.ts';

export const BreadcrumbBlockView = ({
  breadcrumb,
  resolveLink,
}: BlockViewProps<BreadcrumbBlock>) => (
  <Breadcrumb steps={resolvedLinks(resolveLink, breadcrumb)} />
);
