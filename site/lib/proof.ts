import type { SiteContent } from '../../content-model/readContent.ts'
import type { Proof } from '../../content-model/schemas/proof.ts'
import { planAmounts, planName } from './prices.ts'
import { fillWords } from './text.ts'

/**
 * The two links of a first screen's proof: all prices, with that of the plan, and the case, with its first figure. A
 * language without the case has the first alone.
 * @throws if there is no such plan, which the reader of the content refuses.
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
