import * as z from 'zod'
import { webAddressSchema } from './address.ts'
import { logoFileSchema } from './file.ts'
import { introVideoSchema } from './introVideo.ts'
import { socialProfileSchema } from './socialProfile.ts'
import { textSchema } from './text.ts'
import { typefaceSchema } from './typeface.ts'

const emailAdvice = 'Use an email address, as hello@example.com.'
const email = z.email({ pattern: z.regexes.html5Email, error: emailAdvice })
const numberAdvice = "Use a plus and figures only, in quotes, as '+441134960142'."
const number = z.string({ error: numberAdvice }).regex(/^\+\d{7,15}$/, { error: numberAdvice })
const timeAdvice = "Use hours and minutes in quotes, as '09:00'."
const time = z
  .string({ error: timeAdvice })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: timeAdvice })
const urlAdvice = 'Use the address without a slash at its end, as https://www.example.com.'

const logoSchema = z.strictObject({
  on_light: logoFileSchema.describe('Logo for light ground.'),
  on_dark: logoFileSchema.describe('Logo for dark ground.'),
  on_orange: logoFileSchema.describe('Logo for the orange footer.'),
  mark_on_light: logoFileSchema.describe('Mark alone, for light ground.'),
  mark_on_dark: logoFileSchema.describe('Mark alone, for dark ground.'),
  favicon: logoFileSchema.describe('Icon in the browser tab (SVG).'),
  icon: logoFileSchema.describe(
    'Icon on a phone (SVG): square, coloured to its edges, the mark in its middle half. The build makes the sizes.',
  ),
})

const addressSchema = z.strictObject({
  street: textSchema.describe('House and street.'),
  locality: textSchema.describe('Town or city.'),
  postcode: textSchema.describe('Postcode.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Use two capital letters, as GB.' })
    .describe('Country as two letters.'),
})

/** Who the agency is and how to reach it. */
export const brandSchema = z.strictObject({
  name: textSchema.describe('Name of the agency.'),
  legal_name: textSchema.describe('Name of the company in legal texts.'),
  registration: textSchema.describe('Where the company is registered, and its number.'),
  tagline: textSchema.describe('Line in the top bar.'),
  global_service: textSchema.describe('Where you serve clients, in the top bar.'),
  url: z
    .string({ error: urlAdvice })
    .regex(/^https:\/\/[^\s/]+\.[^\s/]+$/, { error: urlAdvice })
    .describe('Address at which the finished site stands.'),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, { error: 'Use language and country, as en-GB.' })
    .describe('Language and country of the words.'),
  summary: textSchema.describe('One or two sentences about the agency, for the options panel.'),
  logo: logoSchema.describe('Files in content/logos.'),
  typeface: typefaceSchema.describe('Letters of the site.'),
  address: addressSchema.describe('Address of the office.'),
  areas_served: z
    .array(textSchema)
    .min(1)
    .describe('Places in which you serve clients, as search engines are told.'),
  email: email.describe('Mailbox for everybody, shown in top bar and footer.'),
  projects_email: email.describe('Mailbox for projects, shown on the contact page.'),
  phone: z
    .strictObject({
      display: textSchema.describe('Number as people read it.'),
      number: number.describe('Number as a telephone dials it.'),
    })
    .describe('Telephone of the office.'),
  chat: z
    .strictObject({
      number: number.describe('Number of the account in the messaging app.'),
      display: textSchema.describe('Number as people read it.'),
      greeting: textSchema.describe('Message that stands ready when the chat opens.'),
      base_url: webAddressSchema.describe('Address of the app, to which the number is added.'),
    })
    .describe('Messaging-app account that the chat button opens.'),
  opening_hours: z
    .strictObject({
      text: textSchema.describe('Hours in words.'),
      days: z
        .array(
          z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
        )
        .min(1)
        .describe('Days on which somebody answers.'),
      opens: time.describe('Time of opening.'),
      closes: time.describe('Time of closing.'),
    })
    .describe('When somebody answers.'),
  social: z.array(socialProfileSchema).describe('Social profiles of the agency.'),
  payment_link: webAddressSchema.describe('Payment page of the website plans.'),
  intro_video: introVideoSchema.describe('Film that the intro popup plays.'),
  copyright_year: z.int().min(1990).max(2100).describe('Year in the copyright line.'),
})

export type Brand = z.infer<typeof brandSchema>
