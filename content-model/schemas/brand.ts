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

const weightAdvice = 'Use a weight from 300 to 900, such as 640.'
const widthAdvice = 'Use a width in per cent from 75 to 125, such as 112.'
const tighteningAdvice = 'Use a percentage from 0 to 100, such as 40.'
const lineHeightAdvice = 'Use a percentage from 90 to 140, such as 108.'

const scriptAdvice =
  'Use the four-letter code of a script other than Latin: Arab, Cyrl, Grek, Hebr.'

/** Whether a text is the code of a script that regular expressions know, which is how fonts are cut. */
function isScript(text: string): boolean {
  try {
    return /^[A-Z][a-z]{3}$/.test(text) && Boolean(new RegExp(`\\p{scx=${text}}`, 'u'))
  } catch {
    return false
  }
}

const familySchema = textSchema
  .regex(/^[\p{L}\p{N} -]+$/u, { error: 'Use letters, digits, spaces and hyphens.' })
  .describe('Name of the font family.')

const fontFilesSchema = z
  .array(fontFileSchema)
  .min(1)
  .max(3)
  .describe('Font files (woff2, woff, ttf or otf): one variable font, or one for each weight.')

/** The site's typeface. The build subsets the files for the pages and measures them. */
export const typefaceSchema = z.strictObject({
  family: familySchema,
  files: fontFilesSchema,
  heading: group('Style of headings.', {
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
        'How tight the letters of headings are: 100 as in the design, 0 as in the font. If empty, as tight as the font allows.',
      ),
    line_height_percent: z
      .int({ error: lineHeightAdvice })
      .min(90, { error: lineHeightAdvice })
      .max(140, { error: lineHeightAdvice })
      .optional()
      .describe(
        'Line height of headings, in per cent of the design. If empty, as high as the letters of the font need.',
      ),
  }),
  scripts: z
    .array(
      z.strictObject({
        script: z
          .string({ error: scriptAdvice })
          .refine(isScript, { error: scriptAdvice })
          .meta({ [SAME_EVERYWHERE]: true })
          .describe('Four-letter code of the script: Arab, Cyrl, Grek, Hebr.'),
        family: familySchema,
        files: fontFilesSchema,
      }),
    )
    .optional()
    .describe('Fonts for other scripts. Only pages in a language of that script load them.'),
})

export type Typeface = z.infer<typeof typefaceSchema>

const title = text('Title of the film, read out by screen readers when the popup opens.')

/** The film that the intro popup plays: a file of this site, or a film on YouTube or Vimeo. */
export const introVideoSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('file').describe('file: a film file of your own.'),
    src: videoFileSchema.describe('File of the film.'),
    captions: videoFileSchema.describe('File of its captions (WebVTT).'),
    poster: videoFileSchema.describe('File of its still picture.'),
    title,
    description: text('Description of the film, in one sentence for search engines.'),
    published: dateSchema.describe('Day on which the film was first shown, such as 2024-11-01.'),
  }),
  z.strictObject({
    type: z.literal('youtube').describe('youtube: a film on YouTube.'),
    id: text('Id of the film, which follows watch?v= in its address.'),
    title,
  }),
  z.strictObject({
    type: z.literal('vimeo').describe('vimeo: a film on Vimeo.'),
    id: text('Number of the film in its address.'),
    title,
  }),
])

export type IntroVideo = z.infer<typeof introVideoSchema>

const emailAdvice = 'Use an email address, such as hello@example.com.'
const email = z
  .string({ error: emailAdvice })
  .refine(isEmail, { error: emailAdvice })
  .meta({ [SAME_EVERYWHERE]: true })
const phoneAdvice = 'Use a telephone number with its country code, such as +44 113 496 0142.'
const hoursAdvice = 'Use the same days and times as in the fields below.'
const timeAdvice = 'Use hours and minutes, such as 09:00.'
const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, timeAdvice)
const localeAdvice = 'Use a language and a country, such as en-GB.'
const urlAdvice = 'Use an address without a slash at the end, such as https://www.example.com.'

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

/** Language and country, such as en-GB. */
export const localeSchema = z
  .string({ error: localeAdvice })
  .refine((text) => canonicalLocale(text), { error: localeAdvice, abort: true })
  .overwrite((text) => canonicalLocale(text) ?? text)
  .meta({ [SAME_EVERYWHERE]: true })

const logoSchema = z.strictObject({
  on_light: logoFileSchema.describe('Logo for light surfaces.'),
  on_dark: logoFileSchema.describe('Logo for dark surfaces.'),
  on_orange: logoFileSchema.describe('Logo for the orange footer.'),
  mark_on_light: logoFileSchema.describe('Mark without the name, for light surfaces.'),
  mark_on_dark: logoFileSchema.describe('Mark without the name, for dark surfaces.'),
  favicon: logoFileSchema.describe('Icon in the browser tab (SVG).'),
  icon: logoFileSchema.describe(
    'Icon on a phone (SVG): square, filled to its edges, with the mark in the middle half. The build creates the sizes.',
  ),
})

const addressSchema = z.strictObject({
  street: sameText('House number and street.'),
  locality: sameText('Town or city.'),
  postcode: sameText('Postcode. Leave it out in countries without postcodes.').optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Use two capital letters, such as GB.' })
    .describe('Two-letter code of the country.'),
})

const writtenBrandSchema = z.strictObject({
  name: sameText('Name of the agency.'),
  legal_name: sameText('Name of the company in legal texts.'),
  registration: text('Where the company is registered, and its number.'),
  tagline: text('Line in the top bar.'),
  global_service: text('Area in which you serve clients, shown in the top bar.'),
  url: matching(/^https:\/\/[^\s/]+\.[^\s/]+$/, urlAdvice)
    .overwrite(asciiWebAddress)
    .describe('Address of the published site.'),
  locale: localeSchema.describe('Language and country of the texts.'),
  dates_as: localeSchema
    .optional()
    .describe(
      'Language and country for the format of dates in articles and comments, such as en-US for “September 6, 2024”. If empty, and on pages in other languages, the format follows the language of the texts.',
    ),
  time_zone: z
    .enum(Intl.supportedValuesOf('timeZone'))
    .optional()
    .describe(
      'Time zone of the agency, for times in the studio. If empty, the studio uses the time zone of its machine.',
    ),
  summary: text('One or two sentences about the agency, for the options panel.'),
  logo: logoSchema.describe('Your logo, in versions for light and dark surfaces.'),
  typeface: typefaceSchema.describe('Fonts of the site.'),
  address: addressSchema.describe('Address of the office.'),
  areas_served: z
    .array(textSchema)
    .min(1)
    .describe('Places in which you serve clients, for search engines.'),
  email: email.describe('General email address, shown in the top bar and the footer.'),
  projects_email: email.describe('Email address for projects, shown on the contact page.'),
  phone: sameText(
    'Telephone number of the office in the form that visitors read, such as 0113 496 0142. A tap dials it, also from abroad.',
  ),
  chat: group('Account in the messaging app that the chat button opens.', {
    number: sameText('Number of the account in the messaging app.'),
    greeting: text('Message that is filled in when the chat opens.'),
    base_url: webAddressSchema.describe('Address of the app, before the number.'),
  }),
  opening_hours: z
    .strictObject({
      text: text('Opening hours as text, with the same days and times as the fields below.'),
      days: z.array(z.enum(WEEKDAYS)).min(1).describe('Days on which the office is open.'),
      opens: time.describe('Opening time.'),
      closes: time.describe('Closing time.'),
    })
    .refine(({ opens, closes }) => closes > opens, {
      path: ['closes'],
      error: 'Use a time later than the opening time.',
    })
    .describe('Opening hours.'),
  social: profilesSchema.describe('Profiles of the agency on other sites, in order.'),
  payment_link: webAddressSchema.describe('Payment page of the website plans.'),
  intro_video: introVideoSchema.describe('Film in the intro popup.'),
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
  satisfaction: figure.max(100).describe('Satisfied clients, in per cent.'),
  years: figure.describe('Years of service.'),
  projects: figure.describe('Successful projects.'),
  partners: figure.describe('Number of partners, shown on the security home page.'),
  ads_results: text('Time until paid ads show results.'),
  seo_results: text('Time that search work typically takes.'),
  ...confirmationFields,
})
