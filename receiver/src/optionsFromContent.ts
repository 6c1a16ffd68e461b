import type { SiteContent } from '../../content-model/readContent.ts'
import { NEWSLETTER_FORM_ID } from '../../forms/fields.ts'
import type { Config } from './config.ts'
import type { ReceiverOptions } from './ReceiverOptions.ts'

/** Puts together what the environment says and what the content says. */
export function optionsFromContent(config: Config, content: SiteContent): ReceiverOptions {
  const { brand, forms, palette } = content
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
    mailbox: brand.email,
    locale: brand.locale,
    words: forms.receiver,
    failureWords: forms.failure,
    fieldLabels: forms.contact.labels,
    mail: config.mail && {
      smtp: config.mail.smtp,
      from: { name: brand.name, address: config.mail.from ?? brand.email },
      to: config.mail.to ?? [brand.email],
      colours: {
        ink: palette.ink,
        paper: palette.paper,
        mute: palette.mute,
        accent: palette.orange,
      },
    },
  }
}
