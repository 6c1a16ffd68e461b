import { appendFile, readFile } from 'node:fs/promises'

/** Names that stood in code, and beside the agency's own profiles, and stand among the labels now. */
const NETWORKS = `networks:
  facebook: Facebook
  x: X
  instagram: Instagram
  pinterest: Pinterest
  linkedin: LinkedIn
  google: Google Business
  github: GitHub
  youtube: YouTube
  tiktok: TikTok
  mastodon: Mastodon
  bluesky: Bluesky
  threads: Threads
  xing: XING
  dribbble: Dribbble
  behance: Behance
  website: Website
`

/** Adds the names of networks to the labels of a content folder that has none. */
export async function addNetworkNames(directory: string): Promise<void> {
  const file = `${directory}/site/labels.yaml`
  const text = await readFile(file, 'utf8')
  if (!/^networks:/m.test(text))
    await appendFile(file, text.endsWith('\n') ? NETWORKS : `\n${NETWORKS}`)
}
