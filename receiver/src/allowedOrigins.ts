import * as z from 'zod'

const ADVICE =
  'Use addresses of sites with commas between, as https://staging.example.com, without a path.'

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** Sites beside the site itself whose pages may send forms here. */
export const allowedOriginsSchema = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().replace(/\/$/, '')))
  .refine((origins) => origins.every(isOrigin), ADVICE)
