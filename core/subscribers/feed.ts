import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod'

/** The build's feed with the newest articles of a language in full. */
const FEED_FILE = 'rss.xml'

const feedSchema = z.object({
  rss: z.object({
    channel: z.object({
      item: z
        .array(z.object({ title: z.string(), link: z.url(), 'content:encoded': z.string() }))
        .default([]),
    }),
  }),
})

/** An article from the feed: all URLs in its HTML are absolute. */
export type FeedArticle = { title: string; url: string; html: string }

/**
 * Reads the articles of a built site in one language.
 * @param homePath of the language, as `/de`.
 * @throws if the feed is missing or cannot be parsed.
 */
export async function readFeed(siteDirectory: string, homePath = '/'): Promise<FeedArticle[]> {
  const parser = new XMLParser({
    parseTagValue: false,
    isArray: (name) => name === 'item',
    // The file is our own, and an article holds thousands of entities.
    processEntities: {
      enabled: true,
      maxTotalExpansions: Number.MAX_SAFE_INTEGER,
      maxExpandedLength: Number.MAX_SAFE_INTEGER,
    },
  })
  const { rss } = feedSchema.parse(
    parser.parse(await readFile(join(siteDirectory, homePath, FEED_FILE), 'utf8')),
  )
  return rss.channel.item.map(({ title, link, 'content:encoded': html }) => ({
    title,
    url: link,
    html,
  }))
}
