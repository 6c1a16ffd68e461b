import * as z from 'zod'
import { asciiEmail, asciiWebAddress } from '../../forms/asciiDomain.ts'
import { hasSameHours, WEEKDAYS } from '../openingHours.ts'
import { dialledNumber } from '../phoneNumbers.ts'
import {
  confirmationFields,
  dateSchema,
  fontFileSchema,
  group,
  logoFileSchema,
  matching,
  SAME_EVERYWHERE,
  sameText,
  text,
  textSchema,
  videoFileSchema,
  webAddressSchema,
} from './fields.ts'
import { profilesSchema } from './profiles.ts'

const weightAdvice = 'Use a weight from 300 to 900, as 640.'
const widthAdvice = 'Use a width in per cent from 75 to 125, as 112.'
const tighteningAdvice = 'Use a share in per cent from 0 to 100, as 40.'
const lineHeightAdvice = 'Use a share in per cent from 90 to 140, as 108.'

const scriptAdvice =
  'Use the four letters of a script with letters of its own: Arab, Cyrl, Grek, Hebr.'

/** Whether a text is the code of a script that regular expressions know, which is how fonts are cut. */
function isScript(text: string): boolean {
  try {
    return /^[A-Z][a-z]{3}$/.test(text) && Boolean(new RegExp(`\\p{scx=${text}}`, 'u'))
  } catch {
    return false
  }
}

const familySchema = textSchema
  .regex(/^[\p{L}\p{N} -]+$/u, { error: 'Use letters, figures, spaces and hyphens.' })
  .describe('Name of the family.')

const fontFilesSchema = z
  .array(fontFileSchema)
  .min(1)
  .max(3)
  .describe('Font files (woff2, woff, ttf or otf): one variable font, or one for each weight.')

/** The site's typeface. The build subsets the files for the pages and measures them. */
export const typefaceSchema = z.strictObject({
  family: familySchema,
  files: fontFilesSchema,
  heading: group('How headings stand out.', {
    weight: z
      .int({ error: weightAdvice })
      .min(300, { error: weightAdvice })
      .max(900, { error: weightAdvice })
      .describe('Weight of headings, prices and figures, from 300 to 900.'),
    width: z
      .int({ error: widthAdvice })
      .min(75, { error: widthAdvice })
      .max(125, { error: widthAdvice })
      .describe('Width of headings in per cent, from 75 to 125; 100 where the font has one width.'),
    tightening_percent: z
      .int({ error: tighteningAdvice })
      .min(0, { error: tighteningAdvice })
      .max(100, { error: tighteningAdvice })
      .optional()
      .describe(
        'How close the letters of headings are: 100 as the design was drawn, 0 as in the font. Without a figure: as close as the font has room for.',
      ),
    line_height_percent: z
      .int({ error: lineHeightAdvice })
      .min(90, { error: lineHeightAdvice })
      .max(140, { error: lineHeightAdvice })
      .optional()
      .describe(
        'Line height of headings, in per cent of the design. Without a figure: as high as the letters of the font need.',
      ),
  }),
  scripts: z
    .array(
      z.strictObject({
        script: z
          .string({ error: scriptAdvice })
          .refine(isScript, { error: scriptAdvice })
          .meta({ [SAME_EVERYWHERE]: true })
          .describe('Script as four letters: Arab, Cyrl, Grek, Hebr.'),
        family: familySchema,
        files: fontFilesSchema,
      }),
    )
    .optional()
    .describe(
      'Letters of other scripts. Pages in a language that is written in one fetch them, others do not.',
    ),
})

export type Typeface = z.infer<typeof typefaceSchema>

const title = text('Title of the film, read out when the popup opens.')

/** The film that the intro popup plays: a file of this site, or a film on YouTube or Vimeo. */
export const introVideoSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('file').describe('file: a film of your own.'),
    src: videoFileSchema.describe('File of the film.'),
    captions: videoFileSchema.describe('File of its captions (WebVTT).'),
    poster: videoFileSchema.describe('File of its still picture.'),
    title,
    description: text('What the film shows, in one sentence for search engines.'),
    published: dateSchema.describe('Day on which the film was first shown, as 2024-11-01.'),
  }),
  z.strictObject({
    type: z.literal('youtube').describe('youtube: a film kept at YouTube.'),
    id: text('Name of the film in its address, after watch?v=.'),
    title,
  }),
  z.strictObject({
    type: z.literal('vimeo').describe('vimeo: a film kept at Vimeo.'),
    id: text('Number of the film in its address.'),
    title,
  }),
])

export type IntroVideo = z.infer<typeof introVideoSchema>

const emailAdvice = 'Use an email address, as hello@example.com.'
const email = z
  .string({ error: emailAdvice })
  .refine(isEmail, { error: emailAdvice })
  .meta({ [SAME_EVERYWHERE]: true })
const phoneAdvice = 'Use a telephone number with the code of its country, as +44 113 496 0142.'
const hoursAdvice = 'Name the same days and times as the fields below it.'
const timeAdvice = 'Use hours and minutes, as 09:00.'
const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, timeAdvice)
const localeAdvice = 'Use language and country, as en-GB.'
const urlAdvice = 'Use the address without a slash at its end, as https://www.example.com.'

function isEmail(text: string): boolean {
  return z.regexes.html5Email.test(asciiEmail(text))
}

/** A language tag in canonical spelling: en-GB for en_gb. Undefined unless it is a language and a country. */
function canonicalLocale(text: string): string | undefined {
  try {
    const locale = new Intl.Locale(text.trim().replaceAll('_', '-'))
    const canonical = `${locale.language}-${locale.region}`
    return locale.toString() === canonical ? canonical : undefined
  } catch {
    return undefined
  }
}

/** Language and country, as en-GB. */
export const localeSchema = z
  .string({ error: localeAdvice })
  .refine((text) => canonicalLocale(text), { error: localeAdvice, abort: true })
  .overwrite((text) => canonicalLocale(text) ?? text)
  .meta({ [SAME_EVERYWHERE]: true })

const logoSchema = z.strictObject({
  on_light: logoFileSchema.describe('Logo for light surfaces.'),
  on_dark: logoFileSchema.describe('Logo for dark surfaces.'),
  on_orange: logoFileSchema.describe('Logo for the orange footer.'),
  mark_on_light: logoFileSchema.describe('Mark alone, for light surfaces.'),
  mark_on_dark: logoFileSchema.describe('Mark alone, for dark surfaces.'),
  favicon: logoFileSchema.describe('Icon in the browser tab (SVG).'),
  icon: logoFileSchema.describe(
    'Icon on a phone (SVG): square, coloured to its edges, the mark in its middle half. The build makes the sizes.',
  ),
})

const addressSchema = z.strictObject({
  street: sameText('House and street.'),
  locality: sameText('Town or city.'),
  postcode: sameText('Postcode. Leave it out in countries that have none.').optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Use two capital letters, as GB.' })
    .describe('Country as two letters.'),
})

const writtenBrandSchema = z.strictObject({
  name: sameText('Name of the agency.'),
  legal_name: sameText('Name of the company in legal texts.'),
  registration: text('Where the company is registered, and its number.'),
  tagline: text('Line in the top bar.'),
  global_service: text('Where you serve clients, in the top bar.'),
  url: matching(/^https:\/\/[^\s/]+\.[^\s/]+$/, urlAdvice)
    .overwrite(asciiWebAddress)
    .describe('Address at which the finished site stands.'),
  locale: localeSchema.describe('Language and country of the words.'),
  dates_as: localeSchema
    .optional()
    .describe(
      'Language and country whose dates articles and comments have, as en-US for “September 6, 2024”. Without it, and on pages in another language, that of the words.',
    ),
  time_zone: z
    .enum(Intl.supportedValuesOf('timeZone'))
    .optional()
    .describe(
      'Clock of the agency, in which the studio tells times. Without one it is that of its machine.',
    ),
  summary: text('One or two sentences about the agency, for the options panel.'),
  logo: logoSchema.describe('Your logo, drawn for light and for dark surfaces.'),
  typeface: typefaceSchema.describe('Letters of the site.'),
  address: addressSchema.describe('Address of the office.'),
  areas_served: z
    .array(textSchema)
    .min(1)
    .describe('Places in which you serve clients, as search engines are told.'),
  email: email.describe('Mailbox for everybody, shown in top bar and footer.'),
  projects_email: email.describe('Mailbox for projects, shown on the contact page.'),
  phone: sameText(
    'Telephone of the office, as visitors read it: 0113 496 0142. A tap on it dials it, from abroad too.',
  ),
  chat: group('Messaging-app account that the chat button opens.', {
    number: sameText('Number of the account in the messaging app.'),
    greeting: text('Message that stands ready when the chat opens.'),
    base_url: webAddressSchema.describe('Address of the app, to which the number is added.'),
  }),
  opening_hours: z
    .strictObject({
      text: text('Hours in words, with the days and times of the fields below.'),
      days: z.array(z.enum(WEEKDAYS)).min(1).describe('Days on which somebody answers.'),
      opens: time.describe('Time of opening.'),
      closes: time.describe('Time of closing.'),
    })
    .refine(({ opens, closes }) => closes > opens, {
      path: ['closes'],
      error: 'Use a time later than that of opening.',
    })
    .describe('When somebody answers.'),
  social: profilesSchema.describe('Profiles of the agency on other sites, in order.'),
  payment_link: webAddressSchema.describe('Payment page of the website plans.'),
  intro_video: introVideoSchema.describe('Film that the intro popup plays.'),
  copyright_year: z.int().min(1990).max(2100).describe('Year in the copyright line.'),
})

/** The agency and its contacts. The dialled form of each telephone number is derived from the written form. */
export const brandSchema = writtenBrandSchema.transform((brand, { issues }) => {
  const { phone, chat, address } = brand
  const dialled = (written: string, path: string[]) => {
    const number = dialledNumber(written, address.country)
    if (number !== undefined) return number
    issues.push({ code: 'custom', input: written, path, message: phoneAdvice })
    return written
  }
  if (!hasSameHours(brand.opening_hours, brand.locale)) {
    const path = ['opening_hours', 'text']
    issues.push({ code: 'custom', input: brand.opening_hours.text, path, message: hoursAdvice })
  }
  return {
    ...brand,
    phone: { display: phone, number: dialled(phone, ['phone']) },
    chat: { ...chat, number: dialled(chat.number, ['chat', 'number']) },
  }
})

export type Brand = z.infer<typeof brandSchema>

const figure = z.int().min(1)

/** Claims of the agency, each stated only here. Other files use variables such as {clients}. */
export const claimsSchema = z.strictObject({
  clients: figure.describe('Businesses supported.'),
  satisfaction: figure.max(100).describe('Satisfied clients in a hundred.'),
  years: figure.describe('Years of service.'),
  projects: figure.describe('Successful projects.'),
  partners: figure.describe('Partners, told on the security home page.'),
  ads_results: text('Time within which paid ads show results.'),
  seo_results: text('Time that search work typically takes.'),
  ...confirmationFields,
})
