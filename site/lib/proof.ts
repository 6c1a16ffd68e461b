import type { SiteContent } from '../../content-model/readContent.ts'
import type { Proof } from '../../content-model/schemas/proof.ts'
import { planAmounts, planName } from './prices.ts'
import { fillWords } from './text.ts'

/**
 * The two links of a first screen's proof: to all prices, with the plan's price, and to the case, with its first
 * figure. A language without the case has only the first link.
 * @throws if the plan does not exist, which the content's validation rejects.
 */
export function proofLinks(content: SiteContent, { price, plan: name, case: casePath }: Proof) {
  const { plans, currencies, cases, pages } = content
  const plan = plans.find((plan) => planName(plan) === name)
  const study = cases.find(({ path }) => path === casePath)
  const [first] = study?.figures ?? []
  if (!plan) throw new Error(`There is no plan ${name}.`)
  const amount = planAmounts(plan, content)[currencies.default]
  return {
    prices: { label: fillWords(price, { price: amount }), path: pages.pricing.path },
    ...(study &&
      first && {
        study: {
          client: `${study.client}:`,
          result: `${first.figure} ${first.title}`,
          path: study.path,
        },
      }),
  }
}
