import { buildSite } from '../build/buildSite.ts'
import { benchMail } from '../workshop/bench/mail.ts'
import { benchPages } from '../workshop/bench/pages.ts'
import { benchPublish } from '../workshop/bench/publish.ts'
import { benchRest } from '../workshop/bench/rest.ts'
import { benchScale } from '../workshop/bench/scale.ts'
import { benchServer } from '../workshop/bench/server.ts'
import { benchSpam } from '../workshop/bench/spam.ts'
import { benchVisits } from '../workshop/bench/visits.ts'
import { readArguments, stop } from './readArguments.ts'

const HELP = `npm run bench -- [PART…] [--runs N] [--posts N…] [--peer URL…] [--save]
  PART     pages, visits, rest, server, publish, mail, spam or scale; all of them by default
  --runs   rounds of Lighthouse over all pages [3]
  --posts  numbers of posts to build the site with, at least 10 each [10 100 1000]; finally with the largest number,
           200 cases and 10,000 old addresses
  --peer   a page of another site, to measure at rest for comparison
  --save   save the figures of the pages in docs/bench-pages.json, for the next run to compare with
`

const PARTS = ['pages', 'visits', 'rest', 'server', 'publish', 'mail', 'spam', 'scale'] as const

const { values, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    posts: { type: 'string', multiple: true, default: ['10', '100', '1000'] },
    peer: { type: 'string', multiple: true, default: [] },
    save: { type: 'boolean', default: false },
  },
})
const parts = positionals.length > 0 ? positionals : PARTS
const runs = Number(values.runs)
const posts = values.posts.map(Number)
const wrong =
  positionals.some((part) => !PARTS.some((known) => known === part)) ||
  !(Number.isInteger(runs) && runs > 0) ||
  !posts.every((count) => Number.isInteger(count) && count >= 10)
if (wrong) stop('Unknown part or invalid number.', HELP)

// The spam benchmark needs no site.
if (parts.some((part) => part !== 'spam')) await buildSite()
if (parts.includes('pages')) await benchPages({ runs, save: values.save })
if (parts.includes('visits')) await benchVisits()
if (parts.includes('rest')) await benchRest(values.peer)
if (parts.includes('server')) await benchServer()
if (parts.includes('publish')) await benchPublish()
if (parts.includes('mail')) await benchMail()
if (parts.includes('spam')) await benchSpam()
if (parts.includes('scale')) await benchScale(posts)
