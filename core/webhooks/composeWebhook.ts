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

/** Names of events, in the form of the specification. Owners' programs rely on them. */
const EVENT_TYPES: Record<FormName, string> = {
  contact: 'lead.created',
  newsletter: 'reader.subscribed',
}

/** Turns a submission into the JSON that a webhook's service expects. */
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

/** Control characters, which JSON writes as six characters each, and marks that change the writing direction. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A whole submission as the text of a channel message. */
function channelText(submission: SubmissionsTable, wording: Wording): string {
  const text = descriptionText(describeSubmission(submission, wording))
  return text.replace(CONTROLS, (sign) => (sign === '\n' ? sign : ' '))
}

/** Longest text of a text object (https://docs.slack.dev/reference/block-kit/composition-objects/text-object). */
const SLACK_LENGTH = 3_000
const SLACK_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Shown as `plain_text`, which has no markup. The notification's text is parsed, so it is escaped. Links from a visitor
 * get no preview (https://docs.slack.dev/messaging/unfurling-links-in-messages).
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
 * Teams accepts 28 kB, or 21 kB by some measurements; a line takes about 80 bytes besides its characters, which take up
 * to three bytes each
 * (https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook).
 */
const TEAMS_LENGTH = 4_000
const TEAMS_LINES = 100

/** Text runs, which have no markup, unlike text blocks and facts. */
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
/** Characters that Discord may read as markup: all ASCII punctuation. */
const DISCORD_MARKUP = /[!-/:-@[-`{-~]/
/** `SUPPRESS_EMBEDS`: links from a visitor get no preview. */
const DISCORD_FLAGS = 4

/** A backslash before a character makes it literal; mentions notify nobody. */
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

/** Truncates text so that it fits the limit of a service after escaping. */
function cutToFit(text: string, maxLength: number, escapeSign = (sign: string) => sign): string {
  let fitted = ''
  for (const sign of text.trimEnd()) {
    const next = fitted + escapeSign(sign)
    if (next.length >= maxLength) return `${fitted}…`
    fitted = next
  }
  return fitted
}
