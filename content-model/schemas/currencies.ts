import * as z from 'zod'
import { textSchema } from './text.ts'

const currencySchema = z.strictObject({
  symbol: textSchema.describe('Sign before the amount.'),
  toggle: textSchema.describe('Words of the button that shows prices in this currency.'),
})
const keyAdvice = 'Use whole pounds before the colon, as 350.'

/** Currencies in which prices are shown. */
export const currenciesSchema = z.strictObject({
  default: z.enum(['GBP', 'USD']).describe('Currency shown first.'),
  gbp: currencySchema.describe('Pounds.'),
  usd: currencySchema.describe('Dollars.'),
  usd_by_gbp: z
    .record(z.string().regex(/^\d+$/, { error: keyAdvice }), z.int().min(1), { error: keyAdvice })
    .describe('Dollars for each price in pounds; a price not named here keeps its figure.'),
})
