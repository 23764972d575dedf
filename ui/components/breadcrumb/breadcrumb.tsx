import { useText } from '../../messages/text.tsx';
import styles from './breadcrumb.module.css';

/** The last step is the page itself. */
type BreadcrumbStep = { readonly text: string; readonly href: string };

/** The way to this page, marked up as schema.org's BreadcrumbList; nothing for a single step. */
export const Breadcrumb = ({ steps }: { readonly steps: readonly BreadcrumbStep[] }) => {
  const text = useText();
  if (steps.length < 2) return null;
  return (
    <nav aria-label={text('breadcrumb.label')} className={styles['breadcrumb']}>
      <ol
        role="list"
        className={styles['steps']}
        itemScope
        itemType="https://schema.org/BreadcrumbList"
      >
        {steps.map((step, index) => (
          <li
            key={step.href}
            className={styles['step']}
            itemProp="itemListElement"
            itemScope
            itemType="https://schema.org/ListItem"
          >
            <a
              href={step.href}
              itemProp="item"
              aria-current={index === steps.length - 1 ? 'page' : undefined}
            >
              <span itemProp="name">{step.text}</span>
            </a>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
};
