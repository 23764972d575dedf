/** For stories: states that a pointer or a key makes, shown without either. */

export type Touch = 'hover' | 'focus' | 'active';

const controls = 'a, button, input, select, textarea, summary';

const touches = [
  [':hover', `:is([data-touch='hover'] *)`],
  [':focus-visible', `:is([data-touch='focus'] :is(${controls}))`],
  [':focus-within', `:is([data-touch='focus'] *)`],
  [':active', `:is([data-touch='active'] *)`],
] as const;

/** The selector, and for each touch that it asks for one that stands for it in a sheet of states. */
export const withTouches = (selector: string): string => {
  const others = touches.flatMap(([pseudo, standIn]) =>
    selector.includes(pseudo) ? [selector.replaceAll(pseudo, standIn)] : [],
  );
  return [selector, ...others].join(', ');
};

const styleRulesOf = (rules: CSSRuleList): readonly CSSStyleRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
      ? styleRulesOf(rule.cssRules)
      : []),
  ]);

/** Once for each rule: those that came since the last call. */
export const addTouches = (page: Document): void => {
  const rules = [...page.styleSheets].flatMap((sheet) => styleRulesOf(sheet.cssRules));
  for (const rule of rules.filter(({ selectorText }) => !selectorText.includes('data-touch'))) {
    const selector = withTouches(rule.selectorText);
    if (selector !== rule.selectorText) rule.selectorText = selector;
  }
};
