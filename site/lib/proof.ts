import type { SiteContent } from '../../content-model/readContent.ts'
import type { Proof } from '../../content-model/schemas/proof.ts'
import { planAmounts, planName } from './prices.ts'
import { fillWords } from './text.ts'

/**
 * The two links of a first screen's proof: all prices, with that of the plan, and the case, with its first figure.
 * @throws if there is no such plan or case, which the reader of the content refuses.
 */
export function proofLinks(content: SiteContent, { price, plan: name, case: casePath }: Proof) {
  const { plans, currencies, cases, pages } = content
  const plan = plans.find((plan) => planName(plan) === name)
  const study = cases.find(({ path }) => path === casePath)
  const [first] = study?.figures ?? []
  if (!plan || !study || !first)
    throw new Error(`There is no plan ${name}, or no case at ${casePath}.`)
  const amount = planAmounts(plan, content)[currencies.default]
  return {
    prices: { label: fillWords(price, { price: amount }), path: pages.pricing.path },
    study: {
      client: `${study.client}:`,
      result: `${first.figure} ${first.title}`,
      path: study.path,
    },
  }
}
