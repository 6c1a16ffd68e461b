import {
  describeSubmission,
  descriptionText,
  type Wording,
} from '../submissions/describeSubmission.ts'
import {
  extraFieldsSchema,
  FORM_COLUMNS,
  type FormName,
  SOURCE_COLUMNS,
  type SubmissionsTable,
} from '../submissions/tables.ts'
import type { WebhookForm } from './webhookOptions.ts'

/** Names of events, as the specification forms them. Programs of owners rely on them. */
const EVENT_TYPES: Record<FormName, string> = {
  contact: 'lead.created',
  newsletter: 'reader.subscribed',
}

/** Puts a submission into the JSON that a receiver wants. */
export function composeWebhook(
  form: WebhookForm,
  submission: SubmissionsTable,
  wording: Wording,
): string {
  return JSON.stringify(BODIES[form](submission, wording))
}

const BODIES: Record<WebhookForm, (submission: SubmissionsTable, wording: Wording) => object> = {
  standard: standardBody,
  slack: slackBody,
  teams: teamsBody,
  discord: discordBody,
}

/** An event as Standard Webhooks recommends it (https://www.standardwebhooks.com). */
function standardBody(submission: SubmissionsTable): object {
  const { id, form, extra_fields, received_at } = submission
  const extraFields = extraFieldsSchema.parse(JSON.parse(extra_fields))
  return {
    type: EVENT_TYPES[form],
    timestamp: received_at,
    data: {
      id,
      form,
      ...pick(submission, FORM_COLUMNS),
      source: pick(submission, SOURCE_COLUMNS),
      extra_fields: extraFields.map(([field, value]) => ({ name: field, value })),
    },
  }
}

function pick(submission: SubmissionsTable, columns: readonly (keyof SubmissionsTable)[]) {
  return Object.fromEntries(columns.map((column) => [column, submission[column]]))
}

/** Control characters, which JSON writes as six signs each, and what turns the direction of writing. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** All of a submission, as a channel's message. */
function channelText(submission: SubmissionsTable, wording: Wording): string {
  const text = descriptionText(describeSubmission(submission, wording))
  return text.replace(CONTROLS, (sign) => (sign === '\n' ? sign : ' '))
}

/** A text object's longest text (https://docs.slack.dev/reference/block-kit/composition-objects/text-object). */
const SLACK_LENGTH = 3_000
const SLACK_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Shown as `plain_text`, in which nothing is markup. The notification's text is read, so it is escaped. No pictures of
 * pages that a visitor names (https://docs.slack.dev/messaging/unfurling-links-in-messages).
 */
function slackBody(submission: SubmissionsTable, wording: Wording): object {
  const { title } = describeSubmission(submission, wording)
  const plain = cutToFit(channelText(submission, wording), SLACK_LENGTH)
  return {
    text: cutToFit(title, SLACK_LENGTH, (sign) => SLACK_ENTITIES[sign] ?? sign),
    blocks: [{ type: 'section', text: { type: 'plain_text', text: plain, emoji: false } }],
    unfurl_links: false,
    unfurl_media: false,
  }
}

/**
 * Teams takes 28 kB, and some have measured 21; a line costs some 80 bytes besides its letters, of up to three bytes
 * each (https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook).
 */
const TEAMS_LENGTH = 4_000
const TEAMS_LINES = 100

/** Runs of text, in which nothing is markup, unlike in text blocks and facts. */
function teamsBody(submission: SubmissionsTable, wording: Wording): object {
  const text = cutToFit(channelText(submission, wording), TEAMS_LENGTH)
  const lines = text.split(/\s*\n\s*/).filter(Boolean)
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: lines.slice(0, TEAMS_LINES).map((line) => ({
      type: 'RichTextBlock',
      inlines: [{ type: 'TextRun', text: line }],
    })),
  }
  const contentType = 'application/vnd.microsoft.card.adaptive'
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] }
}

/** https://docs.discord.com/developers/resources/webhook#execute-webhook */
const DISCORD_LENGTH = 2_000
/** Characters that Discord may read as markup: all punctuation of ASCII. */
const DISCORD_MARKUP = /[!-/:-@[-`{-~]/
/** `SUPPRESS_EMBEDS`: no pictures of pages that a visitor names. */
const DISCORD_FLAGS = 4

/** A backslash before each sign takes its meaning; nobody is called by a mention. */
function discordBody(submission: SubmissionsTable, wording: Wording): object {
  const text = channelText(submission, wording)
  return {
    content: cutToFit(text, DISCORD_LENGTH, (sign) =>
      DISCORD_MARKUP.test(sign) ? `\\${sign}` : sign,
    ),
    allowed_mentions: { parse: [] },
    flags: DISCORD_FLAGS,
  }
}

/** Cuts text so that it is no longer than a service takes after its signs were escaped. */
function cutToFit(text: string, maxLength: number, escapeSign = (sign: string) => sign): string {
  let fitted = ''
  for (const sign of text.trimEnd()) {
    const next = fitted + escapeSign(sign)
    if (next.length >= maxLength) return `${fitted}…`
    fitted = next
  }
  return fitted
}
