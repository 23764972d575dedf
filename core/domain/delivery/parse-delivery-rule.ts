import { E } from '../../fp.ts';
import type { DeliveryRule } from './delivery.ts';

/** The fields of a delivery rule that are whole numbers from 0, and how large they may be. */
export const deliveryRuleLimits = {
  /** An hour of the day. */
  cutOffHour: 23,
  safetyHours: 23,
  /** Days of work and of travel: more than a quarter of a year is a mistake. */
  productionDays: 90,
  transitDays: 90,
  expressProductionDays: 90,
  expressTransitDays: 90,
} as const satisfies Partial<Record<keyof DeliveryRule, number>>;

/** A field of a delivery rule that is a number. */
export type DeliveryRuleField = keyof typeof deliveryRuleLimits;

/** Why a rule cannot be kept: a field is not a whole number from 0 to its limit. */
export type DeliveryRuleError = {
  readonly kind: 'outside-limit';
  readonly field: DeliveryRuleField;
  readonly value: number;
  readonly maximum: number;
};

const isRuleField = (text: string): text is DeliveryRuleField =>
  Object.hasOwn(deliveryRuleLimits, text);

/** Checks a rule that a script or a form brings: the rule, or the first field that is wrong. */
export const parseDeliveryRule = (
  rule: DeliveryRule,
): E.Either<DeliveryRuleError, DeliveryRule> => {
  const errors = Object.keys(deliveryRuleLimits)
    .filter(isRuleField)
    .map((field) => ({ field, value: rule[field], maximum: deliveryRuleLimits[field] }))
    .filter(({ value, maximum }) => !Number.isInteger(value) || value < 0 || value > maximum);
  const [first] = errors;
  return first === undefined ? E.right(rule) : E.left({ kind: 'outside-limit', ...first });
};
