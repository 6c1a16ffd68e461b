import type { SiteContent } from '../../content-model/SiteContent.ts'
import { NEWSLETTER_FORM_ID } from '../../forms/fields.ts'
import type { Config } from './config.ts'
import type { ReceiverOptions } from './ReceiverOptions.ts'

/** Puts together what the environment says and what the content says. */
export function optionsFromContent(config: Config, content: SiteContent): ReceiverOptions {
  const { brand, forms } = content
  return {
    siteDirectory: config.siteDirectory,
    dataDirectory: config.dataDirectory,
    databaseUrl: config.databaseUrl,
    logLevel: config.logLevel,
    siteUrl: brand.url,
    newsletterFormId: NEWSLETTER_FORM_ID,
    mailbox: brand.email,
    locale: brand.locale,
    words: forms.receiver,
    fieldLabels: forms.contact.labels,
  }
}
