import { emulatedCondition, type Emulated } from './emulated-media.ts';

const mediaRulesOf = (rules: CSSRuleList): readonly CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
      ? mediaRulesOf(rule.cssRules)
      : []),
  ]);

/** Sheets of another origin cannot be read; the shop has none. */
const sheetsOf = (page: Document): readonly CSSStyleSheet[] =>
  [...page.styleSheets].filter(({ href }) => href?.startsWith(location.origin) ?? true);

/**
 * Rewrites the conditions of all style sheets, and of those that come later. The answer puts back
 * what was written.
 */
export const emulateMedia = (page: Document, emulated: Emulated): (() => void) => {
  if (emulated.length === 0) return () => undefined;
  const written = new Map<CSSMediaRule, string>();
  const rewrite = () => {
    const rules = sheetsOf(page).flatMap((sheet) => mediaRulesOf(sheet.cssRules));
    for (const rule of rules.filter((each) => !written.has(each))) {
      const condition = emulatedCondition(rule.media.mediaText, emulated);
      if (condition !== rule.media.mediaText) {
        written.set(rule, rule.media.mediaText);
        rule.media.mediaText = condition;
      }
    }
  };
  const isForced = emulated.some(([part, holds]) => part.startsWith('(forced-colors') && holds);
  page.documentElement.toggleAttribute('data-forced-colours', isForced);
  rewrite();
  const observer = new MutationObserver(rewrite);
  observer.observe(page.head, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    page.documentElement.removeAttribute('data-forced-colours');
    for (const [rule, condition] of written) rule.media.mediaText = condition;
  };
};
