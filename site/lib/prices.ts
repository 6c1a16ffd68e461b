import { formatPrice, priceInOther } from '../../content-model/prices.ts'
import type { SiteContent } from '../../content-model/readContent.ts'
import type { Brand } from '../../content-model/schemas/brand.ts'
import type { Action } from '../../content-model/schemas/fields.ts'
import type { Currencies, Plan, PlanCategory } from '../../content-model/schemas/plans.ts'
import type { OfferedPlans } from './seo/structuredData.ts'

/** One of the two currencies in which prices are shown. */
export type Currency = Currencies['default']

/** The currency in which prices are not shown. */
export function otherCurrency(shown: Currency): Currency {
  return shown === 'main' ? 'other' : 'main'
}

/** A category of plans, ready for display. Amounts are in both currencies, so the browser needs no price table. */
export type PricingCategory = {
  id: string
  label: string
  plans: PricedPlan[]
  /** Next step of the plans without a payment page; their links lead there. */
  nextStep: NextStep | null
}

type PricedPlan = {
  id: string
  surface: PlanSurface
  name: string
  details: string
  amounts: Record<Currency, string>
  /** Billing interval in words. */
  time: string
  features: string[]
  benefit: string
  href: string
  action: string
}

/** Colour of a plan's card. */
type PlanSurface = 'tile' | 'orange' | 'forest'

type NextStep = NonNullable<PlanCategory['next_step']> & { action: Action; phone: Brand['phone'] }

/** A plan's price, formatted in both currencies. */
export function planAmounts(
  plan: Pick<Plan, 'price' | 'price_other'>,
  { brand: { locale }, currencies }: Pick<SiteContent, 'brand' | 'currencies'>,
): Record<Currency, string> {
  return {
    main: formatPrice(plan.price, currencies.main.code, locale),
    other: formatPrice(priceInOther(plan, currencies), currencies.other.code, locale),
  }
}

/** A plan's billing interval in words. */
export function billing({ time }: Plan, { labels }: Pick<SiteContent, 'labels'>): string {
  return time === 'Monthly' ? labels.billing.monthly : labels.billing.one_time
}

/** The plans by category, one tab each. A category without plans has no tab. */
export function pricingCategories(content: SiteContent): PricingCategory[] {
  return content.plan_categories
    .map((category) => pricingCategory(content, category))
    .filter(({ plans }) => plans.length > 0)
}

/** The plans of one category, with the next step for plans without a payment page. */
export function pricingCategory(
  content: SiteContent,
  { id, label, next_step }: PlanCategory,
): PricingCategory {
  const { plans, navigation, brand, labels } = content
  return {
    id,
    label,
    plans: plans
      .filter((plan) => plan.category === id)
      .map((plan, index, all) => ({
        id: planName(plan),
        surface: planSurface(index, all.length),
        name: plan.plan_name,
        details: plan.plan_details,
        amounts: planAmounts(plan, content),
        time: billing(plan, content),
        features: plan.features,
        benefit: plan.benefit,
        href: plan.link,
        action: labels.start_plan,
      })),
    nextStep: next_step && { ...next_step, action: navigation.quote, phone: brand.phone },
  }
}

/** Plans with their price in the default currency, for places where visitors cannot switch. */
export function inDefaultCurrency(plans: PricedPlan[], { default: shown }: Currencies) {
  return plans.map(({ amounts, ...plan }) => ({ ...plan, amount: amounts[shown] }))
}

/** The name by which content refers to a plan, such as website-basic. */
export function planName({ category, tier }: Pick<Plan, 'category' | 'tier'>): string {
  return `${category}-${tier}`
}

/** The lowest price of a category in the default currency, and in the other. */
export type LowestPrice = Pick<PlanCategory, 'id' | 'label'> &
  Pick<PricedPlan, 'time'> & { amount: string; otherAmount: string }

/** The lowest price of each category that has plans. */
export function lowestPrices(content: SiteContent): LowestPrice[] {
  const { plan_categories, currencies } = content
  const shown = currencies.default
  return plan_categories.flatMap(({ id, label }) => {
    const plan = lowestPlan(content, id)
    if (!plan) return []
    const amounts = planAmounts(plan, content)
    return [
      {
        id,
        label,
        amount: amounts[shown],
        otherAmount: amounts[otherCurrency(shown)],
        time: billing(plan, content),
      },
    ]
  })
}

/** The cheapest plan of a category; undefined if the category has no plans. */
export function lowestPlan(
  { plans }: Pick<SiteContent, 'plans'>,
  categoryId: string,
): Plan | undefined {
  return plans
    .filter(({ category }) => category === categoryId)
    .toSorted((one, other) => Number(one.price) - Number(other.price))[0]
}

/** The second plan of a category is highlighted; from three plans on, the last is the dark one. */
function planSurface(index: number, count: number): PlanSurface {
  if (index === 1) return 'orange'
  return index > 1 && index === count - 1 ? 'forest' : 'tile'
}

export type ComparedCategory = {
  id: string
  label: string
  plans: {
    id: string
    name: string
    amounts: Record<Currency, string>
    time: string
  }[]
  /** Each plan's value of this feature, in the order of the plans; undefined if it is not given. */
  rows: { feature: string; values: (boolean | string | undefined)[] }[]
}

/** Each category's plans with their compared features. Names, prices and billing come from the plans. */
export function planComparison(content: SiteContent): ComparedCategory[] {
  const { plan_comparison, plans } = content
  return pricingCategories(content).map(({ id, label }) => {
    const compared = plans.filter((plan) => plan.category === id)
    return {
      id,
      label,
      plans: compared.map((plan) => ({
        id: plan.tier,
        name: plan.plan_name,
        amounts: planAmounts(plan, content),
        time: billing(plan, content),
      })),
      rows: (plan_comparison[id] ?? []).map(({ feature, ...values }) => ({
        feature,
        values: compared.map(({ tier }) => values[tier]),
      })),
    }
  })
}

/** The plans of a category under its tab's label, for search engines; empty if it has no plans. */
export function offeredPlans(
  { plans, plan_categories }: Pick<SiteContent, 'plans' | 'plan_categories'>,
  categoryId: string,
): OfferedPlans[] {
  const category = plan_categories.find(({ id }) => id === categoryId)
  const offered = plans.filter((plan) => plan.category === categoryId)
  return category && offered.length > 0 ? [{ name: category.label, plans: offered }] : []
}
