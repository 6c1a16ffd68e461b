import type { ContentFault, FieldFault } from './faultSentence.ts'
import { isGroup } from './fieldsOf.ts'
import type { ContentRecord } from './records.ts'

/** Reports service pages whose first screen names a figure or a plan that it cannot show. */
export function checkServicePages(records: readonly ContentRecord[]): ContentFault[] {
  return records.flatMap(({ key, file, value }) => {
    if (key !== 'service_pages' || !isGroup(value)) return []
    return [...figureFaults(value.project, records), ...planFaults(value.prices, records)].map(
      (fault) => ({ file, ...fault }),
    )
  })
}

/** The figure must be one of the client's case. */
function figureFaults(project: unknown, records: readonly ContentRecord[]): FieldFault[] {
  if (!isGroup(project) || typeof project.figure !== 'number') return []
  const told = records.find(
    ({ key, value }) => key === 'cases' && isGroup(value) && value.client === project.name,
  )
  if (!told || !isGroup(told.value) || !Array.isArray(told.value.figures)) return []
  const { length } = told.value.figures
  // A case without figures is reported as a fault of the case.
  if (length === 0 || project.figure <= length) return []
  const problem = [`is ${project.figure}, but `, { file: told.file }, ` has ${length} figures`]
  const allowed = told.value.figures.map((_, index) => String(index + 1))
  return [{ path: ['project', 'figure'], problem, allowed }]
}

/** The plan must belong to the category of the page. */
function planFaults(prices: unknown, records: readonly ContentRecord[]): FieldFault[] {
  if (!isGroup(prices) || typeof prices.plan !== 'string') return []
  const path = ['prices', 'plan']
  if (prices.category === null) {
    const problem = 'is a plan on a page without a category of plans'
    return [
      {
        path,
        problem,
        advice: ['Remove it, or fill in ', { field: ['prices', 'category'] }, '.'],
      },
    ]
  }
  const plans = records.flatMap(({ key, value }) =>
    key === 'plans' && isGroup(value) ? [value] : [],
  )
  const nameOf = ({ category, tier }: Record<string, unknown>) => `${category}-${tier}`
  // A plan that does not exist is reported as a wrong reference.
  if (!plans.some((plan) => nameOf(plan) === prices.plan)) return []
  const allowed = plans.filter(({ category }) => category === prices.category).map(nameOf)
  if (allowed.includes(prices.plan)) return []
  return [{ path, found: prices.plan, allowed }]
}
