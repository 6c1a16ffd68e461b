import * as z from 'zod'
import { DATE_ADVICE, parseDate } from '../dates.ts'

/** Words that a visitor reads. Never empty. */
export const textSchema = z.string().trim().min(1)

/** Words that a visitor reads, with their purpose. */
export function text(description: string) {
  return textSchema.describe(description)
}

/** Trait of text that is the same in every language unless a translation says otherwise. */
export const SAME_EVERYWHERE = 'x-same-everywhere'

/** Text that is the same in every language, with its purpose: a name, a mailbox, a number. */
export function sameText(description: string) {
  return textSchema.meta({ [SAME_EVERYWHERE]: true }).describe(description)
}

/** Fields that belong together, with their purpose. */
export function group<Fields extends z.core.$ZodLooseShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description)
}

/** A list of at least so many groups of fields. */
export function atLeast<Fields extends z.core.$ZodLooseShape>(
  count: number,
  description: string,
  fields: Fields,
) {
  return z.array(z.strictObject(fields)).min(count).describe(description)
}

/** A list of exactly so many groups of fields. */
export function exactly<Fields extends z.core.$ZodLooseShape>(
  count: number,
  description: string,
  fields: Fields,
) {
  return z.array(z.strictObject(fields)).length(count).describe(description)
}

/** Text of one shape. @param advice on missing or other text. */
export function matching(pattern: RegExp, advice: string) {
  return z.string({ error: advice }).regex(pattern, { error: advice })
}

/** Heading of a section. */
export const headingSchema = text('Heading of the section.')

/** Small title beside a section's heading. */
export const labelSchema = text('Small title beside the heading.')

/** Words with placeholders such as '{number}' that the page fills in while it is shown. */
export function runTimeText(...words: string[]) {
  return textSchema.meta({ 'x-run-time-words': words })
}

/**
 * Words around a number, in the forms that their language has (Intl.PluralRules): English has one and other. The
 * reader checks that none is missing.
 * @param words that the page fills in beside {count}.
 */
export function countedText(description: string, ...words: string[]) {
  const form = (numbers: string) =>
    runTimeText('count', ...words)
      .describe(numbers)
      .optional()
  return group(description, {
    zero: form('Words for 0, in a language that has its own form for it, as Arabic.'),
    one: form('Words for 1.'),
    two: form('Words for 2, in a language that has its own form for it, as Arabic.'),
    few: form('Words for few, as 3, in a language that has its own form for them, as Polish.'),
    many: form('Words for many, as 11, in a language that has its own form for them, as Polish.'),
    other: form('Words for all other numbers.'),
  }).meta({ 'x-counted': true })
}

export type CountedText = z.infer<ReturnType<typeof countedText>>

/** Number that identifies a record within its folder or list, and gives its position there. */
export const recordIdSchema = z.int().min(1).describe('Number of this record; also its place.')

/** A day of the calendar in one of the forms that dates.ts reads. Its checked value is as 2024-09-06. */
export const dateSchema = z
  .string({ error: DATE_ADVICE })
  .refine((text) => parseDate(text) !== undefined, { error: DATE_ADVICE, abort: true })
  .overwrite((text) => parseDate(text) ?? text)
  .meta({ 'x-date': true })

/** Alternative text of a picture. */
export const altSchema = z
  .string()
  .describe('What the picture shows, for people who do not see it; blank if it only decorates.')

const PAGE_PATH = /^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/
const LINK = /^(?:\/|#[A-Za-z0-9-]+$|https:\/\/\S+$|mailto:\S+$|tel:\+?\d+$)/
const pathAdvice = 'Use an address of this site that starts with a slash, as /about.'
const webAdvice = 'Use a whole web address, as https://www.example.com/page.'
const linkAdvice =
  'Use an address of this site, as /about, or a whole web address, as https://www.example.com/.'

/** Address of a page, as its own file states it. */
export const ownPathSchema = matching(PAGE_PATH, pathAdvice)

/** Address of a page of this site, from elsewhere. The reader checks that it exists. */
export const pathSchema = matching(/^\//, pathAdvice).meta({ 'x-refers-to': 'address' })

/** Address of this site or of another. The reader checks that those of this site exist. */
export const linkSchema = matching(LINK, linkAdvice).meta({ 'x-refers-to': 'address' })

/** Address on another site. */
export const webAddressSchema = matching(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, webAdvice)

/** A button that leads to a page. */
export const actionSchema = z.strictObject({
  label: text('Words on the button.'),
  path: pathSchema.describe('Address of the page it leads to.'),
})

export type Action = z.infer<typeof actionSchema>

/** Name of a file in content/pictures. */
export const pictureFileSchema = textSchema.meta({ 'x-refers-to': 'picture' })

/**
 * Name of a file in content/pictures that an owner replaces.
 * @param place its name in site/lib/pictureWidths.ts, for the launch check of its width.
 */
export function pictureAt(place: string) {
  return pictureFileSchema.meta({ 'x-picture-place': place })
}

/** Parts of a picture to keep in sight, in reading order. */
export const FOCUSES = [
  'top-left',
  'top',
  'top-right',
  'left',
  'middle',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const

export type Focus = (typeof FOCUSES)[number]

/**
 * The part of a picture that must not be cropped away.
 * @param picture field beside it that names the picture.
 */
export function focusOf(picture: string) {
  return z
    .enum(FOCUSES)
    .meta({ 'x-focus-of': picture })
    .describe(
      'Part of the picture that stays in sight wherever it is cropped. Without a choice the site chooses.',
    )
    .optional()
}

/** Name of a file in content/logos: drawn, because the site shows it in every size. */
export const logoFileSchema = textSchema
  .regex(/\.svg$/, { error: 'Use an SVG file.' })
  .meta({ 'x-refers-to': 'logo' })

/** Name of a file in content/video. */
export const videoFileSchema = textSchema.meta({ 'x-refers-to': 'video' })

/** Name of a file in content/fonts, or path of one in an installed @fontsource package. */
export const fontFileSchema = textSchema.meta({ 'x-refers-to': 'font' })

/** Marks a record of made-up sample content. `npm run launch-check` lists each until it is replaced. */
export const demoSchema = z
  .boolean()
  .default(false)
  .describe('Yes while this is a made-up example. The launch check lists what still is.')

/** Hides a record from visitors; the site in development and the editor show it. Every record may have it. */
export const draftSchema = z
  .boolean()
  .default(false)
  .describe('Yes keeps this from visitors until you change it to No.')

/** The person who has confirmed a file's facts, and the day. `npm run launch-check` asks for both before a launch. */
export const confirmationFields = {
  confirmed_by: textSchema
    .meta({ [SAME_EVERYWHERE]: true })
    .optional()
    .describe(
      'Name of the person who has checked these words for your company, once somebody has.',
    ),
  confirmed_on: dateSchema.optional().describe('Day on which that was, as 2026-01-31.'),
}

/** The line drawings of the site, by their subject. */
export const lineDrawingSchema = z
  .enum([
    'bars',
    'browser',
    'cloud',
    'code',
    'database',
    'envelope',
    'eye',
    'laptop',
    'lens',
    'network',
    'page',
    'patch',
    'speech',
  ])
  .describe('Drawing on the card.')
