import * as z from 'zod'

const PAGE_PATH = /^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/
const LINK = /^(?:\/|#[A-Za-z0-9-]+$|https:\/\/\S+$|mailto:\S+$|tel:\+?\d+$)/
const pathAdvice = 'Use an address of this site that starts with a slash, as /about.'
const webAdvice = 'Use a whole web address, as https://www.example.com/page.'
const linkAdvice =
  'Use an address of this site, as /about, or a whole web address, as https://www.example.com/.'

/** Address of a page, as its own file states it. */
export const ownPathSchema = z.string({ error: pathAdvice }).regex(PAGE_PATH, { error: pathAdvice })

/** Address of a page of this site, named from elsewhere. The reader checks that it exists. */
export const pathSchema = z
  .string({ error: pathAdvice })
  .regex(/^\//, { error: pathAdvice })
  .meta({ 'x-refers-to': 'address' })

/** Address of this site or of another. The reader checks that those of this site exist. */
export const linkSchema = z
  .string({ error: linkAdvice })
  .regex(LINK, { error: linkAdvice })
  .meta({ 'x-refers-to': 'address' })

/** Address on another site. */
export const webAddressSchema = z
  .string({ error: webAdvice })
  .regex(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, { error: webAdvice })
