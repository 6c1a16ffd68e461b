import type { ServerContent, ServerWords } from '../content-model/readServerContent.ts'
import type { CoreOptions } from '../core/core.ts'
import type { LanguageWords } from '../core/lib/languageWords.ts'
import { asciiEmail } from '../forms/asciiDomain.ts'
import { NEWSLETTER_FORM_ID, newsletterPath } from '../forms/fields.ts'
import { formAddresses } from '../forms/formAddresses.ts'
import type { Config } from './config.ts'
import type { SiteSettings } from './site/ownAddresses.ts'

/** Options that receiver, studio and terminal commands share. */
export type ProjectOptions = CoreOptions & SiteSettings

/**
 * Combines the settings of the environment with the content.
 * @param environment may override the form addresses of the content.
 * @throws FormAddressError if an environment variable holds an invalid address for a form.
 */
export function optionsFromContent(
  config: Config,
  content: ServerContent,
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { brand, palette, replies, translations } = content
  const { newsletter } = formAddresses(content, environment)
  // Visitors reach this receiver where the site sends the form, unless that is another service.
  const isOurs = newsletter.endsWith(newsletterPath(NEWSLETTER_FORM_ID))
  const mailbox = asciiEmail(brand.email)
  const { ink, paper, mute, orange: accent } = palette
  return {
    siteDirectory: config.siteDirectory,
    dataDirectory: config.dataDirectory,
    databaseUrl: config.databaseUrl,
    logLevel: config.logLevel,
    rateLimitPerMinute: config.rateLimitPerMinute,
    siteUrl: brand.url,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
    newsletterFormId: NEWSLETTER_FORM_ID,
    receiverUrl: new URL(isOurs ? newsletter : '/', brand.url).origin,
    mailbox,
    pageBrand: { name: brand.name, ink, paper, accent },
    ...languageWords(content),
    languages: new Map(
      translations.map((translation) => [translation.language.tag, languageWords(translation)]),
    ),
    replies,
    countsPages: content.analytics.enabled,
    subscriberMailsPerMinute: config.subscriberMailsPerMinute,
    webhooks: config.webhooks,
    mail: config.mail && {
      smtp: config.mail.smtp,
      from: { name: brand.name, address: config.mail.from ?? mailbox },
      to: config.mail.to ?? [mailbox],
      colours: { ink, paper, mute, accent },
    },
  }
}

function languageWords({ brand, forms, pages }: ServerWords): LanguageWords {
  const { heading, button } = forms.newsletter
  return {
    locale: brand.locale,
    copy: forms.receiver,
    failureCopy: forms.failure,
    fieldLabels: forms.contact.labels,
    newsletterWording: `${heading} / ${button}`,
    homePath: pages.home.path,
  }
}
