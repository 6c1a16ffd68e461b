import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import * as z from 'zod'

/** Where the build lays the feed with the newest articles of a language, whole. */
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

/** An article as the feed has it: every address in its HTML is whole. */
export type FeedArticle = { title: string; url: string; html: string }

/**
 * Reads the articles of a built site in one language.
 * @param homePath of the language, as `/de`.
 * @throws where there is no feed, or none that can be read.
 */
export async function readFeed(siteDirectory: string, homePath = '/'): Promise<FeedArticle[]> {
  const parser = new XMLParser({
    parseTagValue: false,
    isArray: (name) => name === 'item',
    // Our own file: an article has thousands of signs that are written as entities.
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
