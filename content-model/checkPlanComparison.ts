import type { ContentFault } from './faultSentence.ts'
import { isGroup, valueAt } from './fieldsOf.ts'
import { type ContentRecord, isDraft } from './records.ts'
import { planValueDescription } from './schemas/plans.ts'
import { decapitalised, unknownField } from './validation.ts'

/** The field of a row that is not a value of a plan. */
const FEATURE = 'feature'

/** A category of plans with its part of the comparison. */
export type ComparedPlans = {
  id: string
  label: string
  plans: { file: string; tier: string; name: string; isDraft: boolean }[]
  /** Tiers that at least one row names. A plan that no row names is compared by its price only. */
  compared: ReadonlySet<string>
  rows: Record<string, unknown>[]
}

/** The categories with their plans and rows, from records that are not checked yet. */
export function comparedPlans(records: readonly ContentRecord[]): ComparedPlans[] {
  const valueOfKey = (key: string) => records.find((record) => record.key === key)?.value
  const categories = valueOfKey('plan_categories')
  const comparison = valueOfKey('plan_comparison')
  const plans = records.filter(({ key }) => key === 'plans')
  return (Array.isArray(categories) ? categories : []).filter(isGroup).map(({ id, label }) => {
    const own = isGroup(comparison) ? comparison[String(id)] : undefined
    const rows = (Array.isArray(own) ? own : []).filter(isGroup)
    return {
      id: String(id),
      label: String(label),
      plans: plans
        .filter(({ value }) => valueAt(value, ['category']) === id)
        .toSorted((one, other) => numberOf(one) - numberOf(other))
        .map(({ file, value }) => ({
          file,
          tier: String(valueAt(value, ['tier'])),
          name: String(valueAt(value, ['plan_name'])),
          isDraft: isDraft(value),
        })),
      compared: new Set(rows.flatMap(tiersIn)),
      rows,
    }
  })
}

/** Reports rows that name a missing plan or category, or that lack a plan which other rows name. */
export function checkPlanComparison(records: ContentRecord[]): ContentFault[] {
  const record = records.find(({ key }) => key === 'plan_comparison')
  if (!record || !isGroup(record.value)) return []
  const categories = comparedPlans(records)
  const ids = categories.map(({ id }) => id)
  // A plan with a wrong category would otherwise be reported as missing from the right one.
  const isListed = ({ value }: ContentRecord) => ids.includes(String(valueAt(value, ['category'])))
  if (!records.filter(({ key }) => key === 'plans').every(isListed)) return []
  const unknown = Object.keys(record.value).filter((id) => !ids.includes(id))
  const faults = [
    ...unknown.map((id) => unknownField([id], id, ids)),
    ...categories.flatMap(faultsInRows),
  ]
  return [
    ...categories.flatMap(faultsOfTiers),
    ...faults.map((fault) => ({ file: record.file, ...fault })),
  ]
}

/** If the rows name an unknown tier, the tier of a plan that they do not name is taken to be wrong. */
function faultsOfTiers({ plans, compared }: ComparedPlans): ContentFault[] {
  const tiers = plans.map(({ tier }) => tier)
  const named = [...compared]
  if (named.every((tier) => tiers.includes(tier))) return []
  return plans
    .filter(({ tier }) => !compared.has(tier))
    .map(({ file, tier }) => ({ file, path: ['tier'], found: tier, allowed: named }))
}

function faultsInRows({ id, plans, compared, rows }: ComparedPlans): ContentFault[] {
  const tiers = plans.map(({ tier }) => tier)
  const needed = plans.filter((plan) => !plan.isDraft && compared.has(plan.tier))
  // With fewer plans than the rows name, one is missing. Otherwise a plan has a wrong tier: see `faultsOfTiers`.
  const isOneGone = plans.length < compared.size
  return rows.flatMap((row, index) => [
    ...tiersIn(row)
      .filter((tier) => isOneGone && !tiers.includes(tier))
      .map((tier) => unknownField([id, index, tier], tier, [FEATURE, ...tiers])),
    ...needed
      .filter(({ tier }) => !(tier in row))
      .map(({ tier }) => ({
        path: [id, index, tier],
        advice: `Add it: ${decapitalised(planValueDescription)}`,
      })),
  ])
}

function numberOf({ value }: ContentRecord): number {
  return Number(valueAt(value, ['id']))
}

function tiersIn(row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((name) => name !== FEATURE)
}
