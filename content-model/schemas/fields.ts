import * as z from 'zod'
import { DATE_ADVICE, parseDate } from '../dates.ts'

/** Text that visitors read. Never empty. */
export const textSchema = z.string().trim().min(1)

/** Text that visitors read, with its purpose. */
export function text(description: string) {
  return textSchema.describe(description)
}

/** Keyword for a text that is the same in every language unless a translation overrides it. */
export const SAME_EVERYWHERE = 'x-same-everywhere'

/** Text that is the same in every language, with its purpose: a name, a mailbox, a number. */
export function sameText(description: string) {
  return textSchema.meta({ [SAME_EVERYWHERE]: true }).describe(description)
}

/** Fields that belong together, with their purpose. */
export function group<Fields extends z.core.$ZodLooseShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description)
}

/** A list with a minimum number of groups of fields. */
export function atLeast<Fields extends z.core.$ZodLooseShape>(
  count: number,
  description: string,
  fields: Fields,
) {
  return z.array(z.strictObject(fields)).min(count).describe(description)
}

/** A list with a fixed number of groups of fields. */
export function exactly<Fields extends z.core.$ZodLooseShape>(
  count: number,
  description: string,
  fields: Fields,
) {
  return z.array(z.strictObject(fields)).length(count).describe(description)
}

/** Text that matches a pattern. @param advice error message for missing or other text. */
export function matching(pattern: RegExp, advice: string) {
  return z.string({ error: advice }).regex(pattern, { error: advice })
}

/** Heading of a section. */
export const headingSchema = text('Heading of the section.')

/** Small title beside a section's heading. */
export const labelSchema = text('Small title beside the heading.')

/** Text with placeholders such as '{number}' that code fills in when the text is shown. */
export function runTimeText(...words: string[]) {
  return textSchema.meta({ 'x-run-time-words': words })
}

/**
 * Text around a number, in the plural forms of its language (Intl.PluralRules): English has one and other.
 * `checkCountedTexts` reports missing forms.
 * @param words placeholders besides {count}.
 */
export function countedText(description: string, ...words: string[]) {
  const form = (numbers: string) =>
    runTimeText('count', ...words)
      .describe(numbers)
      .optional()
  return group(description, {
    zero: form('Text for 0, in languages with a separate form for it, such as Arabic.'),
    one: form('Text for 1.'),
    two: form('Text for 2, in languages with a separate form for it, such as Arabic.'),
    few: form(
      'Text for small numbers such as 3, in languages with a separate form, such as Polish.',
    ),
    many: form(
      'Text for large numbers such as 11, in languages with a separate form, such as Polish.',
    ),
    other: form('Text for all other numbers.'),
  }).meta({ 'x-counted': true })
}

export type CountedText = z.infer<ReturnType<typeof countedText>>

/** Number that identifies a record within its folder or list, and gives its position there. */
export const recordIdSchema = z
  .int()
  .min(1)
  .describe('Number of this record, which also sets its position.')

/** A date in one of the formats that dates.ts reads. The parsed value has the form 2024-09-06. */
export const dateSchema = z
  .string({ error: DATE_ADVICE })
  .refine((text) => parseDate(text) !== undefined, { error: DATE_ADVICE, abort: true })
  .overwrite((text) => parseDate(text) ?? text)
  .meta({ 'x-date': true })

/** Alternative text of a picture. */
export const altSchema = z
  .string()
  .describe(
    'Description of the picture for people who cannot see it; blank if it is only decoration.',
  )

const PAGE_PATH = /^\/(?:[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*)?$/
const LINK = /^(?:\/|#[A-Za-z0-9-]+$|https:\/\/\S+$|mailto:\S+$|tel:\+?\d+$)/
const pathAdvice = 'Use an address of this site that starts with a slash, such as /about.'
const webAdvice = 'Use a full web address, such as https://www.example.com/page.'
const linkAdvice =
  'Use an address of this site, such as /about, or a full web address, such as https://www.example.com/.'

/** Address of a page, in the page's own file. */
export const ownPathSchema = matching(PAGE_PATH, pathAdvice)

/** Address of a page of this site, in another file. `checkReferences` verifies that the page exists. */
export const pathSchema = matching(/^\//, pathAdvice).meta({ 'x-refers-to': 'address' })

/** Address of this site or another. `checkReferences` verifies that addresses of this site exist. */
export const linkSchema = matching(LINK, linkAdvice).meta({ 'x-refers-to': 'address' })

/** Address on another site. */
export const webAddressSchema = matching(/^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/, webAdvice)

/** A button that leads to a page. */
export const actionSchema = z.strictObject({
  label: text('Text of the button.'),
  path: pathSchema.describe('Address of the page that it opens.'),
})

export type Action = z.infer<typeof actionSchema>

/** Name of a file in content/pictures. */
export const pictureFileSchema = textSchema.meta({ 'x-refers-to': 'picture' })

/**
 * Name of a file in content/pictures that an owner may replace.
 * @param place name of the picture's use in site/lib/pictureWidths.ts, with which the launch check tests its width.
 */
export function pictureAt(place: string) {
  return pictureFileSchema.meta({ 'x-picture-place': place })
}

/** Parts of a picture that cropping keeps, in reading order. */
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
 * @param picture name of the field with the picture, in the same group.
 */
export function focusOf(picture: string) {
  return z
    .enum(FOCUSES)
    .meta({ 'x-focus-of': picture })
    .describe(
      'Part of the picture that stays visible when it is cropped. If nothing is chosen, the site decides.',
    )
    .optional()
}

/** Name of an SVG file in content/logos. Logos are vector graphics because the site shows them in many sizes. */
export const logoFileSchema = textSchema
  .regex(/\.svg$/, { error: 'Use an SVG file.' })
  .meta({ 'x-refers-to': 'logo' })

/** Name of a file in content/video. */
export const videoFileSchema = textSchema.meta({ 'x-refers-to': 'video' })

/** Name of a file in content/fonts, or path of a file in an installed @fontsource package. */
export const fontFileSchema = textSchema.meta({ 'x-refers-to': 'font' })

/** Marks a record of made-up sample content. `npm run launch-check` lists such records until they are replaced. */
export const demoSchema = z
  .boolean()
  .default(false)
  .describe('Yes if this is a made-up example. The launch check lists all examples.')

/** Hides a record from visitors. Development and the editor show it. Every record may have this field. */
export const draftSchema = z
  .boolean()
  .default(false)
  .describe('Yes hides this from visitors until you change it to No.')

/** The person who has confirmed a file's facts, and the day. `npm run launch-check` asks for both. */
export const confirmationFields = {
  confirmed_by: textSchema
    .meta({ [SAME_EVERYWHERE]: true })
    .optional()
    .describe('Name of the person who has checked this text for your company.'),
  confirmed_on: dateSchema.optional().describe('Date of the check, such as 2026-01-31.'),
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
